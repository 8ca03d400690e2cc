// The rules pages of BANG! and its packs.
import RuleIndex from '../../../rules/RuleIndex.svelte';
import type { Entry, Lesson } from '../../../rules/lesson';
import type { Catalog } from '../../../wire';
import '../../sheriff/figures';
import Aims from '../../sheriff/lesson/Aims.svelte';
import ThreePlayers from '../../sheriff/lesson/ThreePlayers.svelte';
import Cards from './Cards.svelte';
import Characters from './Characters.svelte';
import Distance from './Distance.svelte';
import DodgeCity from './DodgeCity.svelte';
import FirstCards from './FirstCards.svelte';
import OtherPack from './OtherPack.svelte';
import Train from './Train.svelte';
import Turn from './Turn.svelte';

function entries(catalog: Catalog): Entry[] {
  return [
    ...catalog.kinds.map(({ id, name, pack = '' }) => ({
      name: `bang-kind-${id}`, text: `bang-kind-${id}-help`, also: name, place: { part: 'cards', pack, at: id },
    })),
    ...catalog.characters.map(({ id, name, pack = '' }) => ({
      name: `bang-character-${id}`, text: `bang-character-${id}-help`, also: name, place: { part: 'characters', pack, at: id },
    })),
    ...catalog.roles.map((role) => ({ name: `bang-role-${role}`, text: `bang-role-${role}-text`, place: { at: role } })),
  ];
}

export const lesson: Lesson = {
  game: 'bang',
  primer: [
    { id: 'aims', title: 'lesson-aims', minutes: 2, Page: Aims },
    { id: 'turn', title: 'lesson-turn-six', short: 'lesson-turn', minutes: 3, Page: Turn },
    { id: 'distance', title: 'lesson-bang-distance', minutes: 2, Page: Distance },
    { id: 'first', title: 'lesson-bang-first', note: 'lesson-as-met', Page: FirstCards },
  ],
  pages: [
    { id: 'cards', title: 'lesson-cards', Page: Cards },
    { id: 'characters', title: 'lesson-characters', Page: Characters },
    { id: 'dodge_city', title: 'lesson-cards', pack: 'dodge_city', Page: DodgeCity },
    { id: 'great_train_robbery', title: 'lesson-cards', pack: 'great_train_robbery', Page: Train },
    { id: 'special', title: 'lesson-special', Page: ThreePlayers },
    { id: 'arguments', title: 'lesson-arguments', note: 'lesson-all-rules', Page: RuleIndex },
  ],
  OtherPack,
  entries,
};
