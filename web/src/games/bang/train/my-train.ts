// What I may do with the train now, from my selection.
import type { Selection } from '../selection.svelte';
import type { Hands } from './railway';

const ASKED = new Set(['play', 'board']);

export function handsOf(selection: Selection): Hands {
  const { bill, choice } = selection;
  return {
    asked: choice !== null && ASKED.has(choice.topic),
    chosen: bill?.ride ? bill.card : null,
    can: (car) => selection.mayBoard(car),
  };
}
