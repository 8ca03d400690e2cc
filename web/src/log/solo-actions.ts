// Solo actions: what one player does alone (draw, lay, discard) is told in one sentence.
import type { GameEvent } from '../wire';
import { words } from '../text/translations.svelte';

export interface SoloAction {
  at: number;
  events: GameEvent[];
}

/** The solo actions from `at` on: events of one seat, those of one verb in a row together. */
export function soloActionsFrom(events: GameEvent[], at: number, isSoloAction: (event: GameEvent) => boolean): SoloAction[] {
  const actions: SoloAction[] = [];
  for (let i = at; i < events.length; i++) {
    const event = events[i] as GameEvent;
    const [last] = actions.at(-1)?.events ?? [];
    if (!isSoloAction(event) || (last && event.seat !== undefined && event.seat !== events[at]?.seat)) break;
    if (last?.verb === event.verb) actions.at(-1)?.events.push(event);
    else actions.push({ at: i, events: [event] });
  }
  return actions;
}

export function eventCount(actions: SoloAction[]): number {
  return actions.reduce((sum, { events }) => sum + events.length, 0);
}

/** "a, b and c" in the current language. */
export function asList(pieces: string[]): string {
  return new Intl.ListFormat(words.lang === 'en' ? 'en-GB' : words.lang, { type: 'conjunction' }).format(pieces);
}
