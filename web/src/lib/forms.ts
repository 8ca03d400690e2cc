// Which form the table takes and how large its sheet is, from the size of the window.

const SHEET = { width: 1120, height: 856 };
const SMALLEST_FIT = 0.6;
const LARGEST_FIT = 1.5;

export type Form = 'phone' | 'desk';

/** Narrow or upright windows get the phone form. */
export function formOf(width: number, height: number): Form {
  return width < 900 || (height > width && width < 1100) ? 'phone' : 'desk';
}

export function hasColumn(width: number): boolean {
  return width >= 1400;
}

/** The scale of the whole desk sheet in the room it has, so that seats never collide. */
export function fitOf(width: number, height: number): number {
  const fit = Math.min(width / SHEET.width, height / SHEET.height);
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, fit));
}
