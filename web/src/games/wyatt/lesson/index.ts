// The rules pages of Wyatt Earp.
import RuleIndex from '../../../rules/RuleIndex.svelte';
import type { Entry, Lesson } from '../../../rules/lesson';
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

export const lesson: Lesson = {
  game: 'wyatt',
  primer: [
    { id: 'aims', title: 'lesson-aims', minutes: 1, Page: Aims },
    { id: 'turn', title: 'lesson-turn-six', short: 'lesson-turn', minutes: 3, Page: Turn },
    { id: 'payday', title: 'lesson-wyatt-payday', minutes: 3, Page: Payday },
    { id: 'law', title: 'lesson-wyatt-first', note: 'lesson-as-met', Page: Law },
  ],
  pages: [
    { id: 'cards', title: 'lesson-cards', Page: Cards },
    { id: 'signs', title: 'lesson-wyatt-page-signs', Page: Signs },
    { id: 'arguments', title: 'lesson-arguments', note: 'lesson-all-rules', Page: RuleIndex },
  ],
  Figures: Portraits,
  entries,
};
