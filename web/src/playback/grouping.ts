// Which events are played as one group. Pure functions of weights and seats.
import type { Item, Weight } from './weight';

/** What a player does alone: draw, lay or discard cards, heal a player. */
const OWN = new Set<Weight>(['draw', 'lay', 'gift']);
/** What may follow a volley in the same group. */
const STRUCK = new Set<Weight>(['hit', 'answer', 'draw', 'small']);

export function isSoloAction({ event, weight }: Item): boolean {
  // A card laid before another player is not a solo action.
  return OWN.has(weight) && (weight !== 'lay' || event.other === undefined || event.other === event.seat);
}

/** What may follow an attack on several players before something else happens. */
const REPLIES = new Set<Weight>(['hit', 'answer', 'check', 'small', 'draw']);

/** Whether several players may answer it. The terminus is played on its own before the answers come. */
export function attacksAll(weight: Weight): boolean {
  return weight === 'attack' || weight === 'terminus';
}

/** Whether this event may answer an attack. */
export function isReply(weight: Weight): boolean {
  return REPLIES.has(weight);
}

/** Solo actions of one seat are one group. A gift belongs to its giver, an event without a seat to what came before. */
function joinsSoloActions(first: Item, next: Item): boolean {
  const same = next.event.seat === first.event.seat;
  if (isSoloAction(next)) return same || next.weight === 'gift';
  return next.weight === 'small' && (same || next.event.seat === undefined);
}

/** A throw is a group of its dice and of the arrows they bring. */
function joinsThrow(first: Item, next: Item): boolean {
  if (next.event.seat !== first.event.seat) return false;
  return next.weight === 'throw' ? next.event.verb !== first.event.verb : next.weight === 'draw';
}

/** A volley is a group of the shots of one seat and of what they cost. */
function joinsVolley(group: Item[], next: Item): boolean {
  const fires = next.weight === 'volley' && next.event.seat === group[0]?.event.seat;
  return fires ? group.at(-1)?.weight === 'volley' : STRUCK.has(next.weight);
}

/** Whether `next` belongs to the group; `attack`: an attack on several players is being answered. */
function joins(group: Item[], next: Item, attack: boolean): boolean {
  const first = group[0];
  if (!first) return true;
  if (first.weight === 'attack') return isReply(next.weight);
  if (attack && isReply(first.weight)) return isReply(next.weight);
  if (first.weight === 'volley') return joinsVolley(group, next);
  if (first.weight === 'throw') return joinsThrow(first, next);
  if (isSoloAction(first)) return joinsSoloActions(first, next);
  // All cards of the store are shown before the first one is taken.
  return first.weight === 'store' && next.weight === 'store' && (first.event.verb === 'pick') === (next.event.verb === 'pick');
}

/** How many of these events are played as one group. */
export function groupSize(items: Item[], attack: boolean): number {
  let n = 1;
  while (n < items.length && joins(items.slice(0, n), items[n] as Item, attack)) n += 1;
  return n;
}

/** The group in parts that are played one after another: dice stop one by one, cards lie before they are paid for. */
export function waves(group: Item[]): Item[][] {
  const [first] = group;
  const thrown = first?.weight === 'throw';
  if (!first || !(thrown || isSoloAction(first))) return [group];
  const early = group.filter((item) => (thrown ? item.weight === 'throw' : isSoloAction(item)));
  const late = group.filter((item) => !early.includes(item));
  return [...(thrown ? early.map((item) => [item]) : [early]), ...(late.length > 0 ? [late] : [])];
}

/** The weight of a group: several answers to one attack weigh as much as the attack. */
export function weightOf(group: Item[]): Weight {
  const first = group[0]?.weight ?? 'none';
  // An attack without answers so far is a shot at several players.
  if (first === 'attack') return group.length > 1 ? 'attack' : 'shot';
  if (first === 'volley') return first;
  if (isSoloAction(group[0] as Item)) return group.find(({ weight }) => weight === 'lay' || weight === 'gift')?.weight ?? first;
  const answered = group.filter(({ weight }) => weight === 'hit' || weight === 'answer').length;
  if (isReply(first) && answered > 1) return 'attack';
  return group.find(({ weight }) => weight === 'hit')?.weight ?? first;
}
