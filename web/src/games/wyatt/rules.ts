// Which rules of the index speak of a card: their ids begin with the way it is played.
import type { Catalog, WyattKind } from '../../wire';
import { facts } from './catalog';

/** The first of them; the rules page has them all. */
const MOST = 6;

export function rulesOf(catalog: Catalog, { verb }: WyattKind): string[] {
  const wanted = verb === 'lay' ? ['set', 'reward'] : [verb];
  return facts(catalog).rules.map(({ id }) => id).filter((id) => wanted.includes(id.split('-')[0] ?? '')).slice(0, MOST);
}
