// How seats, cards and a hand are laid out. Pure functions.
import { handStep } from '../../table/hand-step';

export { handStep };

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
