// What a game brings to its rules pages: chapters, further pages, and everything that can be found by name.
import type { Component } from 'svelte';
import type { RulesTable, RulesPlace } from './rules-address.svelte';
import type { Catalog, GameInfo, PackInfo } from '../wire';

export interface PageProps {
  catalog: Catalog;
  info: GameInfo;
  /** The table the rules were opened from. */
  asker: RulesTable | null;
  /** The pack of the page; empty if the address names none. */
  pack: string;
  /** The id that the page was opened at. */
  at: string;
  /** The address of a place in these rules, which keeps the table. */
  to: (place: RulesPlace) => string;
}

export interface Chapter {
  id: string;
  /** Message ids of its title, and of the shorter one in the contents. */
  title: string;
  short?: string;
  /** The note behind it in the contents: minutes, or a message. */
  minutes?: number;
  note?: string;
  /** It is about this pack; its title is the pack's name. */
  pack?: string;
  Page: Component<PageProps>;
}

/** Something with a name: message ids of name and text, and its address. */
export interface Entry {
  name: string;
  text: string;
  /** A name without a message, as the catalog writes it. */
  also?: string;
  place: RulesPlace;
}

export interface Rulebook {
  game: string;
  /** The chapters of the first page, from top to bottom. */
  primer: Chapter[];
  /** The further pages. */
  pages: Chapter[];
  /** Icons of its own that the pages draw. */
  Figures?: Component;
  /** The page of a pack that has none of its own here. */
  OtherPack?: Component<PageProps>;
  /** The parts of the words that its pages need beside those of the game; by default its own. */
  parts?: string[];
  /** Everything that can be found by name. */
  entries(catalog: Catalog): Entry[];
}

/** The rulebook with a page for each pack that a plugin brings, before the last page, which is the index of rules. */
export function withPacks(rulebook: Rulebook, packs: PackInfo[]): Rulebook {
  const { OtherPack, pages } = rulebook;
  if (!OtherPack) return rulebook;
  const more = packs.filter(({ id, plugin }) => plugin && !pages.some((page) => page.pack === id));
  const added = more.map(({ id }): Chapter => ({ id, title: 'rules-cards', pack: id, Page: OtherPack }));
  return { ...rulebook, pages: [...pages.slice(0, -1), ...added, ...pages.slice(-1)] };
}

const LOADERS: Record<string, () => Promise<Rulebook>> = {
  bang: async () => (await import('../games/bang/rules')).rulebook,
  dice: async () => (await import('../games/dice/rules')).rulebook,
  wyatt: async () => (await import('../games/wyatt/rules')).rulebook,
};

/** Whether this game has rules pages of its own. */
export function hasRulebook(game: string): boolean {
  return Object.hasOwn(LOADERS, game);
}

/** The rules pages of a game; a game without pages of its own has those of the generic table. */
export async function loadRulebook(game: string): Promise<Rulebook> {
  const own = hasRulebook(game) ? LOADERS[game] : undefined;
  return own ? own() : (await import('../games/plain/rules')).rulebook(game);
}
