// Which ability caused an event: the engine says what happened, the log also says why. Read from the
// events alone; where two causes are possible none is named.
import { OWN_CHARACTER } from '../../wire';
import type { GameEvent } from '../../wire';
import { cardOf, kindOf, suitName } from './catalog';
import { isBarelyReached, isShielded } from './sight';
import { tableBefore } from './table-before';
import type { BangScene } from './wording';

/** An event with the events around it. */
interface Moment {
  scene: BangScene;
  events: GameEvent[];
  at: number;
  event: GameEvent;
  /** The number of events of its kind in a row. */
  n: number;
  /** The event before, without draws of the same seat; the events after. */
  before: GameEvent | undefined;
  after: GameEvent | undefined;
  later: GameEvent[];
  kind: string;
  /** It is the seat's own turn, and the seat has not acted in it yet. */
  opening: boolean;
  onTurn: boolean;
  /** The earlier events of the seat in its own turn. */
  done: GameEvent[];
  /** A player was eliminated since a player last acted freely. */
  mourning: boolean;
}

type Says = (moment: Moment) => boolean;

const verb = (...verbs: string[]): Says => ({ event }) => verbs.includes(event.verb);
const draws = (n: number, when: Says): Says => (moment) => moment.event.verb === 'draw' && (n === 0 || moment.n === n) && when(moment);
const hurtBefore: Says = ({ event, before }) => before?.verb === 'hurt' && before.seat === event.seat;
const opening: Says = (moment) => moment.opening;
const mourning: Says = (moment) => moment.mourning;
const byItself: Says = ({ event }) => event.card === OWN_CHARACTER;
/** Cards that let their player draw. */
const BRING = new Set(['stagecoach', 'wells_fargo', 'dodge', 'bible', 'derringer', 'pony_express', 'next_stop', 'most_wanted', 'mail_car', 'evaded']);
const MOLLYS = new Set(['bang', 'missed', 'beer']);

