// The rules pages of Wyatt Earp.
import RuleIndex from '../../../rules/RuleIndex.svelte';
import type { Entry, Rulebook } from '../../../rules/rulebook';
import '../styles';
import type { Catalog } from '../../../wire';
import { facts } from '../catalog';
import Portraits from '../Portraits.svelte';
import Aims from './Aims.svelte';
import Cards from './Cards.svelte';
import Law from './Law.svelte';
import Payday from './Payday.svelte';
import Signs from './Signs.svelte';
import Turn from './Turn.svelte';

function entries(catalog: Catalog): Entry[] {
  return facts(catalog).kinds.map(({ id, name }) => ({
    name: `wyatt-kind-${id}`, text: `wyatt-kind-${id}-help`, also: name, place: { part: 'cards', at: id },
  }));
}

export const rulebook: Rulebook = {
  game: 'wyatt',
  primer: [
    { id: 'aims', title: 'rules-aims', minutes: 1, Page: Aims },
    { id: 'turn', title: 'rules-turn-six', short: 'rules-turn', minutes: 3, Page: Turn },
    { id: 'payday', title: 'rules-wyatt-payday', minutes: 3, Page: Payday },
    { id: 'law', title: 'rules-wyatt-first', note: 'rules-as-met', Page: Law },
  ],
  pages: [
    { id: 'cards', title: 'rules-cards', Page: Cards },
    { id: 'signs', title: 'rules-wyatt-page-signs', Page: Signs },
    { id: 'arguments', title: 'rules-arguments', note: 'rules-all-rules', Page: RuleIndex },
  ],
  Figures: Portraits,
  entries,
};
