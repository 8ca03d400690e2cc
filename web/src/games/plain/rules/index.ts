// The rules pages of any game: its own sentences, then its cards.
import { words } from '../../../text/translations.svelte';
import type { Entry, Rulebook } from '../../../rules/rulebook';
import type { Catalog } from '../../../wire';
import Cards from './Cards.svelte';
import Rules from './Rules.svelte';

/** The kinds of card that have a name in words. */
function entriesOf(game: string, { kinds }: Catalog): Entry[] {
  return kinds.map(({ id }) => `${game}-kind-${id}`).filter((name) => words.has(name)).map((name) => ({
    name, text: words.first([`${name}-help`, `${name}-text`]) ?? name, place: { at: name.slice(`${game}-kind-`.length) },
  }));
}

export function rulebook(game: string): Rulebook {
  return {
    game,
    parts: ['plain'],
    primer: [
      { id: 'arguments', title: 'web-rules', Page: Rules },
      { id: 'cards', title: 'rules-cards', Page: Cards },
    ],
    pages: [],
    entries: (catalog) => entriesOf(game, catalog),
  };
}