const ABILITIES: Record<string, Says> = {
  bart_cassidy: draws(0, hurtBefore),
  black_jack: draws(0, opening),
  calamity_janet: ({ event, kind }) =>
    (kind === 'missed' && (event.verb === 'bang' || (event.verb === 'play' && event.other !== undefined))) || (kind === 'bang' && event.verb === 'missed'),
  el_gringo: (moment) => moment.event.verb === 'rob' && hurtBefore(moment),
  jesse_jones: (moment) => moment.event.verb === 'rob' && moment.opening,
  jourdonnais: (moment) => moment.event.verb === 'barrel' && byItself(moment),
  kit_carlson: verb('keep'),
  lucky_duke: verb('choose'),
  rose_doolan: ({ scene, events, at, event }) =>
    event.other !== undefined && isBarelyReached(scene, tableBefore(scene.view, scene.catalog, events, at), event, (seat) => actingAs(scene, events, at, seat)),
  pedro_ramirez: ({ event, opening: first, after }) => event.verb === 'pick' && first && (after === undefined || (after.verb === 'draw' && after.seat === event.seat)),
  sid_ketchum: ({ event, done }) => event.verb === 'spare' || (event.verb === 'heal' && [-1, -2].every((i) => done.at(i)?.verb === 'discard')),
  slab_the_killer: ({ event, kind }) => event.verb === 'play' && kind === 'bang' && event.other !== undefined,
  suzy_lafayette: draws(1, ({ scene, before, opening: first }) => !first && (before?.verb === 'discard' || !BRING.has(cardOf(scene.catalog, before?.card)?.kind ?? ''))),
  vulture_sam: verb('inherit'),
  apache_kid: ({ scene, event }) => event.verb === 'immune' && suitName(cardOf(scene.catalog, event.card)?.suit ?? '') === 'diamonds',
  belle_star: ({ scene, events, at, event, onTurn }) =>
    onTurn && event.other !== undefined && event.other !== event.seat && isShielded(scene, tableBefore(scene.view, scene.catalog, events, at), event),
  bill_noface: draws(0, (moment) => moment.opening && moment.n !== USUAL),
  chuck_wengham: ({ event, after }) => event.verb === 'bleed' && (after === undefined || (after.verb === 'draw' && after.seat === event.seat)),
  doc_holyday: verb('aim'),
  elena_fuente: ({ scene, event, kind }) => event.verb === 'missed' && !['missed', 'dodge', 'cactus', 'evaded'].includes(kind) && !mayServe(scene, event),
  greg_digger: (moment) => moment.event.verb === 'heal' && mourning(moment),
  herb_hunter: draws(0, (moment) => mourning(moment) && moment.n === 2 + (moment.before?.verb === 'reward' ? (moment.before.x ?? 0) : 0)),
  jose_delgado: (moment) => moment.event.verb === 'trade' || (moment.event.verb === 'draw' && moment.done.at(-2)?.verb === 'trade'),
  molly_stark: draws(1, ({ scene, event, before, onTurn }) =>
    !onTurn && before?.seat === event.seat && ['missed', 'bang', 'beer'].includes(before?.verb ?? '') && MOLLYS.has(cardOf(scene.catalog, before?.card)?.kind ?? '')),
  pat_brennan: (moment) => moment.event.verb === 'take' && moment.opening,
  pixie_pete: draws(4, opening),
  vera_custer: verb('mimic'),
  evan_babbit: verb('divert'),
  jimmy_texas: draws(0, ({ onTurn, after }) => onTurn && after?.verb === 'turn'),
  manuelita: draws(2, ({ before }) => before?.verb === 'terminus'),
  sgt_blaze: verb('exempt'),
  tequila_joe: ({ scene, event, before }) => event.verb === 'heal' && (before?.verb === 'beer' || ((event.x ?? 1) > 1 && cardOf(scene.catalog, before?.card)?.kind === 'beer')),
  willy_the_kid: (moment) => isShot(moment, moment.event) && moment.done.some((one) => isShot(moment, one, FIRED)),
  benny_brawler: (moment) => (moment.event.verb === 'board' || byWill(moment)) && moment.done.some((one) => one.verb === 'board'),
  sancho: ({ event, before, onTurn }) => onTurn && event.verb === 'board' && before?.verb !== 'play',
  shade_oconnor: ({ event, before, onTurn }) => !onTurn && event.verb === 'discard' && event.other === undefined && before?.verb === 'roll',
  zippy_roy: (moment) => byWill(moment) && !isFollowed(moment),
};

/** The number of cards that every player draws at the start of a turn. */
const USUAL = 2;

/** The player on turn moves the train freely: neither by a card nor because the Sheriff's turn begins. */
function byWill({ scene, event, before, done, onTurn }: Moment): boolean {
  if (!onTurn || event.verb !== 'roll' || before?.verb === 'turn') return false;
  const last = done.findLast((one) => one.verb !== 'draw');
  return !['skip', 'double'].includes(last?.verb ?? '') && cardOf(scene.catalog, last?.card)?.kind !== 'next_stop';
}

/** A car is taken after the move: a player who moves the train must take one. */
function isFollowed({ event, later }: Moment): boolean {
  const next = later.find((one) => one.seat === event.seat && ['board', 'play', 'lay', 'use', 'roll', 'turn'].includes(one.verb));
  return next?.verb === 'board';
}

/** A card before the seat lets it use blue cards this way. */
function mayServe({ catalog, view }: BangScene, { seat, card }: GameEvent): boolean {
  const front = view.seats[seat ?? -1]?.front ?? [];
  return kindOf(catalog, card)?.colour === 'blue' && front.some((lying) => cardOf(catalog, lying)?.kind === 'caboose');
}

/** What counts as the BANG! of a turn. */
const FIRED = ['bang', 'missed', 'knife_revolver'];

