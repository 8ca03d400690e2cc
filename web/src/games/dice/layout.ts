// Sizes of the table: the desk is a sheet of 1120 by 740 above my own strip.
import { fourForms, type Form } from '../../table/table-form';
import type { GameView } from '../../wire';
import { isCrowded } from '../sheriff/seating';

export const SHEET = { width: 1120, height: 740 };
/** My strip and the answers below the sheet. */
const FOOT = 130;

export function formOf(width: number, height: number, view?: GameView): Form {
  const form = fourForms(width, height, { ...SHEET, height: SHEET.height + FOOT });
  return form === 'desk' && view && isCrowded(view.seats.length, view.me) ? 'laptop' : form;
}

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
