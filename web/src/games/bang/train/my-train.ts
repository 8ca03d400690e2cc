// What my hands say about the train at this moment.
import type { Play } from '../selection.svelte';
import type { Hands } from './railway';

const ASKED = new Set(['play', 'board']);

export function handsOf(play: Play): Hands {
  const { bill, choice } = play;
  return {
    asked: choice !== null && ASKED.has(choice.topic),
    chosen: bill?.ride ? bill.card : null,
    can: (car) => play.mayBoard(car),
  };
}
