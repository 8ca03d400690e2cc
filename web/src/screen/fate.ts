// What became of a player.
import type { GameEvent } from '../wire';

/** The turn in which a player was eliminated; null if no event tells it. */
export function outInTurn(events: GameEvent[], seat: number): number | null {
  const at = events.findLastIndex((event) => event.verb === 'out' && event.seat === seat);
  return at < 0 ? null : events.slice(0, at).filter(({ verb }) => verb === 'turn').length;
}
