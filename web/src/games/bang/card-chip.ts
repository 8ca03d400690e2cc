// How a BANG! card is named inside a sentence: border of its kind, rank and suit.
import type { Catalog } from '../../wire';
import type { Chip } from '../game';
import { cardOf, kindOf, suitName } from './catalog';

export function chip(catalog: Catalog, id: number): Chip | null {
  const card = cardOf(catalog, id);
  return card ? { colour: kindOf(catalog, id)?.colour ?? 'brown', rank: card.rank, suit: suitName(card.suit) } : null;
}
