// Which events are played as one. Pure: it knows weights and seats, and no time.
import type { Item, Weight } from './weight';

/** What a seat does by itself: cards drawn, laid and discarded, somebody healed. */
const OWN = new Set<Weight>(['draw', 'lay', 'gift']);
/** What follows shots that were chosen one after the other. */
const STRUCK = new Set<Weight>(['hit', 'answer', 'draw', 'small']);

export function isSoloAction({ event, weight }: Item): boolean {
  // What is laid before somebody else is no doing of one's own.
  return OWN.has(weight) && (weight !== 'lay' || event.other === undefined || event.other === event.seat);
}

/** What may follow an attack on several before the next thing happens. */
const REPLIES = new Set<Weight>(['hit', 'answer', 'check', 'small', 'draw']);

/** Whether what follows may be the answers of several to it. The end of the line is a moment of its own before they come. */
export function attacksAll(weight: Weight): boolean {
  return weight === 'attack' || weight === 'terminus';
}

/** Whether this event answers an attack that stands. */
export function isReply(weight: Weight): boolean {
  return REPLIES.has(weight);
}

/** Deeds of one seat are one movement; a gift belongs to its giver, and what belongs to nobody to what was before it. */
function joinsSoloActions(first: Item, next: Item): boolean {
  const same = next.event.seat === first.event.seat;
  if (isSoloAction(next)) return same || next.weight === 'gift';
  return next.weight === 'small' && (same || next.event.seat === undefined);
}

/** A throw is its dice, one after the other, then what they bring. */
function joinsThrow(first: Item, next: Item): boolean {
  if (next.event.seat !== first.event.seat) return false;
  return next.weight === 'throw' ? next.event.verb !== first.event.verb : next.weight === 'draw';
}

/** Shots of one seat, then all they cost. */
function joinsVolley(group: Item[], next: Item): boolean {
  const fires = next.weight === 'volley' && next.event.seat === group[0]?.event.seat;
  return fires ? group.at(-1)?.weight === 'volley' : STRUCK.has(next.weight);
}

/** Whether `next` is shown with what came before it; `attack`: an attack on several is being answered. */
function joins(group: Item[], next: Item, attack: boolean): boolean {
  const first = group[0];
  if (!first) return true;
  if (first.weight === 'attack') return isReply(next.weight);
  if (attack && isReply(first.weight)) return isReply(next.weight);
  if (first.weight === 'volley') return joinsVolley(group, next);
  if (first.weight === 'throw') return joinsThrow(first, next);
  if (isSoloAction(first)) return joinsSoloActions(first, next);
  // What lies there is seen before anybody takes of it.
  return first.weight === 'store' && next.weight === 'store' && (first.event.verb === 'pick') === (next.event.verb === 'pick');
}

/** How many of these events are shown as one. */
export function groupSize(items: Item[], attack: boolean): number {
  let n = 1;
  while (n < items.length && joins(items.slice(0, n), items[n] as Item, attack)) n += 1;
  return n;
}

/** What of a group moves at the same time, and what after it: dice come to rest one by one, cards lie before they are paid for. */
export function waves(group: Item[]): Item[][] {
  const [first] = group;
  const thrown = first?.weight === 'throw';
  if (!first || !(thrown || isSoloAction(first))) return [group];
  const early = group.filter((item) => (thrown ? item.weight === 'throw' : isSoloAction(item)));
  const late = group.filter((item) => !early.includes(item));
  return [...(thrown ? early.map((item) => [item]) : [early]), ...(late.length > 0 ? [late] : [])];
}

/** What a group weighs: several answers to one attack weigh as much as the attack. */
export function weightOf(group: Item[]): Weight {
  const first = group[0]?.weight ?? 'none';
  // An attack that nobody has answered yet is a shot at many.
  if (first === 'attack') return group.length > 1 ? 'attack' : 'shot';
  if (first === 'volley') return first;
  if (isSoloAction(group[0] as Item)) return group.find(({ weight }) => weight === 'lay' || weight === 'gift')?.weight ?? first;
  const answered = group.filter(({ weight }) => weight === 'hit' || weight === 'answer').length;
  if (isReply(first) && answered > 1) return 'attack';
  return group.find(({ weight }) => weight === 'hit')?.weight ?? first;
}
