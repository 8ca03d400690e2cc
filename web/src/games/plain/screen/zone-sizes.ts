// How large the cards in the middle of the big screen are. Pure functions.

/** The middle between the seats, in pixels of the sheet. */
const ROOM = 900;
const GAP = 26;
const ONE_LINE = { most: 290, least: 150 };
const TWO_LINES = { most: 140, least: 96 };

export interface Sizes {
  /** The width of a card. */
  card: number;
  lines: 1 | 2;
  /** How much of a card the next one in a row shows, as a part of its width. */
  seen: number;
}

/** `slots`: cards side by side in all zones; `zones`: how many zones there are. */
export function sizesOf(slots: number, zones: number): Sizes {
  const gaps = GAP * Math.max(0, zones - 1);
  const one = (ROOM - gaps) / Math.max(1, slots);
  if (one >= ONE_LINE.least) return { card: Math.min(ONE_LINE.most, Math.floor(one)), lines: 1, seen: 1 };
  const two = (2 * ROOM - gaps - TWO_LINES.most) / Math.max(1, slots);
  if (two >= TWO_LINES.least) return { card: Math.min(TWO_LINES.most, Math.floor(two)), lines: 2, seen: 1 };
  return { card: TWO_LINES.least + 16, lines: 2, seen: 0.42 };
}
