// Where people sit and how a hand is fanned. Pure arithmetic.

/** Seats after mine, clockwise; a spectator looks from seat 0. */
export function othersOf(count: number, me: number | null): number[] {
  const base = me ?? 0;
  return Array.from({ length: count - 1 }, (_, i) => (base + 1 + i) % count);
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
  if (others === 4) return 2;
  return others > 6 ? 4 : 3;
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

const SMALL_CARD = 64;
const FAN = 58;

/** The gap between cards before a player; below zero they overlap so that all fit under the plate. */
export function frontLap(count: number, narrow: boolean): number {
  return handStep(count, SMALL_CARD, (narrow ? 214 : 256) - FAN, SMALL_CARD + 4) - SMALL_CARD;
}
