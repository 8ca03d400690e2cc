// How long things move: as the table of times says, and for dice as they are thrown.
import { FLIGHT, FUSE, NEXT_DIE, OTHERS_HASTE, SETTLE, STAMP, STAMP_HOLD, TUMBLE } from '../src/games/dice/durations';
import { diceIn } from '../src/games/dice/faces';
import { TIMES } from '../src/playback/timing';
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

/** What is shown at the same time takes as long as the longest of it. */
export function movement(game: string, events: GameEvent[], weigh: (event: GameEvent) => Weight): number {
  const times = events.map((event) => (game === 'dice' ? dieTime(event, weigh(event)) / OTHERS_HASTE : TIMES[weigh(event)].move));
  return Math.max(0, ...times);
}
