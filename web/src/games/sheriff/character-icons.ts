// The icon of each character.
import type { IconName } from '../../controls/icon-names';
import { broughtIcon } from '../../controls/icon-sprites.svelte';

const CHARACTER_ICONS: Record<string, IconName> = {
  bart_cassidy: 'western-hat', black_jack: 'poker-hand', calamity_janet: 'flower-hat',
  el_gringo: 'scorpion', jesse_jones: 'mustache', jourdonnais: 'beard', kit_carlson: 'top-hat',
  lucky_duke: 'clover', paul_regret: 'horseshoe', pedro_ramirez: 'lasso', rose_doolan: 'rose',
  sid_ketchum: 'skimmer-hat', slab_the_killer: 'robber', suzy_lafayette: 'gun-rose',
  vulture_sam: 'vulture', willy_the_kid: 'outback-hat',
  apache_kid: 'tipi', belle_star: 'pearl-necklace', bill_noface: 'invisible-face', chuck_wengham: 'cigar',
  doc_holyday: 'tooth', elena_fuente: 'handheld-fan', greg_digger: 'spade', herb_hunter: 'deer-head', jose_delgado: 'maracas',
  molly_stark: 'umbrella', pat_brennan: 'fishing-hook', pixie_pete: 'fairy-wings', sean_mallory: 'knapsack',
  tequila_joe: 'cactus', vera_custer: 'mirror-mirror',
};

/** The icon for characters that have none. */
export const SOMEBODY: IconName = 'cowboy-boot';

let further: (character: string) => IconName | undefined = () => undefined;

/** Tells where the icons of a pack are, which are fetched when the first of them is drawn. */
export function alsoCharacters(find: typeof further): void {
  further = find;
}

export function characterIcon(character: string): IconName {
  return CHARACTER_ICONS[character] ?? further(character) ?? broughtIcon(character) ?? SOMEBODY;
}
