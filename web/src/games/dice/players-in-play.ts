// The players in play at an event, and the seats that a shot may hit without an ability.
import type { GameEvent } from '../../wire';
import type { Face } from './faces';
import type { DiceScene } from './wording';

/** With at most so many players in play, every shot hits a neighbour. */
const FEW = 3;

/** The seats in play before the event at `at`; the view may be of a later moment. */
export function inPlay({ view }: DiceScene, events: GameEvent[], at: number): number[] {
  const fell = (seat: number): number => events.findIndex((event) => event.verb === 'out' && event.seat === seat);
  return view.seats.flatMap(({ out }, seat) => {
    const when = fell(seat);
    return (when < 0 ? !out : when >= at) ? [seat] : [];
  });
}

/** Whether a player without an ability could have aimed this face at that seat. */
export function isPlain(ring: number[], { seat, other }: GameEvent, face: Face | null): boolean {
  const [from, to] = [ring.indexOf(seat ?? -1), ring.indexOf(other ?? -1)];
  if (from < 0 || to < 0 || !face) return true;
  const steps = Math.abs(from - to);
  const way = Math.min(steps, ring.length - steps);
  return way === (ring.length <= FEW || face === 'one' ? 1 : 2);
}
