// One way to drag for each card, kept for good: a new one in the middle of a drag would forget where it began.
import { draggable } from './drag';
import type { Play } from './selection.svelte';

type Attachment = (node: HTMLElement) => () => void;

export function dragsOf(play: Play): (card: number) => Attachment {
  const drags = new Map<number, Attachment>();
  return (card) => {
    const known = drags.get(card) ?? draggable({
      enabled: () => play.can(card) && !play.bill,
      start: () => (play.dragging = card),
      end: (target) => {
        play.dragging = null;
        if (target !== undefined) play.drop(card, target);
      },
    });
    drags.set(card, known);
    return known;
  };
}
