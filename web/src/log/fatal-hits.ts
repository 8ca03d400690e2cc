// Marks hits that eliminate a player. The whole step is known before its first event is played, so the hit can say so.
import type { GameEvent } from '../wire';

export interface HitEvent extends GameEvent {
  fatal?: boolean;
}

export function markFatalHits(events: GameEvent[]): HitEvent[] {
  /** The last hit of each seat in this turn. */
  const hits = new Map<number | undefined, number>();
  const known: HitEvent[] = [...events];
  for (const [i, { verb, seat }] of events.entries()) {
    if (verb === 'turn') hits.clear();
    if (verb === 'hurt') hits.set(seat, i);
    const hit = verb === 'out' ? hits.get(seat) : undefined;
    if (hit !== undefined) known[hit] = { ...(events[hit] as GameEvent), fatal: true };
  }
  return known;
}
