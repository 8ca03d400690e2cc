// The animation and the sound of each event of BANG!.
import type { Flight, EventAnimation } from '../../animation/perform';
import type { Sound } from '../../animation/sound';
import type { GameEvent } from '../../wire';
import { cardOf } from './catalog';
import { playbackView } from './playback-view.svelte';
import { zonesOf } from './furniture';
import type { Gesture } from '../../animation/gestures';
import { revealedRole } from '../sheriff/revealed-role';
import { isCar } from './train/railway';
import { trainAnimation, trainSound } from './train/animations';
import { weigh } from './event-weights';
import { goal, type BangScene } from './wording';

const seat = (n: number | null | undefined): string => `seat-${n ?? 0}`;
const hand = (n: number | null | undefined): string => `hand-${n ?? 0}`;

/** Where the event's card starts and ends, if it moves. */
function route(event: GameEvent): [from: string, to: string] | null {
  switch (event.verb) {
    case 'draw': return ['deck', hand(event.seat)];
    case 'flip': return ['deck', 'pile'];
    case 'play': return [hand(event.seat), 'acting'];
    case 'missed': case 'bang': case 'beer': case 'discard': return [hand(event.seat), 'pile'];
    case 'use': return [seat(event.seat), 'acting'];
    case 'lay': return [hand(event.seat), seat(event.other ?? event.seat)];
    case 'take': case 'rob': case 'inherit': return [hand(event.other), hand(event.seat)];
    case 'pass': return [seat(event.seat), seat(event.other)];
    case 'pick': return ['shelf', hand(event.seat)];
    case 'keep': return ['deck', hand(event.seat)];
    case 'board': return ['train', seat(event.seat)];
    case 'place': return ['shelf', seat(event.other ?? event.seat)];
    case 'couple': return ['cars', 'train'];
    case 'give': return [hand(event.seat), hand(event.other)];
    case 'swap': return [seat(event.seat), seat(event.other)];
    case 'toss': return ['deck', 'pile'];
    default: return null;
  }
}

/** A car never goes to the pile: it goes back under the other cars. */
function ends(scene: BangScene, event: GameEvent, to: string): string {
  return (to === 'pile' || to === 'acting') && isCar(scene.catalog, event.card) ? 'cars' : to;
}

/** A card of a pack that has no drawing of its own leaves its zone for a seat. */
function fromZone({ view }: BangScene, { card, seat: to }: GameEvent): [from: string, to: string] | null {
  const zone = card === undefined || to === undefined ? undefined : zonesOf(view).find(({ cards }) => cards.includes(card));
  return zone ? [`zone-${zone.name}`, seat(to)] : null;
}

function flights(scene: BangScene, event: GameEvent): Flight[] {
  const way = route(event) ?? fromZone(scene, event);
  return way ? [{ card: event.card ?? null, from: way[0], to: ends(scene, event, way[1]) }] : [];
}

function kind(scene: BangScene, event: GameEvent): string {
  return cardOf(scene.catalog, event.card)?.kind ?? '';
}

const AIMED = new Set(['play', 'use', 'aim', 'divert', 'face']);

/** An event that is aimed at a player draws a line; a borrowed ability comes from its owner. */
function lineOf({ verb, seat: from, other: to }: GameEvent): EventAnimation['line'] {
  if (to === null || to === undefined || from === to) return undefined;
  if (verb === 'mimic') return { from: seat(to), to: seat(from) };
  return AIMED.has(verb) ? { from: seat(from), to: seat(to) } : undefined;
}

const MARKS: Record<string, NonNullable<EventAnimation['mark']>['how']> = {
  hurt: 'hit', explode: 'hit', bleed: 'hit', heal: 'heal', immune: 'heal', turn: 'turn', out: 'out', ghost: 'out', return: 'heal',
};

/** An attack on several players draws a line to each of them. */
function volley(scene: BangScene, event: GameEvent): EventAnimation['lines'] {
  if (weigh(scene, event) !== 'attack') return undefined;
  return others(scene, event.seat).map((to) => ({ from: seat(event.seat), to }));
}

const PARRIES = new Set(['missed', 'bang', 'immune', 'exempt', 'unhurt']);

