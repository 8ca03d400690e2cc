// How long things move: as the director's table says, and for dice as they are thrown.
import { diceIn } from '../src/games/dice/faces';
import { TIMES, type Weight } from '../src/playback/timing';
import type { GameEvent } from '../src/wire';

/** As in games/dice: flight.ts, throw.ts and show.ts. */
const TUMBLE = 620;
const LAND = 110;
const SETTLE = 340;
const LOCK = 740;
const FLIGHT = 420;
const OTHERS_HASTE = 1.5;

let rolling = 0;

function dieTime({ verb, x }: GameEvent, weight: Weight): number {
  if (verb === 'roll') {
    rolling = diceIn(x ?? 0).length;
    return TUMBLE;
  }
  if (verb === 'die') return (rolling -= 1) > 0 ? LAND : SETTLE;
  if (verb === 'lock') return LOCK;
  if (verb === 'arrow' || verb === 'return' || verb === 'drink') return FLIGHT;
  if (verb === 'indians') return 840;
  if (verb === 'dynamite') return FLIGHT;
  return TIMES[weight].move;
}

/** What is shown at the same time takes as long as the longest of it. */
export function movement(game: string, events: GameEvent[], weigh: (event: GameEvent) => Weight): number {
  const times = events.map((event) => (game === 'dice' ? dieTime(event, weigh(event)) / OTHERS_HASTE : TIMES[weigh(event)].move));
  return Math.max(0, ...times);
}
