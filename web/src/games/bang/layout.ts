// Where players sit and how a hand is fanned. Pure functions.

/** The other seats, clockwise from mine; for a spectator all seats. */
export function othersOf(count: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
}

/** The largest number of plates on a desk's sheet. */
const SHEET = 7;

/** For a spectator all eight players sit in the ring. */
export function isCrowded(seats: number, me: number | null): boolean {
  return me === null && seats > SHEET;
}

/** Places on the desk sheet by number of others, clockwise from my left. */
const PLACES: Record<number, string[]> = {
  1: ['top'],
  2: ['2', '5'],
  3: ['1', 'top', '6'],
  4: ['1', '3', '4', '6'],
  5: ['1', '2', 'top', '5', '6'],
  6: ['1', '2', '3', '4', '5', '6'],
  7: ['1', '2', 'a', 'b', 'c', '5', '6'],
};

export function placesOf(others: number): string[] {
  return PLACES[others] ?? PLACES[7] ?? [];
}

/** Columns of the seats on a phone. */
export function columnsOf(others: number): number {
  if (others === 4 || others === 2) return 2;
  return others > 6 ? 4 : 3;
}

/** More cards to choose from than this, or a phone lower than this: their names would not fit on cards. */
const MOST_CARDS = 6;
const LOW_PHONE = 800;

/** Whether cards to choose from are labels on a phone of this height: suit, figure and name. */
export function asLabels(count: number, height: number): boolean {
  return count > MOST_CARDS || height <= LOW_PHONE;
}

/** Labels in a row. */
export function labelsInRow(count: number): number {
  if (count > MOST_CARDS) return 4;
  return count > 4 ? 3 : count;
}

/** How far apart cards of a hand lie, so that all of them fit. */
export function handStep(count: number, card: number, room: number, loose: number): number {
  if (count < 2) return loose;
  return Math.min(loose, (room - card) / (count - 1));
}

/** A name with a word of nine letters or more is set one size down. */
export function longWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.replace(/\P{L}/gu, '').length >= 9);
}

/** Where a German compound may break, if it must. */
const LAST_PARTS = /(?<=\p{L}{3})(?=(?:wagen|flachwagen|revolver|kassette|überfall|gesucht|turm)$)/u;

/** The name with soft hyphens, for narrow cards. */
export function softly(name: string): string {
  return name.split(' ').map((word) => word.replace(LAST_PARTS, '\u00AD')).join(' ');
}

/** Before a player: cards beside each other, lines below each other, or tags. */
export type FrontShape = 'cards' | 'lines' | 'tags';

const SMALL_CARD = 64;
/** The short card of laptop and tablet, and how narrow it may get. */
const SHORT_CARD = 66;
const NARROW_CARD = 59;
const GAP = 3;

/** The gap between cards before a player; below zero they overlap so that all fit. */
export function frontLap(count: number, room: number, short = false): number {
  const card = short ? SHORT_CARD : SMALL_CARD;
  return handStep(count, card, room, card + (short ? GAP : 4)) - card;
}

/** Cards while they fit; up to three of them as lines, more as tags. */
export function shapeOf(count: number, room: number): FrontShape {
  if (count * (NARROW_CARD + GAP) - GAP <= room) return 'cards';
  return count <= 3 ? 'lines' : 'tags';
}

/** On the desk cards may overlap by 40 %; then up to four become lines, more become tags. */
export function deskShape(count: number, room: number): FrontShape {
  if (handStep(count, SMALL_CARD, room, SMALL_CARD) >= SMALL_CARD * 0.6) return 'cards';
  return count <= 4 ? 'lines' : 'tags';
}

/** Seats round laptop and tablet: from my left up, over the top, and down my right. */
export interface Ring {
  left: number[];
  top: number[];
  right: number[];
}

/** With more other players than this, two sit on each side. */
const SIDE = { laptop: 7, tablet: 6 };

export function ringOf(others: number[], form: 'laptop' | 'tablet'): Ring {
  const sides = others.length < 3 ? 0 : others.length > SIDE[form] ? 2 : 1;
  const end = others.length - sides;
  return { left: others.slice(0, sides).reverse(), top: others.slice(sides, end), right: others.slice(end) };
}
