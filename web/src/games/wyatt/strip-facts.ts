// What the strips of the ledger share, on a desk and on a phone: one player.
import type { Preview } from './lay-preview';
import type { Selection } from './selection.svelte';
import type { WyattScene } from './wording';

export interface StripProps {
  scene: WyattScene;
  seat: number;
  selection: Selection;
  preview: Preview | null;
  asked: boolean;
}

/** The player of a strip, and the attributes that animations and tests find it by. */
export function stripFacts({ scene, seat, asked }: StripProps) {
  const me = seat === scene.view.me;
  const turn = scene.view.turn === seat && !scene.view.result;
  const attributes = { 'data-me': me || undefined, 'data-turn': turn || undefined, 'data-seat': seat, 'data-place': `seat-${seat}` };
  return { known: scene.view.seats[seat]!, me, turn, asked: (asked && !turn) || undefined, attributes };
}
