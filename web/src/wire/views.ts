// What a view of each game contains.
import type { Result } from './messages';

/** In place of a card: the seat's own ability, a random card of a hand. */
export const OWN_CHARACTER = -2;
export const FROM_HAND = -3;

export interface BangSeat {
  role: string | null;
  character: string;
  life: number;
  max: number;
  hand: (number | null)[];
  front: number[];
  /** Those of them that cannot be used yet. */
  waiting: number[];
  /** Whose ability works now, if it is not the character's own. */
  acts: string | null;
  /** Numbers that packs keep for the seat, if there are any; null is one that I do not know. */
  tallies?: Record<string, number | null>;
  out: boolean;
  distance: number;
  reach: boolean;
}

/** A car under a station: how many cards it costs me, and which of mine could pay. */
export interface Fare {
  car: number;
  station: number;
  price: number;
  coins: number[];
  met: boolean;
}

/** Zones that a pack brings; null is a card lying face down. */
export type Zones = Partial<Record<string, (number | null)[]>>;

export interface Save {
  verb: 'beer' | 'spare';
  card: number;
  life: number;
}

export interface BangView {
  me: number | null;
  turn: number;
  turns: number;
  phase: string;
  deck: number;
  pile: number[];
  pile_count: number;
  shelf: number[];
  /** Cards that take effect now: not on the pile yet. */
  acting: number[];
  /** What can make up for the hit I am asked about, and the life that leaves me. */
  saves: Save[];
  bangs: number;
  /** How far my weapon reaches. */
  reach: number;
  seats: BangSeat[];
  hidden: Record<string, number>;
  zones: Zones;
  /** What version 1.0 called the zone of the locomotive; a node of it may run the table. */
  middle?: number[];
  marks: Record<string, number>;
  /** What the cars cost now, and if the train moved on by one. */
  fares?: { now: Fare[]; next: Fare[] };
  result: Result | null;
}

export interface Die {
  face: string | null;
  locked: boolean;
  kept: boolean;
}

export interface DiceSeat {
  role: string | null;
  character: string;
  life: number;
  max: number;
  arrows: number;
  /** What the Indians would cost this seat now. */
  ambush: number;
  out: boolean;
  /** The shots, 1 and 2, with which the player on turn may hit this seat. */
  shots: number[];
}

export interface DiceView {
  me: number | null;
  turn: number;
  turns: number;
  arrows: number;
  rolls: number;
  rolls_max: number;
  /** The number of Gatlings the player on turn needs, and whether dynamite may be rolled again. */
  gatlings: number;
  loose: boolean;
  /** What the Indians would cost the player on turn with 0 to 5 arrows more. */
  ambush: number[];
  /** What saves the player on turn from dynamite: whether its loss comes last, what their own beer is worth by life, what a result without shots and each elimination bring. */
  mercy: { last: boolean; beers: number[]; peace: number; mourns: number };
  dice: Die[];
  seats: DiceSeat[];
  hidden: Record<string, number>;
  result: Result | null;
}

/** What one player has laid of one outlaw. */
export interface WyattRow {
  cards: number[];
  /** A Hideout lies on it: it counts nothing. */
  hidden: boolean;
  points: number;
}

export interface WyattSeat {
  hand: (number | null)[];
  /** A number of 1,000-dollar bills. */
  money: number;
  /** By outlaw. */
  rows: WyattRow[];
}

/** A wanted poster, and who would be paid what if the round ended now. */
export interface WyattPoster {
  bills: number;
  /** A set has been laid in this round. */
  open: boolean;
  why: 'few' | 'alone' | 'shared';
  pays: number[];
  stays: number;
}

export interface WyattView {
  me: number | null;
  turn: number;
  turns: number;
  round: number;
  first: number;
  phase: string;
  deck: number;
  /** The top card alone, if there is one. */
  pile: number[];
  pile_count: number;
  /** The whole pile, while I look through it. */
  searched: number[];
  air: number[];
  reshuffled: boolean;
  /** A law card was played this turn. */
  law: boolean;
  posters: WyattPoster[];
  seats: WyattSeat[];
  result: Result | null;
}

export interface WyattKind {
  id: string;
  name: string;
  /** How playing it is called in options. */
  verb: string;
  copies: number;
  points: number;
  bills: number;
  /** It works only if a card is turned over that hits. */
  shot: boolean;
  /** Whose card or photo it is. */
  outlaw: number | null;
}

export interface WyattCatalog {
  cards: { id: number; kind: string }[];
  kinds: WyattKind[];
  outlaws: string[];
  /** Bills that end the match, points below which nobody is paid, points ahead that take all. */
  goal: number;
  least: number;
  lead: number;
}

/** A seat of a game that the generic table draws. null is a card or a number that is not known. */
export interface PlainSeat {
  zones: Record<string, (number | null)[]>;
  tallies: Record<string, number | null>;
  out: boolean;
}

export interface PlainZone {
  count: number;
  /** The cards that are shown: of a pile the top one. */
  cards: (number | null)[];
}

export interface PlainView {
  me: number | null;
  turn: number | null;
  turns: number;
  seats: PlainSeat[];
  zones: Record<string, PlainZone>;
  marks: Record<string, number>;
  result: Result | null;
}

/** How a list of cards is drawn: a fan, side by side, the top card and the number, the number alone. */
export type ZoneForm = 'hand' | 'row' | 'pile' | 'count';

export interface ZoneInfo {
  name: string;
  form: ZoneForm;
  /** Before each seat, or in the middle of the table. */
  place: 'seat' | 'table';
}

/** Where the card of an event goes: zones by name, and whose they are if they lie before a seat. */
export interface MoveInfo {
  verb: string;
  start: string;
  end: string;
  start_at: 'seat' | 'other';
  end_at: 'seat' | 'other';
  /** All open cards of the zone `start` go to `end`, not only the card of the event. */
  every: boolean;
}

/** What a game without a table of its own declares. */
export interface LayoutInfo {
  zones: ZoneInfo[];
  marks: string[];
  tallies: string[];
  moves?: MoveInfo[];
}

export type GameView = BangView | DiceView | WyattView | PlainView;
