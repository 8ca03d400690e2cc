// The form of the table and the size of its sheet, by the size of the window.

interface Box {
  width: number;
  height: number;
}

const SHEET: Box = { width: 1120, height: 856 };
/** The sheet is never made smaller: in smaller windows the form changes. */
const SMALLEST_FIT = 1;
const LARGEST_FIT = 1.5;
/** The size of the log and of the bar, which lie beside and above the desk's sheet. */
const GAZETTE = 312;
const BAR = 44;

/** desk = one sheet scaled as a whole; laptop and tablet = a ring of plates; phone = one below the other */
export type Form = 'phone' | 'tablet' | 'laptop' | 'desk';

/** In lower windows only the form for a phone on its side fits. */
const LOW = 560;
/** From this width on two columns fit side by side. */
const TWO_COLUMNS = 600;
/** From this width on the log has a column of its own. */
const COLUMN = { laptop: 1200, desk: 1400 };

/** Whether it is a phone on its side: the question lies beside the table, not under it. */
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

/** Where the log lies: in a column at the right, in a strip below the table, or in a drawer. */
export function logPlacement(form: Form, width: number): 'column' | 'below' | 'drawer' {
  if (form === 'tablet') return 'below';
  return form !== 'phone' && width >= COLUMN[form] ? 'column' : 'drawer';
}

/** The scale of the whole desk sheet, so that seats never overlap. */
export function fitOf(width: number, height: number, sheet = SHEET): number {
  const fit = Math.min(width / sheet.width, height / sheet.height);
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, fit));
}
