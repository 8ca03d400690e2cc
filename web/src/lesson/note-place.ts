// Where the note of a lesson lies: near the lit thing, and never on anything that is lit.
import type { Box } from '../help/placement';

export interface NotePlace {
  left: number;
  top: number;
  /** The side of the note that points at the thing. */
  side: 'top' | 'bottom' | 'left' | 'right' | 'none';
  /** How far along that side. */
  tip: number;
}

const GAP = 14;
const EDGE = 8;
const STEP = 8;
/** A tip stays clear of the corners. */
const CORNER = 22;
/** Farther away a tip points at nothing. */
const FAR = 60;
/** Covering something lit is worse than any distance. */
const WORST = 1000;

/** The best place for a note of this size in this part of the window. */
export function notePlace(lit: Box[], width: number, height: number, room: Box): NotePlace {
  const target = lit[0];
  const low = { left: room.left + EDGE, top: room.top + EDGE };
  const most = { left: room.left + room.width - width - EDGE, top: room.top + room.height - height - EDGE };
  if (!target) return { left: Math.max(low.left, (low.left + most.left) / 2), top: Math.max(low.top, (low.top + most.top) / 2), side: 'none', tip: 0 };
  let best: Box | null = null;
  let least = Infinity;
  for (const place of places(target, width, height, low, most)) {
    const cost = lit.reduce((sum, box) => sum + WORST * shared(place, grown(box, GAP - 4)), 0) + apart(place, target) + aside(place, target) / 10;
    if (cost < least) [best, least] = [place, cost];
  }
  return pointing(best ?? { ...low, width, height }, target);
}

interface Corner {
  left: number;
  top: number;
}

function* places(target: Box, width: number, height: number, low: Corner, most: Corner): Generator<Box> {
  const middle = { left: target.left + (target.width - width) / 2, top: target.top + (target.height - height) / 2 };
  const inside = (value: number, least: number, high: number): number => Math.max(least, Math.min(value, high));
  const at = (left: number, top: number): Box => ({ left: inside(left, low.left, most.left), top: inside(top, low.top, most.top), width, height });
  yield at(middle.left, target.top + target.height + GAP);
  yield at(middle.left, target.top - height - GAP);
  yield at(target.left + target.width + GAP, middle.top);
  yield at(target.left - width - GAP, middle.top);
  for (let top = low.top; top <= Math.max(low.top, most.top); top += STEP) {
    for (let left = low.left; left <= Math.max(low.left, most.left); left += 3 * STEP) yield at(left, top);
    yield at(middle.left, top);
  }
}

function pointing(place: Box, target: Box): NotePlace {
  const { left, top, width, height } = place;
  const across = Math.max(CORNER, Math.min(target.left + target.width / 2 - left, width - CORNER));
  const down = Math.max(CORNER, Math.min(target.top + target.height / 2 - top, height - CORNER));
  const overX = left < target.left + target.width && target.left < left + width;
  const overY = top < target.top + target.height && target.top < top + height;
  const near = apart(place, target) < FAR;
  if (near && overX && top >= target.top + target.height) return { left, top, side: 'top', tip: across };
  if (near && overX && top + height <= target.top) return { left, top, side: 'bottom', tip: across };
  if (near && overY && left >= target.left + target.width) return { left, top, side: 'left', tip: down };
  if (near && overY && left + width <= target.left) return { left, top, side: 'right', tip: down };
  return { left, top, side: 'none', tip: 0 };
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, x) * Math.max(0, y);
}

/** The gap between two boxes. */
function apart(a: Box, b: Box): number {
  const x = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const y = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(x, y);
}

function aside(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}
