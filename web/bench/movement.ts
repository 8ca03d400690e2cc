// How long each movement takes: by the table of times, and for dice by their throw.
import { FLIGHT, FUSE, NEXT_DIE, OTHERS_HASTE, SETTLE, STAMP, STAMP_HOLD, TUMBLE } from '../src/games/dice/durations';
import { diceIn } from '../src/games/dice/faces';
import { TIMES } from '../src/playback/event-durations';
import type { Weight } from '../src/playback/weight';
import type { GameEvent } from '../src/wire';

let rolling = 0;

function dieTime({ verb, x }: GameEvent, weight: Weight): number {
  if (verb === 'roll') {
    rolling = diceIn(x ?? 0).length;
    return TUMBLE;
  }
  if (verb === 'die') return (rolling -= 1) > 0 ? NEXT_DIE : SETTLE;
  if (verb === 'lock') return FUSE + STAMP;
  if (verb === 'arrow' || verb === 'return' || verb === 'drink') return FLIGHT;
  if (verb === 'indians') return STAMP + STAMP_HOLD;
  if (verb === 'dynamite') return FLIGHT;
  return TIMES[weight].move;
}

/** Movements at the same time take as long as the longest of them. */
export function movement(game: string, events: GameEvent[], weigh: (event: GameEvent) => Weight): number {
  const times = events.map((event) => (game === 'dice' ? dieTime(event, weigh(event)) / OTHERS_HASTE : TIMES[weigh(event)].move));
  return Math.max(0, ...times);
}
