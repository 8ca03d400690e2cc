// Draws a picture of 1200 × 630 points, the size that messengers show.
import paper from '../assets/paper.webp';
import wood from '../assets/wood.webp';
import { chart, HEAD, icon, INK, PAPER, SOFT, TEXT, write, type Box } from './canvas';
import type { Picture, Portrait } from './picture';

export const WIDTH = 1200;
export const HEIGHT = 630;
const BILL: Box = { x: 40, y: 30, width: 1120, height: 512 };
const CELLS: Box = { x: 80, y: 170, width: 1040, height: 340 };
const GAP = 20;
/** From so many players on they stand in two rows. */
const ROW = 5;

async function image(address: string): Promise<HTMLImageElement> {
  const found = new Image();
  found.src = address;
  await found.decode();
  return found;
}

function ground(pen: CanvasRenderingContext2D, texture: CanvasImageSource, box: Box): void {
  pen.fillStyle = pen.createPattern(texture, 'repeat') ?? PAPER;
  pen.fillRect(box.x, box.y, box.width, box.height);
}

function frame(pen: CanvasRenderingContext2D, box: Box, inset: number, width: number): void {
  pen.strokeStyle = INK;
  pen.lineWidth = width;
  pen.strokeRect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
}

function sheet(pen: CanvasRenderingContext2D, textures: HTMLImageElement[]): void {
  const [lying, table] = textures as [HTMLImageElement, HTMLImageElement];
  pen.fillStyle = '#160d07';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  ground(pen, table, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  pen.save();
  pen.shadowColor = 'rgb(12 6 2 / .7)';
  pen.shadowBlur = 26;
  pen.fillStyle = PAPER;
  pen.fillRect(BILL.x, BILL.y, BILL.width, BILL.height);
  pen.restore();
  ground(pen, lying, BILL);
  frame(pen, BILL, 10, 2);
  frame(pen, BILL, 15, 1);
}

/** Where each player stands: up to five in one row, more in two. */
export function places(count: number): Box[] {
  const rows = count > ROW ? 2 : 1;
  const columns = Math.max(1, Math.ceil(count / rows));
  const width = (CELLS.width - GAP * (columns - 1)) / columns;
  const height = (CELLS.height - GAP * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: CELLS.x + (i % columns) * (width + GAP), y: CELLS.y + Math.floor(i / columns) * (height + GAP), width, height,
  }));
}

/** Where each player stands in a picture without numbers over time: two columns of lines. */
export function lines(count: number): Box[] {
  const rows = Math.max(1, Math.ceil(count / 2));
  const [width, height] = [(CELLS.width - 2 * GAP) / 2, Math.min(100, CELLS.height / rows)];
  return Array.from({ length: count }, (_, i) => ({
    x: CELLS.x + Math.floor(i / rows) * (width + 2 * GAP), y: CELLS.y + (i % rows) * height, width, height,
  }));
}

/** A player in a list: the name, what became of them, their number. */
function line(pen: CanvasRenderingContext2D, one: Portrait, box: Box): void {
  const size = Math.min(38, box.height * 0.46);
  const [middle, left] = [box.y + box.height / 2 + size * 0.34, one.icon ? size + 14 : 0];
  if (one.won) {
    pen.fillStyle = INK;
    pen.fillRect(box.x - 8, box.y + box.height * 0.1, box.width + 16, box.height * 0.8);
  }
  const [colour, quiet] = one.won ? [PAPER, PAPER] : [INK, SOFT];
  if (one.icon) icon(pen, one.icon, one.role ?? '', box.x, middle - size, size + 4);
  write(pen, one.name, box.x + left, middle, box.width * 0.5 - left, { family: HEAD, weight: 400, size, least: 12, colour });
  const right = one.last ? Math.max(70, size * 2) : 0;
  write(pen, one.last, box.x + box.width, middle, box.width * 0.24, { family: HEAD, weight: 400, size, least: 12, colour, align: 'right' });
  write(pen, one.note, box.x + box.width - right, middle, box.width * 0.48 - right, { family: TEXT, weight: 600, size: size * 0.6, least: 11, colour: quiet, align: 'right' });
}

function portrait(pen: CanvasRenderingContext2D, one: Portrait, highest: number, box: Box): void {
  const left = one.icon ? 46 : 0;
  const score = one.last ? 58 : 0;
  if (one.icon) icon(pen, one.icon, one.role ?? '', box.x, box.y + 4, 38);
  if (one.won) {
    pen.fillStyle = INK;
    pen.fillRect(box.x + left - 6, box.y + 2, box.width - left + 6, 38);
  }
  const colour = one.won ? PAPER : INK;
  write(pen, one.name, box.x + left, box.y + 31, box.width - left - score - 6, { family: HEAD, weight: 400, size: 27, least: 16, colour });
  write(pen, one.last, box.x + box.width - 8, box.y + 31, score + 60, { family: HEAD, weight: 400, size: 24, least: 14, colour, align: 'right' });
  write(pen, one.note, box.x + left, box.y + 62, box.width - left, { family: TEXT, weight: 600, size: 18, least: 13, colour: SOFT });
  if (one.values.length > 1) chart(pen, one.values, highest, one.won, { x: box.x, y: box.y + 74, width: box.width, height: box.height - 74 });
}

function words(pen: CanvasRenderingContext2D, picture: Picture): void {
  write(pen, picture.title, 80, 122, 690, { family: HEAD, weight: 400, size: 70, least: 30, colour: INK });
  picture.beside.forEach((line, i) => {
    write(pen, line, 1120, 98 + 30 * i, 330, { family: TEXT, weight: 600, size: 22, least: 14, colour: SOFT, align: 'right' });
  });
  write(pen, picture.counted, 80, 156, 1040, { family: TEXT, weight: 600, size: 17, least: 13, colour: SOFT });
  write(pen, 'Posse', 44, 600, 200, { family: HEAD, weight: 400, size: 42, least: 42, colour: PAPER });
  write(pen, picture.foot, 1156, 596, 880, { family: TEXT, weight: 600, size: 23, least: 16, colour: PAPER, align: 'right' });
}

/** Draws the picture; resolves when it is there. */
export async function draw(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const [textures] = await Promise.all([
    Promise.all([image(paper), image(wood)]),
    document.fonts.load(`70px ${HEAD}`, picture.title), document.fonts.load(`600 18px ${TEXT}`, picture.foot),
  ]);
  sheet(pen, textures);
  words(pen, picture);
  const boxes = (picture.highest > 0 ? places : lines)(picture.players.length);
  picture.players.forEach((one, i) => {
    const box = boxes[i];
    if (!box) return;
    if (picture.highest > 0) portrait(pen, one, picture.highest, box);
    else line(pen, one, box);
  });
}