/** The loss, as a note on the plate. */
function noteOf(scene: BangScene, event: GameEvent): EventAnimation['note'] {
  const { verb } = event;
  const place = seat(event.seat);
  if (verb === 'hurt' || verb === 'bleed') return { place, text: `−${event.x ?? 1}` };
  const parried = PARRIES.has(verb) || (verb === 'barrel' && event.x === 1) || (verb === 'use' && weigh(scene, event) === 'answer');
  return parried ? { place, text: '0', none: true } : undefined;
}

/** What single events do beside their movement. */
function gestureOf(scene: BangScene, event: GameEvent): Gesture | undefined {
  const { verb, seat: who, card } = event;
  const at = seat(who);
  switch (verb) {
    case 'barrel': return { kind: 'barrel', at, saved: event.x === 1, ...(card === undefined ? {} : { card }) };
    case 'explode': return { kind: 'burst', at };
    case 'out': return revealedRole('bang', scene.catalog, scene.view, event, (role) => goal(scene, role));
    case 'play': return kind(scene, event) === 'indians' ? { kind: 'arrows', from: at, to: others(scene, who) } : undefined;
    default: return undefined;
  }
}

function others({ view }: BangScene, me: number | undefined): string[] {
  return view.seats.flatMap(({ out }, i) => (out || i === me ? [] : [seat(i)]));
}

export function animationOf(scene: BangScene, event: GameEvent): EventAnimation {
  const animation: EventAnimation = { flights: flights(scene, event), settle: () => void playbackView.add(scene.view, event, scene.catalog) };
  const lines = volley(scene, event);
  if (lines) animation.lines = lines;
  const act = trainAnimation(scene, event);
  if (act) animation.act = act;
  if (event.verb === 'show' && event.card !== undefined) animation.opens = event.card;
  if (event.verb === 'bang') animation.back = seat(event.seat);
  const note = noteOf(scene, event);
  if (note) animation.note = note;
  const gesture = gestureOf(scene, event);
  if (gesture) animation.gesture = gesture;
  const line = lineOf(event);
  if (line) animation.line = line;
  const how = MARKS[event.verb];
  if (how) animation.mark = { place: seat(event.seat), how };
  return animation;
}

const SOUNDS: Record<string, Sound> = {
  turn: 'spurs', draw: 'rustle', show: 'snap', flip: 'snap', lay: 'snap', discard: 'rustle', take: 'rustle',
  rob: 'rustle', pick: 'snap', missed: 'ricochet', bang: 'shot', beer: 'cork', heal: 'cork', explode: 'blast',
  out: 'bell', shuffle: 'rustle', pass: 'snap', aim: 'shot', bleed: 'snap', trade: 'rustle', mimic: 'rustle', immune: 'ricochet', choose: 'snap',
  board: 'snap', place: 'snap', couple: 'snap', station: 'rustle', turn_over: 'snap', give: 'rustle', swap: 'rustle', toss: 'rustle',
  divert: 'ricochet', ghost: 'bell', return: 'bell',
};

/** Sounds of cards that are played or used; any other card is laid on the pile. */
const KIND_SOUNDS: Record<string, Sound> = {
  bang: 'shot', gatling: 'shot', beer: 'cork', saloon: 'cork', punch: 'whistle', springfield: 'shot', brawl: 'rattle', tequila: 'cork',
  whisky: 'cork', bible: 'ricochet', iron_plate: 'ricochet', sombrero: 'ricochet', ten_gallon_hat: 'ricochet', canteen: 'cork',
  derringer: 'shot', knife: 'whistle', pepperbox: 'shot', buffalo_rifle: 'shot', howitzer: 'blast',
  knife_revolver: 'shot', train_robbery: 'shot', full_steam: 'steam', next_stop: 'steam', baggage_car: 'rustle', water_tower: 'cork',
};

export function soundOf(scene: BangScene, event: GameEvent): Sound | null {
  if (event.verb === 'play' || event.verb === 'use') return KIND_SOUNDS[kind(scene, event)] ?? 'snap';
  return trainSound(event) ?? SOUNDS[event.verb] ?? null;
}
