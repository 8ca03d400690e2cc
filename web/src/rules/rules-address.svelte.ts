// Addresses of the rules pages. They carry the table the rules were opened from, so that the pages mark what holds
// there and lead back to it.
import type { HouseRules, TableInfo } from '../wire';

/** What the rules pages know of a table. */
export interface RulesTable {
  table: string;
  players: number;
  packs: string[];
  house: HouseRules;
}

/** A place in the rules: a page, perhaps that of a pack, and an id on it. */
export interface RulesPlace {
  part?: string;
  pack?: string;
  at?: string;
}

class OpenTable {
  /** The table this page shows, while it shows one. */
  table = $state.raw<TableInfo | null>(null);
}

export const openTable = new OpenTable();

export function tableQuery({ id, seats, packs, house }: TableInfo): string {
  const told = new URLSearchParams({ table: id, players: String(seats.length), packs: packs.join(' ') });
  for (const [rule, value] of Object.entries(house)) told.append('house', `${rule} ${value}`);
  return `?${told.toString()}`;
}

export function tableFromQuery(query: string): RulesTable | null {
  const told = new URLSearchParams(query);
  const table = told.get('table');
  if (!table) return null;
  return {
    table,
    players: Number(told.get('players') ?? 0),
    packs: (told.get('packs') ?? '').split(' ').filter(Boolean),
    house: Object.fromEntries(told.getAll('house').map((rule) => rule.split(' ', 2) as [string, string])),
  };
}

export function rulesPath(game: string, { part = '', pack = '', at = '' }: RulesPlace = {}, query = ''): string {
  const path = ['/rules', game, part, part && pack].filter(Boolean).join('/');
  return path + query + (at ? `#${at}` : '');
}

/** The address of a ruling. */
export function rulingPath(ruling: string): string {
  return `/rules/rulings#${ruling.toLowerCase()}`;
}