/** A BANG! from the hand at a player. */
function isShot({ scene }: Moment, { verb: what, card, other }: GameEvent, kinds = ['bang']): boolean {
  return what === 'play' && other !== undefined && kinds.includes(cardOf(scene.catalog, card)?.kind ?? '');
}

/** What happens to its owner at the start of a turn, before they act freely. */
const QUIET = new Set(['turn', 'flip', 'choose', 'jail', 'pass', 'explode', 'hurt', 'heal', 'discard', 'beer', 'mimic', 'toss', 'roll', 'pick', 'missed', 'barrel', 'use', 'spare']);
/** How far back a turn may have begun. */
const LONG = 200;
const AFTERMATH = new Set(['out', 'reward', 'penalty', 'draw', 'discard', 'inherit', 'heal']);

function momentOf(scene: BangScene, events: GameEvent[], at: number, n: number): Moment {
  const event = events[at] as GameEvent;
  const earlier = events.slice(Math.max(0, at - LONG), at);
  const turnAt = earlier.findLastIndex((one) => one.verb === 'turn');
  const onTurn = earlier[turnAt]?.seat === event.seat;
  const fell = earlier.findLastIndex((one) => one.verb === 'out');
  return {
    scene, events, at, event, n, before: earlier.at(-1), after: events[at + n], later: events.slice(at + n, at + n + 30), onTurn,
    kind: cardOf(scene.catalog, event.card)?.kind ?? '',
    done: onTurn ? earlier.slice(turnAt).filter((one) => one.seat === event.seat) : [],
    opening: onTurn && earlier.slice(turnAt).every((one) => one.seat !== event.seat || QUIET.has(one.verb)),
    mourning: fell >= 0 && earlier.slice(fell).every((one) => AFTERMATH.has(one.verb)),
  };
}

/** The character of the seat, or the one whose ability it has borrowed. */
function actingAs({ view }: BangScene, events: GameEvent[], at: number, seat: number | undefined): string {
  const borrowed = events.slice(0, at).findLast((one) => one.verb === 'mimic' && one.seat === seat);
  return view.seats[(events[at]?.verb === 'mimic' ? undefined : borrowed?.other) ?? seat ?? -1]?.character ?? '';
}

/** The seat that ends its turn with more cards than life points, and how many: Sean Mallory discards none. */
export function keptAll(scene: BangScene, events: GameEvent[], at: number): { seat: number; n: number } | null {
  const seat = events.slice(0, at).findLast(({ verb: what }) => what === 'turn')?.seat;
  if (events[at]?.verb !== 'turn' || seat === undefined || actingAs(scene, events, at, seat) !== 'sean_mallory') return null;
  const { hands, life, out } = tableBefore(scene.view, scene.catalog, events, at);
  const n = hands[seat] ?? 0;
  return !out.has(seat) && n > (life[seat] ?? 0) ? { seat, n } : null;
}

/** The characters whose abilities caused the events from `at` on; cards drawn together count as one event. */
export function abilitiesBehind(scene: BangScene, events: GameEvent[], at: number, taken: number): string[] {
  const found: string[] = [];
  for (let i = at; i < at + taken; ) {
    const n = runOf(events, i, at + taken);
    const ability = abilityBehind(scene, events, i, n);
    if (ability) found.push(ability);
    i += n;
  }
  return found;
}

/** The number of cards that a player draws in a row; 1 for any other event. */
function runOf(events: GameEvent[], at: number, end: number): number {
  const first = events[at] as GameEvent;
  let to = at + 1;
  while (first.verb === 'draw' && to < end && events[to]?.verb === 'draw' && events[to]?.seat === first.seat) to += 1;
  return to - at;
}

/** The character whose ability it was, or nothing. The heir takes the cards of an eliminated player. */
export function abilityBehind(scene: BangScene, events: GameEvent[], at: number, n = 1): string | null {
  const character = actingAs(scene, events, at, events[at]?.seat);
  return ABILITIES[character]?.(momentOf(scene, events, at, n)) ? character : null;
}
