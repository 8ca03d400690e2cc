// Notes for a player's first match of the Dice Game, and what each points at.
import { isSheriff, type CoachNote } from '../../help/coach.svelte';
import type { Scene } from '../game';
import type { Choice } from '../../wire';

function rolling({ view }: Scene, choice: Choice | null): boolean {
  return choice?.topic === 'roll' && choice.seat === view.me;
}

export const coach: CoachNote[] = [
  { id: 'star', at: () => '.role[data-role="sheriff"]', me: isSheriff },
  { id: 'again', at: (scene, choice) => (rolling(scene, choice) ? '.dice [data-nav="die"]' : null) },
  { id: 'reach', at: (scene, choice) => (rolling(scene, choice) ? '.mini .shots' : null) },
  { id: 'arrows', at: (scene, choice) => (rolling(scene, choice) ? '.supply' : null) },
];
