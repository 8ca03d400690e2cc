// The rules pages of the Dice Game.
import RuleIndex from '../../../rules/RuleIndex.svelte';
import type { Entry, Rulebook } from '../../../rules/rulebook';
import type { Catalog } from '../../../wire';
import '../../sheriff/card-icons';
import Aims from '../../sheriff/rules/Aims.svelte';
import ThreePlayers from '../../sheriff/rules/ThreePlayers.svelte';
import '../dice.css';
import { FACES } from '../faces';
import Characters from './Characters.svelte';
import Reach from './Reach.svelte';
import Faces from './Faces.svelte';
import Turn from './Turn.svelte';

function entries(catalog: Catalog): Entry[] {
  return [
    ...FACES.map((face) => ({ name: `dice-face-${face}`, text: `dice-face-${face}-text`, place: { at: face } })),
    ...catalog.characters.map(({ id, name }) => ({
      name: `dice-character-${id}`, text: `dice-character-${id}-help`, also: name, place: { part: 'characters', at: id },
    })),
    ...catalog.roles.map((role) => ({ name: `dice-role-${role}`, text: `dice-role-${role}-text`, place: { at: role } })),
  ];
}

export const rulebook: Rulebook = {
  game: 'dice',
  primer: [
    { id: 'aims', title: 'rules-aims', minutes: 1, Page: Aims },
    { id: 'turn', title: 'rules-turn-six', short: 'rules-turn', minutes: 2, Page: Turn },
    { id: 'sides', title: 'rules-dice-sides', minutes: 1, Page: Faces },
    { id: 'reach', title: 'rules-dice-reach', minutes: 1, Page: Reach },
  ],
  pages: [
    { id: 'characters', title: 'rules-characters', Page: Characters },
    { id: 'special', title: 'rules-special', Page: ThreePlayers },
    { id: 'arguments', title: 'rules-arguments', note: 'rules-all-rules', Page: RuleIndex },
  ],
  entries,
};
