// Which form the table takes and how large its sheet is, from the size of the window.

const SHEET = { width: 1120, height: 856 };
const SMALLEST_FIT = 0.6;
const LARGEST_FIT = 1.5;

/** desk = one sheet scaled as a whole; laptop and tablet = a ring of plates; phone = one below the other */
export type Form = 'phone' | 'tablet' | 'laptop' | 'desk';

/** Lower than this nothing but a phone on its side fits. */
const LOW = 560;
/** From this width on two columns fit side by side. */
const TWO_COLUMNS = 600;

/** A phone on its side: what is asked lies beside the table, not under it. */
export function isLow(width: number, height: number): boolean {
  return height < LOW && width >= TWO_COLUMNS;
}

/** For games with two forms: narrow, low or upright windows get the phone's. */
export function twoForms(width: number, height: number): 'phone' | 'desk' {
  return width < 900 || height < LOW || (height > width && width < 1100) ? 'phone' : 'desk';
}

/** For games with four: below the size of the desk's sheet the form changes, not the size of the letters. */
export function fourForms(width: number, height: number): Form {
  if (height < LOW || width < 700) return 'phone';
  if (height > width && width < 1200) return height < 960 ? 'phone' : 'tablet';
  if (width < 900) return 'phone';
  return width >= 1400 && height >= 900 ? 'desk' : 'laptop';
}

/** Where the Gazette lies: a column at the right, a strip below the table, or in a drawer. */
export function gazetteOf(form: Form, width: number): 'column' | 'below' | 'drawer' {
  if (form === 'tablet') return 'below';
  if (form === 'laptop') return width >= 1200 ? 'column' : 'drawer';
  return form === 'desk' && width >= 1400 ? 'column' : 'drawer';
}

/** The scale of the whole desk sheet in the room it has, so that seats never collide. */
export function fitOf(width: number, height: number): number {
  const fit = Math.min(width / SHEET.width, height / SHEET.height);
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, fit));
}
