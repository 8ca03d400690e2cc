// Notes for a player's first match of Wyatt Earp, and what each points at.
import type { CoachNote } from '../../help/coach.svelte';
import type { Scene } from '../game';
import type { Choice } from '../../wire';

function asked({ view }: Scene, choice: Choice | null, topic: string): boolean {
  return choice?.topic === topic && choice.seat === view.me;
}

export const coach: CoachNote[] = [
  { id: 'poster', at: () => '[data-place^="poster-"]' },
  { id: 'draw', at: (scene, choice) => (asked(scene, choice, 'draw') ? '[data-place="deck"]' : null) },
  { id: 'sets', at: (scene, choice) => (asked(scene, choice, 'play') ? ':is(.whand, .wphand) [data-nav="card"]' : null) },
  { id: 'discard', at: (scene, choice) => (asked(scene, choice, 'play') ? '.wwire [data-id="discard"]' : null) },
];
