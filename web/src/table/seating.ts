// Where players sit round the table. Pure functions.

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
