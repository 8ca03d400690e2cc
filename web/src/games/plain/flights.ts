// Which cards fly when an event is played, and from where to where: by what the game declares, otherwise by what the
// event names.
import type { Flight } from '../../animation/perform';
import type { GameEvent, MoveInfo, ZoneInfo } from '../../wire';
import { heldIn, layoutOf, middleOf, shownOf, zonesAt, type PlainScene } from './catalog';

/** The card of an event, or one back if the event does not show it. */
const one = (card: number | undefined): (number | null)[] => [card ?? null];

/** Where a seat's cards lie: in its fan, or before it. */
function placeOf({ catalog }: PlainScene, seat: number, form?: ZoneInfo['form']): string {
  const fan = form ? form === 'hand' : zonesAt(catalog, 'seat').some((zone) => zone.form === 'hand');
  return `${fan ? 'hand' : 'front'}-${seat}`;
}

function declared(scene: PlainScene, { card, seat, other }: GameEvent, move: MoveInfo): Flight[] {
  const end = (name: string, whose: MoveInfo['end_at']): { place: string; cards: (number | null)[] } | null => {
    const zone = layoutOf(scene.catalog).zones.find((known) => known.name === name);
    if (zone?.place === 'table') return { place: `zone-${name}`, cards: shownOf(zone, middleOf(scene.view, zone).cards) };
    const owner = whose === 'other' ? other : seat;
    return zone && owner !== undefined ? { place: placeOf(scene, owner, zone.form), cards: shownOf(zone, heldIn(scene.view, owner, zone)) } : null;
  };
  const [from, to] = [end(move.start, move.start_at), end(move.end, move.end_at)];
  if (!from || !to) return [];
  return (move.every ? from.cards : one(card)).map((flown) => ({ card: flown, from: from.place, to: to.place }));
}

/** A card that is drawn comes from a pile, at best one that lies face down. Another one goes to the other player, to who takes it, or to the middle. */
function guessed(scene: PlainScene, { verb, card, seat, other }: GameEvent): Flight[] {
  if (seat === undefined) return [];
  const table = zonesAt(scene.catalog, 'table');
  const mine = placeOf(scene, seat);
  if (verb === 'draw') {
    const piles = table.filter(({ form }) => form === 'pile' || form === 'count');
    const deck = piles.find((zone) => middleOf(scene.view, zone).cards.length === 0) ?? piles[0];
    return deck ? [{ card: card ?? null, from: `zone-${deck.name}`, to: mine }] : [];
  }
  if (card === undefined) return [];
  if (other !== undefined && other !== seat) return [{ card, from: mine, to: placeOf(scene, other) }];
  const lying = table.find((zone) => shownOf(zone, middleOf(scene.view, zone).cards).includes(card));
  if (lying) return [{ card, from: `zone-${lying.name}`, to: mine }];
  const open = table.find(({ form }) => form === 'row') ?? table[0];
  return open ? [{ card, from: mine, to: `zone-${open.name}` }] : [];
}

export function flights(scene: PlainScene, event: GameEvent): Flight[] {
  const move = layoutOf(scene.catalog).moves?.find(({ verb }) => verb === event.verb);
  return move ? declared(scene, event, move) : guessed(scene, event);
}
