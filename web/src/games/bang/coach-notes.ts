// Notes for a player's first match of BANG!, and what each points at.
import { isSheriff, type CoachNote } from '../../help/coach.svelte';
import type { Scene } from '../game';
import type { Choice } from '../../wire';

function mine({ view }: Scene, choice: Choice | null): boolean {
  return choice?.options !== undefined && choice.seat === view.me;
}

export const coach: CoachNote[] = [
  { id: 'star', at: () => '.role[data-role="sheriff"]', me: isSheriff },
  { id: 'distance', at: () => '.seat .sight, .mini .sight' },
  { id: 'raised', at: (scene, choice) => (mine(scene, choice) && choice?.topic === 'play' ? '.hand [data-state="playable"]' : null) },
  { id: 'missed', at: (scene, choice) => (mine(scene, choice) && choice?.topic === 'shot' ? `[data-place="seat-${scene.view.me ?? 0}"]` : null) },
];
