// Sentences with names and cards inside. Fluent formats them with marks in place of the pieces;
// afterwards the marks are turned back into parts that the page can draw as chips.

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'card'; card: number; text: string }
  | { kind: 'ability'; text: string }
  | { kind: 'fall'; text: string };

// Private-use characters: they occur in no message and in no name the server accepts.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARK = new RegExp(`${OPEN}([scaf])(-?\\d+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'gu');

export function seatMark(seat: number, name: string): string {
  return `${OPEN}s${seat}${MIDDLE}${clean(name)}${CLOSE}`;
}

export function cardMark(card: number, name: string): string {
  return `${OPEN}c${card}${MIDDLE}${clean(name)}${CLOSE}`;
}

/** Marks the character whose ability caused something. */
export function abilityMark(character: string): string {
  return `${OPEN}a0${MIDDLE}${clean(character)}${CLOSE}`;
}

/** The line, written and spoken, with the characters whose abilities caused it, each once. */
export function withAbilities<Line extends { text: string; spoken?: string }>(line: Line, characters: string[]): Line {
  const marks = [...new Set(characters)].map(abilityMark);
  const named = (sentence: string) => [sentence, ...marks.filter((mark) => !sentence.includes(mark))].join(' ');
  return { ...line, text: named(line.text), ...(line.spoken ? { spoken: named(line.spoken) } : {}) };
}

/** Marks the loss of a hit that eliminated a player. */
export function fallMark(text: string): string {
  return `${OPEN}f0${MIDDLE}${clean(text)}${CLOSE}`;
}

function clean(text: string): string {
  return text.replace(/[\uE000-\uE002]/gu, '');
}

export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: 'text', text: sentence.slice(end, match.index) });
    const [all, kind, number, text = ''] = match;
    if (kind === 's') found.push({ kind: 'seat', seat: Number(number), text });
    else if (kind === 'a' || kind === 'f') found.push({ kind: kind === 'a' ? 'ability' : 'fall', text });
    else found.push({ kind: 'card', card: Number(number), text });
    end = match.index + all.length;
  }
  if (end < sentence.length) found.push({ kind: 'text', text: sentence.slice(end) });
  return found;
}

/** Punctuation that belongs to the piece before it. */
const TAIL = /^[\p{Po}\p{Pe}\p{Pf}]+/u;

/** A part, and the punctuation that follows it. */
export type Tailed = Part & { tail: string };

/** The parts of a sentence; a comma or full stop after a chip goes with it, so that it begins no line. */
export function tailedParts(sentence: string): Tailed[] {
  const found: Tailed[] = [];
  for (const part of parts(sentence)) {
    const before = found.at(-1);
    const chip = before?.kind === 'card' || before?.kind === 'ability';
    const tail = chip && part.kind === 'text' ? (TAIL.exec(part.text)?.[0] ?? '') : '';
    if (before && tail) before.tail = tail;
    const rest = part.text.slice(tail.length);
    if (rest) found.push({ ...part, text: rest, tail: '' });
  }
  return found;
}

const CARDS_IN_A_ROW = new RegExp(`(${OPEN}c[^${CLOSE}]*${CLOSE}) (?=${OPEN}c)`, 'gu');

/** For a place that draws no chips: cards and dice in a row get commas between them. */
export function inWords(sentence: string): string {
  return sentence.replace(CARDS_IN_A_ROW, '$1, ');
}

const LAST_PERIOD = new RegExp(`\\.(?=(?: ${OPEN}a[^${CLOSE}]*${CLOSE})*$)`, 'u');

/** Without its last period; abilities may follow that. */
export function withoutPeriod(sentence: string): string {
  return sentence.replace(LAST_PERIOD, '');
}

/** The sentence as plain words, for screen readers and titles. */
export function plain(sentence: string): string {
  return parts(sentence).map((part) => part.text).join('');
}
