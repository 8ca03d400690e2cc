// Cards for the pictures, by name, with the rank or suit the picture speaks of.
import type { Catalog } from '../../../wire';

export function cardLike(catalog: Catalog, kind: string, rank = ''): number | null {
  const copies = catalog.cards.filter((card) => card.kind === kind);
  return (copies.find((card) => card.rank === rank) ?? copies[0])?.id ?? null;
}
