// Which form the table takes and how large its sheet is, from the size of the window.

interface Box {
  width: number;
  height: number;
}

const SHEET: Box = { width: 1120, height: 856 };
/** The sheet is never made smaller: below that the form changes. */
const SMALLEST_FIT = 1;
const LARGEST_FIT = 1.5;
/** What lies beside and above the desk's sheet: the Gazette and the bar. */
const GAZETTE = 312;
const BAR = 44;

/** desk = one sheet scaled as a whole; laptop and tablet = a ring of plates; phone = one below the other */
export type Form = 'phone' | 'tablet' | 'laptop' | 'desk';

/** Lower than this nothing but a phone on its side fits. */
const LOW = 560;
/** From this width on two columns fit side by side. */
const TWO_COLUMNS = 600;
/** From this width on the Gazette has a column of its own; a ledger across the whole desk needs more. */
const COLUMN = { laptop: 1200, desk: 1400 };

/** A phone on its side: what is asked lies beside the table, not under it. */
export function isLow(width: number, height: number): boolean {
  return height < LOW && width >= TWO_COLUMNS;
}

/** Below the size of the desk's sheet the form changes, not the size of the letters. */
export function fourForms(width: number, height: number, sheet = SHEET): Form {
  if (height < LOW || width < 700) return 'phone';
  if (height > width && width < 1200) return height < 960 ? 'phone' : 'tablet';
  if (width < 900) return 'phone';
  return width >= sheet.width + GAZETTE && height >= sheet.height + BAR ? 'desk' : 'laptop';
}

/** Where the Gazette lies: a column at the right, a strip below the table, or in a drawer. */
export function logPlacement(form: Form, width: number): 'column' | 'below' | 'drawer' {
  if (form === 'tablet') return 'below';
  return form !== 'phone' && width >= COLUMN[form] ? 'column' : 'drawer';
}

/** The scale of the whole desk sheet in the room it has, so that seats never collide. */
export function fitOf(width: number, height: number, sheet = SHEET): number {
  const fit = Math.min(width / sheet.width, height / sheet.height);
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, fit));
}
