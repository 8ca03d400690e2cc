// How a card is named inside a sentence: its colour, rank and suit.
import type { Catalog } from '../../wire';
import type { Chip } from '../game';
import { cardOf, suitOf } from './catalog';

export function chip(catalog: Catalog, id: number): Chip | null {
  const card = cardOf(catalog, id);
  return card ? { colour: card.colour ?? 'paper', rank: card.rank, suit: suitOf(card) ?? '' } : null;
}
