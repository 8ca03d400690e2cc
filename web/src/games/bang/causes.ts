// Whose ability lies behind an event: the engine tells what happened, a late-comer wants to know why. Read from the
// events alone; where two things could be the reason nothing is said.
import { OWN_CHARACTER } from '../../wire';
import type { GameEvent } from '../../wire';
import { cardOf, kindOf, suitName } from './catalog';
import type { BangScene } from './wording';

/** An event in its surroundings. */
interface Moment {
  scene: BangScene;
  event: GameEvent;
  /** How many of its kind are told together. */
  n: number;
  /** What came directly before, draws of the same seat left out; what comes after. */
  before: GameEvent | undefined;
  after: GameEvent | undefined;
  kind: string;
  /** It is the seat's own turn, and nothing has been done in it yet. */
  opening: boolean;
  onTurn: boolean;
  /** What the seat has done in its own turn before. */
  done: GameEvent[];
  /** Somebody went out since the last thing anybody did of his own will. */
  mourning: boolean;
}

type Says = (moment: Moment) => boolean;

const verb = (...verbs: string[]): Says => ({ event }) => verbs.includes(event.verb);
const draws = (n: number, when: Says): Says => (moment) => moment.event.verb === 'draw' && (n === 0 || moment.n === n) && when(moment);
const hurtBefore: Says = ({ event, before }) => before?.verb === 'hurt' && before.seat === event.seat;
const opening: Says = (moment) => moment.opening;
const mourning: Says = (moment) => moment.mourning;
const byItself: Says = ({ event }) => event.card === OWN_CHARACTER;
/** Cards that bring a card themselves. */
const BRING = new Set(['stagecoach', 'wells_fargo', 'dodge', 'bible', 'derringer', 'pony_express', 'next_stop', 'most_wanted', 'mail_car', 'evaded']);
const MOLLYS = new Set(['bang', 'missed', 'beer']);

const ABILITIES: Record<string, Says> = {
  bart_cassidy: draws(0, hurtBefore),
  black_jack: draws(3, opening),
  calamity_janet: ({ event, kind }) =>
    (kind === 'missed' && (event.verb === 'bang' || (event.verb === 'play' && event.other !== undefined))) || (kind === 'bang' && event.verb === 'missed'),
  el_gringo: (moment) => moment.event.verb === 'rob' && hurtBefore(moment),
  jesse_jones: (moment) => moment.event.verb === 'rob' && moment.opening,
  jourdonnais: (moment) => moment.event.verb === 'barrel' && byItself(moment),
  kit_carlson: verb('keep'),
  lucky_duke: verb('choose'),
  pedro_ramirez: (moment) => moment.event.verb === 'pick' && moment.opening,
  sid_ketchum: verb('spare'),
  slab_the_killer: ({ event, kind }) => event.verb === 'play' && kind === 'bang' && event.other !== undefined,
  suzy_lafayette: draws(1, ({ scene, before, opening: first }) => !first && !BRING.has(cardOf(scene.catalog, before?.card)?.kind ?? '')),
  vulture_sam: verb('inherit'),
  apache_kid: ({ scene, event }) => event.verb === 'immune' && suitName(cardOf(scene.catalog, event.card)?.suit ?? '') === 'diamonds',
  bill_noface: draws(0, opening),
  chuck_wengham: verb('bleed'),
  doc_holyday: verb('aim'),
  elena_fuente: ({ scene, event, kind }) => event.verb === 'missed' && kind !== 'missed' && kindOf(scene.catalog, event.card)?.colour !== 'green' && !['dodge', 'cactus', 'evaded'].includes(kind),
  greg_digger: (moment) => moment.event.verb === 'heal' && mourning(moment),
  herb_hunter: draws(2, (moment) => mourning(moment) && moment.before?.verb !== 'reward'),
  jose_delgado: verb('trade'),
  molly_stark: draws(1, ({ scene, event, before, onTurn }) =>
    !onTurn && before?.seat === event.seat && ['missed', 'bang', 'beer'].includes(before?.verb ?? '') && MOLLYS.has(cardOf(scene.catalog, before?.card)?.kind ?? '')),
  pat_brennan: (moment) => moment.event.verb === 'take' && moment.opening,
  pixie_pete: draws(4, opening),
  vera_custer: verb('mimic'),
  evan_babbit: verb('divert'),
  jimmy_texas: draws(1, ({ onTurn, after }) => onTurn && after?.verb === 'turn'),
  manuelita: draws(2, ({ before }) => before?.verb === 'terminus'),
  sgt_blaze: verb('exempt'),
  tequila_joe: ({ scene, event, before }) => event.verb === 'heal' && (event.x ?? 1) > 1 && cardOf(scene.catalog, before?.card)?.kind === 'beer',
  willy_the_kid: (moment) => isShot(moment, moment.event) && moment.done.some((one) => isShot(moment, one)) && !hasVolcanic(moment),
  benny_brawler: ({ event, done }) => event.verb === 'board' && done.some((one) => one.verb === 'board'),
  sancho: ({ event, before, onTurn }) => onTurn && event.verb === 'board' && (before?.verb === 'roll' || before?.verb === 'turn'),
  shade_oconnor: ({ event, before, onTurn }) => !onTurn && event.verb === 'discard' && event.other === undefined && before?.verb === 'roll',
};

/** A BANG! from the hand at somebody. */
function isShot({ scene }: Moment, { verb: what, card, other }: GameEvent): boolean {
  return what === 'play' && other !== undefined && cardOf(scene.catalog, card)?.kind === 'bang';
}

/** With this weapon everybody may fire as often. */
function hasVolcanic({ scene, event }: Moment): boolean {
  return scene.view.seats[event.seat ?? -1]?.front.some((card) => cardOf(scene.catalog, card)?.kind === 'volcanic') ?? false;
}

/** What begins a turn before its owner does anything of his own will. */
const QUIET = new Set(['turn', 'flip', 'choose', 'show', 'jail', 'pass', 'explode', 'hurt', 'heal', 'discard', 'beer', 'mimic', 'toss']);
const AFTERMATH = new Set(['out', 'reward', 'penalty', 'draw', 'discard', 'inherit', 'heal']);

function momentOf(scene: BangScene, events: GameEvent[], at: number, n: number): Moment {
  const event = events[at] as GameEvent;
  const earlier = events.slice(Math.max(0, at - 60), at);
  const turnAt = earlier.findLastIndex((one) => one.verb === 'turn');
  const onTurn = earlier[turnAt]?.seat === event.seat;
  const fell = earlier.findLastIndex((one) => one.verb === 'out');
  return {
    scene, event, n, before: earlier.at(-1), after: events[at + n], onTurn,
    kind: cardOf(scene.catalog, event.card)?.kind ?? '',
    done: onTurn ? earlier.slice(turnAt).filter((one) => one.seat === event.seat) : [],
    opening: onTurn && earlier.slice(turnAt).every((one) => QUIET.has(one.verb)),
    mourning: fell >= 0 && earlier.slice(fell).every((one) => AFTERMATH.has(one.verb)),
  };
}

/** The character whose ability it was, or nothing. The dead's cards come to whoever inherits them. */
export function abilityBehind(scene: BangScene, events: GameEvent[], at: number, n = 1): string | null {
  const { seat } = events[at] as GameEvent;
  const character = scene.view.seats[seat ?? -1]?.character ?? '';
  return ABILITIES[character]?.(momentOf(scene, events, at, n)) ? character : null;
}
