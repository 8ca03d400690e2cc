// What I am asked after I was eliminated: who did it, who is left, and what I may do.
import type { Button } from './Telegram.svelte';
import type { Scene } from '../games/game';
import type { GameEvent } from '../wire';
import { t } from '../text/translations.svelte';

/** How many times faster the rest of a match is shown to those who want that. */
export const FAST = 8;

export interface EliminatedQuestion {
  ask: string;
  hint: string;
  buttons: Button[];
}

export interface EliminatedChoices {
  watch: () => void;
  fast: () => void;
  leave: () => void;
  again: () => void;
}

export function isOut(seat: object | undefined): boolean {
  return seat !== undefined && 'out' in seat && seat.out === true;
}

/** The question; null while I am in play and for spectators. */
export function eliminatedQuestion(scene: Scene, events: GameEvent[], ways: EliminatedChoices): EliminatedQuestion | null {
  const { me, seats } = scene.view;
  if (me === null || !isOut(seats[me])) return null;
  const by = events.findLast(({ verb, seat }) => verb === 'out' && seat === me)?.other;
  const left = seats.flatMap((seat, i) => (isOut(seat) ? [] : [i]));
  const people = left.filter((i) => scene.seats[i]?.kind === 'person').length;
  const named = by !== undefined && by !== me;
  return {
    ask: named ? t('web-out-by', { name: scene.seats[by]?.name ?? '' }) : t('web-out'),
    hint: t(people > 0 ? 'web-out-people' : 'web-out-bots', { n: left.length, people }),
    buttons: choicesOf(ways, people > 0),
  };
}

function choicesOf(ways: EliminatedChoices, people: boolean): Button[] {
  const fast: Button = { id: 'fast', key: '2', label: t('web-out-fast'), note: t('web-out-fast-note'), tone: 'main', press: ways.fast };
  const leave: Button = { id: 'leave', key: '2', label: t('web-out-leave'), note: t('web-out-call'), tone: 'plain', press: ways.leave };
  return [
    { id: 'watch', key: '1', label: t('web-out-watch'), note: t('web-out-watch-note'), tone: people ? 'main' : 'plain', press: ways.watch },
    people ? leave : fast,
    { id: 'again', key: '3', label: t('web-out-new'), note: t('web-out-new-note'), tone: 'plain', press: ways.again },
  ];
}
