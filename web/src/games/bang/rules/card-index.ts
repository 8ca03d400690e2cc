// The cards and characters of each pack. A kind stands under the pack that owns it, however many bring copies.
import type { Catalog, CharacterInfo } from '../../../wire';

export interface KindEntry {
  kind: string;
  /** One of its cards, to be shown. */
  card: number;
  colour: string;
  /** What is on its back, if it is no card of the deck. */
  back: string;
  price: number;
  copies: { pack: string; n: number }[];
}

export interface PackEntry {
  pack: string;
  kinds: KindEntry[];
  /** Copies it brings of kinds that other packs own. */
  more: { kind: string; n: number }[];
  characters: CharacterInfo[];
}

/** Packs in the catalog's order; only what has words (`known`) is shown. */
export function indexOf(catalog: Catalog, known: (id: string) => boolean): PackEntry[] {
  const packs = catalog.packs ?? [''];
  const copies = (kind: string, pack: string): number =>
    catalog.cards.filter((card) => card.kind === kind && (card.pack ?? '') === pack).length;
  const kinds = catalog.kinds.filter((kind) => known(`bang-kind-${kind.id}`));
  return packs.map((pack) => ({
    pack,
    kinds: kinds.filter((kind) => (kind.pack ?? '') === pack).flatMap(({ id, colour, back = '', price = 0 }): KindEntry[] => {
      const first = catalog.cards.find((card) => card.kind === id);
      const counts = packs.map((from) => ({ pack: from, n: copies(id, from) })).filter(({ n }) => n > 0);
      return first ? [{ kind: id, card: first.id, colour, back, price: back ? 0 : price, copies: counts }] : [];
    }),
    more: kinds.filter((kind) => (kind.pack ?? '') !== pack).map(({ id }) => ({ kind: id, n: copies(id, pack) })).filter(({ n }) => n > 0),
    characters: catalog.characters.filter(({ id, pack: owner = '' }) => owner === pack && known(`bang-character-${id}`)),
  }));
}

const FIRST = ['', 'car', 'station', 'locomotive'];

/** The kinds of a pack by what is on their backs: cards of the deck first, then cars, stations, locomotives, then the rest. */
export function sortsOf(kinds: KindEntry[]): { back: string; kinds: KindEntry[] }[] {
  return [...new Set([...FIRST, ...kinds.map(({ back }) => back)])]
    .map((back) => ({ back, kinds: kinds.filter((entry) => entry.back === back) }))
    .filter((sort) => sort.kinds.length > 0);
}
