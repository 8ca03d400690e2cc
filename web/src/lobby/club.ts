// Which tables hang on the wall of a games evening, in which order.
import type { OpenTable } from '../wire';

/** What one screen has room for. */
export const MOST = 8;
const ORDER = ['waits', 'playing', 'over', 'full'];

function place({ state, seated, players }: OpenTable): number {
  return ORDER.indexOf(state !== 'open' ? state : seated < players ? 'waits' : 'full');
}

/** Tables that wait for players come first. */
export function onTheWall(tables: OpenTable[]): { shown: OpenTable[]; more: number } {
  const sorted = tables.filter(({ code }) => code).sort((a, b) => place(a) - place(b));
  return { shown: sorted.slice(0, MOST), more: Math.max(0, sorted.length - MOST) };
}
