// Outlines with whole numbers: at the sizes they are drawn in, a unit of their 512 is less than a fifth of a pixel,
// and the figures are half of what a first visit loads.

/** How many numbers a command takes; an arc's fourth and fifth are flags, which need no gap after them. */
const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*(-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

interface Segment {
  command: string;
  numbers: number[];
}

function segmentsOf(path: string): Segment[] {
  const found: Segment[] = [];
  let at = 0;
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(path);
    if (match) at = pattern.lastIndex;
    return match?.[1];
  };
  let command = '';
  while (at < path.trimEnd().length) {
    const next = read(COMMAND);
    // Points after a first one are lines.
    command = next ?? (command === 'm' ? 'l' : command === 'M' ? 'L' : command);
    const kind = command.toLowerCase();
    const numbers = Array.from({ length: SIZES[kind] ?? Number.NaN }, (_, i) => Number(read(kind === 'a' && (i === 3 || i === 4) ? FLAG : NUMBER)));
    if (numbers.some(Number.isNaN)) throw new Error(`not a path: ${path.slice(0, at + 20)}`);
    found.push({ command, numbers });
  }
  return found;
}

type Point = [number, number];

/** Each point is rounded where it lies, so that no error adds up along the way. */
export function rounded(path: string): string {
  let [here, drawn, start]: [Point, Point, Point] = [[0, 0], [0, 0], [0, 0]];
  return segmentsOf(path).map(({ command, numbers }) => {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      here = start;
      drawn = [Math.round(start[0]), Math.round(start[1])];
      return 'z';
    }
    const fixed = kind === 'a' ? numbers.slice(0, 5).map((n) => Math.round(n * 10) / 10) : [];
    const axes = numbers.slice(fixed.length).map((n, i): [number, number] => [kind === 'v' ? 1 : kind === 'h' ? 0 : i % 2, n]);
    const points = axes.map(([axis, n]): [number, number] => [axis, command === kind ? here[axis]! + n : n]);
    const moves = points.map(([axis, n]) => Math.round(n) - drawn[axis]!);
    for (const [axis, n] of points.slice(-2)) here = axis ? [here[0], n] : [n, here[1]];
    drawn = [Math.round(here[0]), Math.round(here[1])];
    if (kind === 'm') start = here;
    return kind + [...fixed, ...moves].join(' ').replaceAll(' -', '-');
  }).join('');
}
