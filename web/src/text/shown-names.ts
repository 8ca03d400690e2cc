// The names of players as they are shown. The server calls a player without a name "Stranger"; here it is a word of the
// language. A player who has deleted everything has no name at all.
import type { OpenTable, TableInfo } from '../wire';
import { t } from './translations.svelte';

const NAMELESS = /^Stranger(?: (\d+))?$/;

export function shownName(name: string): string {
  const found = NAMELESS.exec(name);
  return found ? t('web-nameless', { n: Number(found[1] ?? 1) }) : name;
}

/** The same with the names of a match as they are shown. */
export function withNames<T extends { names: string[] }>(found: T): T {
  return { ...found, names: found.names.map((name) => shownName(name) || t('web-a-player')) };
}

/** The people of a table in the lobby, in one line. */
export function peopleOf({ people }: Pick<OpenTable, 'people'>): string {
  return people.map(shownName).join(', ');
}

/** The table with the names of its seats and of its evening as they are shown; the same object if no name differs. */
export function withShownNames(table: TableInfo): TableInfo {
  const players = table.evening?.players ?? [];
  if (![...table.seats, ...players].some(({ name }) => NAMELESS.test(name))) return table;
  const named = <T extends { name: string }>(one: T): T => ({ ...one, name: shownName(one.name) });
  const evening = table.evening ? { evening: { ...table.evening, players: players.map(named) } } : {};
  return { ...table, ...evening, seats: table.seats.map(named) };
}
