// Lookups in the catalog of a game that the generic table draws, and its view with every part in place.
import type { IconName } from '../../controls/icon-names';
import { iconOr } from '../../controls/fetch-icons.svelte';
import type { CardInfo, Catalog, LayoutInfo, PlainSeat, PlainView, PlainZone, ZoneInfo } from '../../wire';
import type { Scene } from '../game';

export type PlainScene = Scene<PlainView>;

const NOTHING: LayoutInfo = { zones: [], marks: [], tallies: [] };
const NO_SEAT: PlainSeat = { zones: {}, tallies: {}, out: false };
const NO_ZONE: PlainZone = { count: 0, cards: [] };

/** The scene of any game: what its view lacks is empty. */
export function own(scene: Scene): PlainScene {
  const view = scene.view as Partial<PlainView> & { result: PlainView['result'] };
  const seats = scene.seats.map((_, i) => ({ ...NO_SEAT, ...view.seats?.[i] }));
  const filled = { ...view, me: view.me ?? null, turn: view.turn ?? null, turns: view.turns ?? 0, seats, zones: view.zones ?? {}, marks: view.marks ?? {} };
  return { ...scene, view: filled };
}

export function layoutOf(catalog: Catalog): LayoutInfo {
  return catalog.layout ?? NOTHING;
}

/** The zones before each seat, or those in the middle. */
export function zonesAt(catalog: Catalog, place: ZoneInfo['place']): ZoneInfo[] {
  return layoutOf(catalog).zones.filter((zone) => zone.place === place);
}

/** The cards that lie in a zone before a seat. */
export function heldIn(view: PlainView, seat: number, zone: ZoneInfo): (number | null)[] {
  return view.seats[seat]?.zones[zone.name] ?? [];
}

export function middleOf(view: PlainView, zone: ZoneInfo): PlainZone {
  return view.zones[zone.name] ?? NO_ZONE;
}

/** My hand: every zone that is a fan, as one list of known cards. */
export function myHand({ view, catalog }: PlainScene): number[] {
  if (view.me === null) return [];
  const { me } = view;
  return zonesAt(catalog, 'seat').filter(({ form }) => form === 'hand').flatMap((zone) => heldIn(view, me, zone)).filter((card) => card !== null);
}

/** The cards of a zone that are drawn: of a pile the top one. */
export function shownOf(zone: ZoneInfo, cards: (number | null)[]): (number | null)[] {
  return zone.form === 'pile' ? cards.slice(-1) : zone.form === 'count' ? [] : cards;
}

/** Every card that I can see and tap, in my hand, before a seat or in the middle. */
export function seen(scene: PlainScene): Set<number> {
  const { view, catalog } = scene;
  const before = zonesAt(catalog, 'seat').flatMap((zone) => view.seats.flatMap((_, seat) => shownOf(zone, heldIn(view, seat, zone))));
  const middle = zonesAt(catalog, 'table').flatMap((zone) => shownOf(zone, middleOf(view, zone).cards));
  return new Set([...before, ...middle].filter((card) => card !== null));
}

const indexes = new WeakMap<Catalog, Map<number, CardInfo>>();

export function cardOf(catalog: Catalog, id: number | null | undefined): CardInfo | null {
  if (id === null || id === undefined) return null;
  const cards = Array.isArray(catalog.cards) ? catalog.cards : [];
  const known = indexes.get(catalog) ?? new Map(cards.map((card) => [card.id, card]));
  indexes.set(catalog, known);
  return known.get(id) ?? null;
}

const SUITS: Record<string, IconName> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

export function suitOf(card: CardInfo): IconName | null {
  return SUITS[card.suit] ?? null;
}

/** The picture on a card: its own, that of its kind, its suit, or the one for cards that have none. */
export function figureOf(card: CardInfo): IconName {
  return iconOr(card.icon ?? '', [card.kind, card.kind.replaceAll('_', '-')], suitOf(card) ?? 'horseshoe');
}
