// Which ability caused an event, read from the events alone; where two causes are possible none is named.
import { OWN_CHARACTER, type GameEvent } from '../../wire';
import { diceIn, faceOf, type Face } from './faces';
import { inPlay, isPlain } from './players-in-play';
import type { DiceScene } from './wording';

/** An event as it concerns one seat, and what came before it in the same turn. */
interface Moment {
  scene: DiceScene;
  me: number;
  event: GameEvent;
  before: GameEvent | undefined;
  turn: GameEvent[];
  events: GameEvent[];
  at: number;
}

type Says = (moment: Moment) => boolean;

const mine = (says: Says): Says => (moment) => moment.event.seat === moment.me && says(moment);
const verb = (wanted: string): Says => mine(({ event }) => event.verb === wanted);
const byItself: Says = mine(({ event }) => event.verb === 'heal' && event.card === OWN_CHARACTER);
/** Arrows go back: everybody's after an attack, those of an eliminated player, those of a player who fires the Gatling. */
const drops: Says = mine(({ event, turn, me }) => {
  const cause = turn.findLast((one) => one.verb !== 'return' && one.verb !== 'hurt');
  const usual = ['indians', 'out'].includes(cause?.verb ?? '') || (cause?.verb === 'gatling' && cause.seat === me);
  return event.verb === 'return' && event.other === undefined && !usual;
});
/** Without the ability a turn has three throws, and the Gatling needs three faces. */
const THROWS = 3;
const GATLINGS = 3;

/** What the dice showed before this event. */
function facesBefore({ scene, turn }: Moment): Map<number, Face | null> {
  return new Map(turn.filter((one) => one.verb === 'die').map(({ x, card }) => [x ?? 0, faceOf(scene.catalog, card)]));
}

/** Whether the shot was possible only with this ability. */
const farther: Says = mine((moment) => moment.event.verb === 'shoot' && !isPlain(inPlay(moment.scene, moment.events, moment.at), moment.event, faceOf(moment.scene.catalog, moment.event.card)));

function arrowsOf(events: GameEvent[], seat: number): number {
  const own = events.filter((one) => one.seat === seat);
  return own.reduce((n, { verb: what, x }) => n + (what === 'arrow' ? 1 : what === 'return' ? -(x ?? 0) : 0), 0);
}

/** The attack eliminates the seat: fewer points would not have been lost. */
function falls({ events, at, me }: Moment): boolean {
  const after = events.slice(at + 1);
  const end = after.findIndex((one) => !['hurt', 'return', 'out'].includes(one.verb));
  return after.slice(0, end < 0 ? after.length : end).some((one) => one.verb === 'out' && one.seat === me);
}

const ABILITIES: Record<string, Says> = {
  bart_cassidy: verb('dodge'),
  black_jack: mine((moment) => moment.event.verb === 'roll' && diceIn(moment.event.x ?? 0).some((die) => facesBefore(moment).get(die) === 'dynamite')),
  calamity_janet: farther,
  el_gringo: verb('sting'),
  jesse_jones: mine(({ event, before }) => event.verb === 'heal' && (event.x ?? 1) > 1 && before?.verb === 'drink'),
  jourdonnais: mine((moment) => {
    const { scene, event, events, at, me } = moment;
    return event.verb === 'hurt' && faceOf(scene.catalog, event.card) === 'arrow' && arrowsOf(events.slice(0, at), me) > (event.x ?? 1) && !falls(moment);
  }),
  kit_carlson: ({ event, me }) => event.verb === 'return' && event.other === me,
  lucky_duke: mine(({ event, turn }) => event.verb === 'roll' && turn.filter((one) => one.verb === 'roll').length >= THROWS),
  paul_regret: ({ scene, event, events, at, me }) => event.verb === 'gatling' && event.seat !== me && inPlay(scene, events, at).includes(me),
  pedro_ramirez: drops,
  rose_doolan: farther,
  sid_ketchum: verb('bless'),
  slab_the_killer: mine(({ event }) => event.verb === 'shoot' && event.x === 2),
  suzy_lafayette: byItself,
  vulture_sam: byItself,
  willy_the_kid: mine((moment) => moment.event.verb === 'gatling' && [...facesBefore(moment).values()].filter((face) => face === 'gatling').length < GATLINGS),
};

/** The characters whose abilities caused it. */
export function abilitiesBehind(scene: DiceScene, events: GameEvent[], at: number): string[] {
  const from = events.findLastIndex((one, i) => i < at && one.verb === 'turn');
  const moment = { scene, event: events[at] as GameEvent, before: events[at - 1], turn: events.slice(Math.max(0, from), at), events, at };
  return scene.view.seats.flatMap(({ character }, me) => (ABILITIES[character]?.({ ...moment, me }) ? [character] : []));
}
