// When a green card may be used. A word and a sign say so, never colour alone.
import type { BangSeat, Catalog, GameEvent } from '../../wire';
import { kindOf } from './catalog';

/** wait = laid and not usable yet, ready = usable, hand = what laying it means */
export type Green = 'wait' | 'ready' | 'hand';

export function isGreen(catalog: Catalog, card: number | null): boolean {
  return kindOf(catalog, card)?.colour === 'green';
}

/** A card lying before this seat. */
export function greenBefore(catalog: Catalog, seat: BangSeat, card: number): Green | undefined {
  if (!isGreen(catalog, card)) return undefined;
  return seat.waiting.includes(card) ? 'wait' : 'ready';
}

/** Green cards this seat has used since the turn began: their places stay marked until it ends. */
export function usedBy(events: GameEvent[], seat: number): number[] {
  const turn = events.findLastIndex((event) => event.verb === 'turn');
  return events
    .slice(turn + 1)
    .flatMap((event) => (event.verb === 'use' && event.seat === seat && event.card !== undefined ? [event.card] : []));
}
