// The table at an event, read from the events before it: the view may be of a later moment.
import type { BangView, Catalog, GameEvent } from '../../wire';
import { cardOf, kindOf } from './catalog';

export interface TableBefore {
  /** The cards in front of players, by the seat they lie before. */
  front: Map<number, number>;
  /** The number of cards in each hand. */
  hands: number[];
  life: number[];
  out: Set<number>;
}

/** Verbs that bring a card to a hand; a piece, as a car, lies in front. */
const GAIN = new Set(['draw', 'keep', 'pick', 'rob', 'take', 'inherit']);
/** Verbs that take the card from the other player. */
const STEAL = new Set(['rob', 'take', 'inherit']);
/** Verbs by which a card leaves its seat. */
const LOSE = new Set(['play', 'lay', 'use', 'use_bang', 'use_panic', 'use_cat_balou', 'missed', 'bang', 'beer', 'discard', 'pass', 'give', 'swap']);
/** Verbs after which a card lies in front of a player. */
const LAID = new Set(['lay', 'pass', 'place', 'board', 'swap']);
/** Using this card discards another one. */
const STAYS = 'sleeper_car';

export function tableBefore({ seats }: BangView, catalog: Catalog, events: GameEvent[], at: number): TableBefore {
  const table: TableBefore = { front: new Map(), hands: seats.map(() => 0), life: seats.map(({ max }) => max), out: new Set() };
  for (const event of events.slice(0, at)) {
    move(table, catalog, event);
    wound(table, event);
  }
  return table;
}

function move({ front, hands }: TableBefore, catalog: Catalog, { verb, seat, other, card }: GameEvent): void {
  const stays = verb === 'use' && cardOf(catalog, card)?.kind === STAYS;
  if (stays || (!GAIN.has(verb) && !LOSE.has(verb) && !LAID.has(verb))) return;
  const piece = Boolean(kindOf(catalog, card)?.back);
  const from = STEAL.has(verb) ? other : LOSE.has(verb) ? seat : undefined;
  const open = card !== undefined && front.delete(card);
  if (from !== undefined && !open) hands[from] = (hands[from] ?? 0) - 1;
  const to = verb === 'give' ? other : GAIN.has(verb) ? seat : undefined;
  if (card !== undefined && ((piece && GAIN.has(verb)) || LAID.has(verb))) front.set(card, (LAID.has(verb) ? other : undefined) ?? seat ?? 0);
  else if (to !== undefined) hands[to] = (hands[to] ?? 0) + 1;
}

function wound({ life, out }: TableBefore, { verb, seat, x }: GameEvent): void {
  if (seat === undefined) return;
  const by = verb === 'heal' ? (x ?? 1) : ['hurt', 'bleed'].includes(verb) ? -(x ?? 1) : 0;
  life[seat] = Math.max(0, (life[seat] ?? 0) + by);
  if (verb === 'out') out.add(seat);
  if (verb === 'return') out.delete(seat);
}
