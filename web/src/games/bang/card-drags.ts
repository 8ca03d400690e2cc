// One attachment for dragging per card. It is kept, because a new one in the middle of a drag would lose its start.
import { draggable } from './drag';
import type { Selection } from './selection.svelte';

type Attachment = (node: HTMLElement) => () => void;

export function dragsOf(selection: Selection): (card: number) => Attachment {
  const drags = new Map<number, Attachment>();
  return (card) => {
    const known = drags.get(card) ?? draggable({
      enabled: () => selection.can(card) && !selection.bill,
      start: () => (selection.dragging = card),
      end: (target) => {
        selection.dragging = null;
        if (target !== undefined) selection.drop(card, target);
      },
    });
    drags.set(card, known);
    return known;
  };
}
