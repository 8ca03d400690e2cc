// Which form the table takes and how large its sheet is, from the size of the window.

const SHEET = { width: 1120, height: 856 };
const SMALLEST_FIT = 0.6;
const LARGEST_FIT = 1.5;

export type Form = 'phone' | 'desk';

/** Lower than this the desk's sheet does not fit, and a phone lies on its side. */
const LOW = 560;
/** From this width on two columns fit side by side. */
const TWO_COLUMNS = 600;

/** A phone on its side: what is asked lies beside the table, not under it. */
export function isLow(width: number, height: number): boolean {
  return height < LOW && width >= TWO_COLUMNS;
}

/** Narrow, low or upright windows get the phone form. */
export function formOf(width: number, height: number): Form {
  return width < 900 || height < LOW || (height > width && width < 1100) ? 'phone' : 'desk';
}

export function hasColumn(width: number): boolean {
  return width >= 1400;
}

/** The scale of the whole desk sheet in the room it has, so that seats never collide. */
export function fitOf(width: number, height: number): number {
  const fit = Math.min(width / SHEET.width, height / SHEET.height);
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, fit));
}
