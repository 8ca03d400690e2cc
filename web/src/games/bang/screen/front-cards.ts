// How the cards before a player are printed on the big screen: with name, as a figure, or only counted. Pure functions.

export interface Strip {
  name: string;
  /** 0 for a card that is no weapon. */
  reach: number;
}

/** What is printed of a card: everything, figure and range, or nothing because there is no room. */
export type Print = 'name' | 'figure' | 'none';

/** The room beside the fan of backs, and the measures of a strip, in pixels of the sheet. */
const ROOM = 326;
const GAP = 6;
const ROWS = 2;
const FIGURE = 31;
const EDGES = 27;
const LETTER = 14;
const RANGE = 38;
/** From so many cards on only weapons are named. */
const MANY = 4;

export function widthOf({ name, reach }: Strip, print: Print): number {
  if (print === 'none') return 0;
  const word = print === 'name' ? 7 + [...name].length * LETTER : 0;
  return EDGES + FIGURE + word + (reach > 0 ? RANGE : 0);
}

/** How many rows they fill, one after another. */
export function rowsOf(widths: number[], room = ROOM): number {
  let rows = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled > 0 && filled + GAP + width > room) {
      rows += 1;
      filled = width;
    } else filled += (filled > 0 ? GAP : 0) + width;
  }
  return rows;
}

const fits = (strips: Strip[], prints: Print[], last: number[] = []): boolean => rowsOf([...strips.map((strip, i) => widthOf(strip, prints[i] ?? 'name')).filter((n) => n > 0), ...last]) <= ROWS;

/** Names while they fit, then figures with the weapon's name, then figures alone, then as many as fit. */
export function printsOf(strips: Strip[]): Print[] {
  const named = strips.map((): Print => 'name');
  if (strips.length < MANY && fits(strips, named)) return named;
  const armed = strips.map(({ reach }): Print => (reach > 0 ? 'name' : 'figure'));
  if (fits(strips, armed)) return armed;
  const figures = strips.map((): Print => 'figure');
  if (fits(strips, figures)) return figures;
  for (let kept = strips.length - 1; kept > 0; kept--) {
    const some = strips.map((_, i): Print => (i < kept ? 'figure' : 'none'));
    if (fits(strips, some, [FIGURE + EDGES])) return some;
  }
  return figures;
}
