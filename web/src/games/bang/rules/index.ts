// The rules pages of BANG! and its packs.
import RuleIndex from '../../../rules/RuleIndex.svelte';
import type { Entry, Rulebook } from '../../../rules/rulebook';
import type { Catalog } from '../../../wire';
import '../../sheriff/card-icons';
import Aims from '../../sheriff/rules/Aims.svelte';
import ThreePlayers from '../../sheriff/rules/ThreePlayers.svelte';
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

export const rulebook: Rulebook = {
  game: 'bang',
  primer: [
    { id: 'aims', title: 'rules-aims', minutes: 2, Page: Aims },
    { id: 'turn', title: 'rules-turn-six', short: 'rules-turn', minutes: 3, Page: Turn },
    { id: 'distance', title: 'rules-bang-distance', minutes: 2, Page: Distance },
    { id: 'first', title: 'rules-bang-first', note: 'rules-as-met', Page: FirstCards },
  ],
  pages: [
    { id: 'cards', title: 'rules-cards', Page: Cards },
    { id: 'characters', title: 'rules-characters', Page: Characters },
    { id: 'dodge_city', title: 'rules-cards', pack: 'dodge_city', Page: DodgeCity },
    { id: 'great_train_robbery', title: 'rules-cards', pack: 'great_train_robbery', Page: Train },
    { id: 'special', title: 'rules-special', Page: ThreePlayers },
    { id: 'arguments', title: 'rules-arguments', note: 'rules-all-rules', Page: RuleIndex },
  ],
  OtherPack,
  entries,
};
