// Whose ability lies behind an event, read from the events alone; where two things could be the reason nothing is said.
import { OWN_CHARACTER, type GameEvent } from '../../wire';
import type { DiceScene } from './wording';

/** An event, and what came before it in the same turn. */
interface Moment {
  event: GameEvent;
  before: GameEvent | undefined;
  turn: GameEvent[];
}

type Says = (moment: Moment) => boolean;

const verb = (wanted: string): Says => ({ event }) => event.verb === wanted;
const byItself: Says = ({ event }) => event.verb === 'heal' && event.card === OWN_CHARACTER;
/** Everybody's arrows go back after an attack, and those of somebody who is out. */
const drops: Says = ({ event, turn }) => {
  const cause = turn.findLast((one) => one.verb !== 'return' && one.verb !== 'hurt');
  return event.verb === 'return' && cause?.verb !== 'indians' && cause?.verb !== 'out';
};
/** Without him there are three. */
const THROWS = 3;

const ABILITIES: Record<string, Says> = {
  bart_cassidy: verb('dodge'),
  el_gringo: verb('sting'),
  jesse_jones: ({ event, before }) => event.verb === 'heal' && (event.x ?? 1) > 1 && before?.verb === 'drink',
  kit_carlson: drops,
  lucky_duke: ({ event, turn }) => event.verb === 'roll' && turn.filter((one) => one.verb === 'roll').length >= THROWS,
  pedro_ramirez: drops,
  sid_ketchum: verb('bless'),
  slab_the_killer: ({ event }) => event.verb === 'shoot' && event.x === 2,
  suzy_lafayette: byItself,
  vulture_sam: byItself,
};

/** Kit Carlson takes arrows from others, too: it is he who acts. */
function actor({ verb: what, seat, other }: GameEvent): number {
  return (what === 'return' ? (other ?? seat) : seat) ?? -1;
}

export function abilityBehind(scene: DiceScene, events: GameEvent[], at: number): string | null {
  const event = events[at] as GameEvent;
  const character = scene.view.seats[actor(event)]?.character ?? '';
  const says = ABILITIES[character];
  if (!says) return null;
  const from = events.findLastIndex((one, i) => i < at && one.verb === 'turn');
  return says({ event, before: events[at - 1], turn: events.slice(Math.max(0, from), at) }) ? character : null;
}
