// Writing and drawing on a canvas: text that fits, icons of the page, numbers over time.

export const INK = '#21170f';
export const SOFT = '#5a4630';
export const PAPER = '#efe3c6';
const LIGHT = '#f6edd8';
const RED = '#9e1f1a';
const GOLD = '#d9a53a';
const ROLE_COLOURS: Record<string, string> = { sheriff: GOLD, outlaw: RED };

export const HEAD = 'Rye, Rockwell, Georgia, serif';
export const TEXT = '"Bitter Variable", Georgia, serif';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How text is set: `size` is the largest it may have, `least` the smallest before it is cut. */
export interface Type {
  family: string;
  weight: number;
  size: number;
  least: number;
  colour: string;
  align?: CanvasTextAlign;
}

/** The text, and the size at which it has this width at most. What is still too wide is cut. */
export function fitting(text: string, width: number, type: Pick<Type, 'size' | 'least'>, measure: (text: string, size: number) => number): { text: string; size: number } {
  let size = type.size;
  while (size > type.least && measure(text, size) > width) size -= 1;
  if (measure(text, size) <= width) return { text, size };
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`, size) > width) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size };
}

export function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, type: Type): void {
  const font = (size: number): string => `${type.weight} ${size}px ${type.family}`;
  const found = fitting(text, width, type, (part, size) => {
    pen.font = font(size);
    return pen.measureText(part).width;
  });
  pen.font = font(found.size);
  pen.fillStyle = type.colour;
  pen.textAlign = type.align ?? 'left';
  pen.fillText(found.text, x, y);
}

function shape(element: Element): Path2D {
  const number = (name: string): number => Number(element.getAttribute(name));
  const path = new Path2D(element.getAttribute('d') ?? '');
  if (element.localName === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  return path;
}

/** Draws an icon of the page; its symbol stands in the document. */
export function icon(pen: CanvasRenderingContext2D, name: string, role: string, x: number, y: number, size: number): void {
  const symbol = document.getElementById(`i-${name}`);
  if (!symbol) return;
  const [, , side = 512] = (symbol.getAttribute('viewBox') ?? '0 0 512 512').split(' ').map(Number);
  pen.save();
  pen.translate(x, y);
  pen.scale(size / side, size / side);
  pen.fillStyle = ROLE_COLOURS[role] ?? INK;
  pen.strokeStyle = INK;
  for (const element of symbol.querySelectorAll('path, circle')) {
    pen.lineWidth = Number(element.getAttribute('stroke-width') ?? 0);
    const path = shape(element);
    if (element.getAttribute('fill') !== 'none') pen.fill(path);
    if (pen.lineWidth > 0) pen.stroke(path);
  }
  pen.restore();
}

/** The corners of a line that goes in steps through a box, from its left edge to its right one. All steps are as wide. */
export function steps(values: number[], highest: number, box: Box): [number, number][] {
  const each = box.width / Math.max(1, values.length);
  return values.flatMap((value, i): [number, number][] => {
    const y = box.y + box.height * (1 - value / Math.max(1, highest));
    return [[box.x + each * i, y], [box.x + each * (i + 1), y]];
  });
}

function hatch(pen: CanvasRenderingContext2D, box: Box): void {
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let x = box.x - box.height; x < box.x + box.width; x += 8) {
    pen.moveTo(x, box.y + box.height);
    pen.lineTo(x + box.height, box.y);
  }
  pen.stroke();
}

/** Numbers over time: the ground below the line is hatched for a winner, plain for others. */
export function chart(pen: CanvasRenderingContext2D, values: number[], highest: number, won: boolean, box: Box): void {
  const corners = steps(values, highest, box);
  const ground = new Path2D();
  ground.moveTo(box.x, box.y + box.height);
  corners.forEach(([x, y]) => ground.lineTo(x, y));
  ground.lineTo(box.x + box.width, box.y + box.height);
  pen.fillStyle = LIGHT;
  pen.fillRect(box.x, box.y, box.width, box.height);
  pen.save();
  pen.clip(ground);
  pen.fillStyle = '#d8c59b';
  pen.fillRect(box.x, box.y, box.width, box.height);
  if (won) hatch(pen, box);
  pen.restore();
  const edge = new Path2D();
  corners.forEach(([x, y]) => edge.lineTo(x, y));
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.stroke(edge);
  pen.lineWidth = 1.5;
  pen.strokeRect(box.x, box.y, box.width, box.height);
}
