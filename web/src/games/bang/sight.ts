// How far one seat saw another at an event, and which abilities changed that.
import type { GameEvent } from '../../wire';
import { cardOf, kindOf, weaponReach } from './catalog';
import type { TableBefore } from './table-before';
import type { BangScene } from './wording';

/** Kinds that reach as far as the weapon. */
export const FAR = new Set(['bang', 'knife_revolver', 'pepperbox', 'sleeper_car', 'baggage_car']);
/** Kinds that reach distance 1. */
export const NEAR = new Set(['panic', 'punch', 'knife', 'derringer']);
/** Verbs that aim at another player. */
const AIMS = new Set(['play', 'use', 'use_bang', 'use_panic']);
/** Cards in front of a player that answer a hit, or keep it away. */
const SHIELDS = new Set(['barrel', 'bible', 'iron_plate', 'sombrero', 'ten_gallon_hat', 'caboose', 'baggage_car', 'private_car', 'prisoner_car']);

function cardsOf({ front }: TableBefore, seat: number): number[] {
  return [...front].filter(([, before]) => before === seat).map(([card]) => card);
}

/** The distance that decided whether this event could aim at its target: the weapon's, 1, or none. */
function rangeOf({ catalog }: BangScene, table: TableBefore, { verb, seat, card }: GameEvent): number | null {
  const kind = cardOf(catalog, card)?.kind ?? '';
  if (!AIMS.has(verb)) return null;
  if (verb === 'use_panic' || NEAR.has(kind)) return 1;
  return FAR.has(kind) ? weaponReach(catalog, cardsOf(table, seat ?? -1)) : null;
}

/** The distance from the acting seat to its target. `acting` tells whose ability works for a seat. */
function distance(scene: BangScene, table: TableBefore, from: number, to: number, acting: (seat: number) => string): number {
  const ring = scene.view.seats.map((_, seat) => seat).filter((seat) => !table.out.has(seat));
  const steps = Math.abs(ring.indexOf(from) - ring.indexOf(to));
  const sum = (cards: number[], what: 'away' | 'sees'): number => cards.reduce((all, card) => all + (kindOf(scene.catalog, card)?.[what] ?? 0), 0);
  const own = (seat: number, what: 'away' | 'sees'): number => scene.catalog.characters.find(({ id }) => id === acting(seat))?.[what] ?? 0;
  return Math.min(steps, ring.length - steps) + own(to, 'away') + sum(cardsOf(table, to), 'away') - own(from, 'sees') - sum(cardsOf(table, from), 'sees');
}

/** Whether the target would have been too far away if the acting seat saw it one farther. */
export function isBarelyReached(scene: BangScene, table: TableBefore, event: GameEvent, acting: (seat: number) => string): boolean {
  const { seat, other } = event;
  if (seat === undefined || other === undefined || seat === other) return false;
  const range = rangeOf(scene, table, event);
  return range !== null && distance(scene, table, seat, other, acting) === range;
}

/** Whether a card before the target would have worked against this attack. */
export function isShielded({ catalog }: BangScene, table: TableBefore, { verb, other, card }: GameEvent): boolean {
  const kind = AIMS.has(verb) ? (cardOf(catalog, card)?.kind ?? '') : '';
  const near = verb === 'use_panic' || kind === 'panic';
  const before = cardsOf(table, other ?? -1).map((lying) => kindOf(catalog, lying));
  if (kind === 'duel') return before.some((one) => one?.id === 'prisoner_car');
  if (!near && !FAR.has(kind) && !NEAR.has(kind)) return false;
  return before.some((one) => (one?.away ?? 0) > 0 || (!near && SHIELDS.has(one?.id ?? '')));
}
