// The text of a note: a paragraph a line, and what stands between underscores is bold.

export interface Piece {
  text: string;
  bold: boolean;
}

export function paragraphs(text: string): Piece[][] {
  return text.split('\n').filter((line) => line.trim()).map((line) =>
    line.split('_').map((piece, i) => ({ text: piece, bold: i % 2 === 1 })).filter((piece) => piece.text));
}
