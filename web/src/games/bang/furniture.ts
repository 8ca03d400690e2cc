// What packs lay on the table and what no drawing of their own shows: zones, marks, numbers of seats. Pure functions.
import { t, words } from '../../text/translations.svelte';
import type { BangSeat, BangView } from '../../wire';
import { DRAWN } from './train/railway';

export interface Laid {
  name: string;
  /** The open cards, and how many lie face down. */
  cards: number[];
  hidden: number;
}

export function zonesOf(view: BangView): Laid[] {
  return Object.entries(view.zones).filter(([name]) => !DRAWN.has(name)).map(([name, zone = []]) => {
    const cards = zone.filter((card) => card !== null);
    return { name, cards, hidden: zone.length - cards.length };
  });
}

export function marksOf(view: BangView): [name: string, n: number][] {
  return Object.entries(view.marks).filter(([name]) => !DRAWN.has(name));
}

/** Whether a pack without a drawing of its own has anything on the table. */
export function isFurnished(view: BangView): boolean {
  return zonesOf(view).length > 0 || marksOf(view).length > 0;
}

/** The numbers of a seat; null is one that I do not know. */
export function talliesOf({ tallies }: BangSeat): [name: string, n: number | null][] {
  return Object.entries(tallies ?? {});
}

/** The word for a zone, mark or tally; without one, its id made readable. */
export function furnitureName(sort: 'zone' | 'mark' | 'tally', name: string): string {
  const id = `bang-${sort}-${name}`;
  return words.has(id) ? t(id) : name.replaceAll('_', ' ');
}
