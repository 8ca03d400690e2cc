// Where seats stand on the big screen: at both sides and at the head, clockwise from the lower left. Pure functions.

export const SHEET = { width: 1920, height: 1080 };

/** The scale of the whole sheet: all of it is seen on any screen. */
export function fitOf(width: number, height: number): number {
  return Math.min(width / SHEET.width, height / SHEET.height);
}

export interface Place {
  side: 'left' | 'head' | 'right';
  x: number;
  y: number;
}

/** The width of a plate, and the margin for televisions that crop. */
export const PLATE = 440;
export const MARGIN = 40;
const GAP = 40;

/** The upper edges of the rows from the head down; cards lie below the plates of a card game. */
export interface Rows {
  head: number;
  side: [number, number, number];
}

export const CARD_ROWS: Rows = { head: 52, side: [52, 324, 596] };
export const DICE_ROWS: Rows = { head: 52, side: [76, 344, 612] };

/** How many sit at each side and at the head. */
const SPLITS: Record<number, [side: number, head: number]> = { 1: [0, 1], 2: [1, 0], 3: [1, 1], 4: [1, 2], 5: [2, 1], 6: [2, 2], 7: [3, 1], 8: [3, 2] };

/** The edges of so many plates at one side, from the top. */
function edges(count: number, [top, middle, low]: Rows['side']): number[] {
  if (count === 1) return [middle];
  return count === 2 ? [(top + middle) / 2, (middle + low) / 2] : [top, middle, low];
}

function head(count: number, y: number): Place[] {
  const width = count * PLATE + (count - 1) * GAP;
  return Array.from({ length: count }, (_, i) => ({ side: 'head', x: (SHEET.width - width) / 2 + i * (PLATE + GAP), y }));
}

/** The places of all seats in their order. */
export function placesOf(seats: number, rows: Rows = CARD_ROWS): Place[] {
  const [side, top] = SPLITS[seats] ?? [3, 2];
  const down = edges(side, rows.side);
  const left = down.map((y): Place => ({ side: 'left', x: MARGIN, y })).reverse();
  const right = down.map((y): Place => ({ side: 'right', x: SHEET.width - MARGIN - PLATE, y }));
  return [...left, ...head(top, rows.head), ...right];
}
