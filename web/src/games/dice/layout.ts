// Sizes of the table: the desk is a sheet of 1120 by 740, scaled as a whole to the room it has.

const SHEET = { width: 1120, height: 740 };
/** A low window: the legend of the faces goes, and the sheet is cut below the dice. */
const LOW = 640;
const LOW_SHEET = 606;
const SMALLEST_FIT = 0.5;
const LARGEST_FIT = 1.5;

/** Columns of the seats on a phone. */
export function columnsOf(others: number): number {
  if (others <= 4) return others === 3 ? 3 : 2;
  return others > 6 ? 4 : 3;
}

/** Seats in rows: the neighbours at both ends of the lower one, the others round the top between them. */
export function roundTheTop(others: number[]): number[] {
  const columns = columnsOf(others.length);
  if (others.length <= columns) return others;
  const [left, ...rest] = others as [number, ...number[]];
  return [...rest.slice(0, columns), left, ...rest.slice(columns)];
}

export function isLow(width: number, height: number): boolean {
  return height < LOW && height / width < SHEET.height / SHEET.width;
}

export function fitOf(width: number, height: number): number {
  const fit = Math.min(width / SHEET.width, height / (isLow(width, height) ? LOW_SHEET : SHEET.height));
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, fit));
}
