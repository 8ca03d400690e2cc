// Everything that crosses the wire between server and browser: what is written here by hand is what
// each game shows and what HTTP answers; the messages are made from the server's own (messages.ts).

import type { Choice, GameEvent as Sent, Result, TableInfo, Why } from './messages';

export type {
  Choice, Evening, FromServer, NewTable, Option, Result, SeatInfo, TableInfo, ToServer, Why,
} from './messages';

export type Lang = 'en' | 'de';
export type Clock = TableInfo['clock'];
export type TableState = TableInfo['state'];
export type HouseRules = Record<string, string>;

/** An event and its number, which follows from its place. */
export interface GameEvent extends Sent {
  n: number;
}

// ---- HTTP ----

export interface Me {
  name: string | null;
}

export interface PackInfo {
  id: string;
  players: [number, number];
  ready: boolean;
}

/** Packs that may be played together, in the order of the registry, and for how many. */
export interface SetupInfo {
  packs: string[];
  players: [number, number];
  /** The house rules there are with these packs. */
  house: HouseInfo[];
}

export interface HouseInfo {
  id: string;
  values: string[];
}

export interface GameInfo {
  id: string;
  ready: boolean;
  players: { min: number; max: number };
  packs: PackInfo[];
  /** Every legal combination of packs, the usual one first. */
  setups: SetupInfo[];
  /** Names of the bots that can play it, the usual one first. */
  bots: string[];
}

export interface CardInfo {
  id: number;
  kind: string;
  rank: string;
  suit: string;
  /** The pack that brings this copy. */
  pack?: string;
}

export interface KindInfo {
  id: string;
  name: string;
  colour: string;
  reach: number;
  /** Hand cards that are discarded with it. */
  price?: number;
  /** What is on its back: nothing for a card of the deck, else car, station or locomotive. */
  back?: string;
  /** The pack that owns it; others may bring more copies. */
  pack?: string;
  rules?: string[];
}

export interface CharacterInfo {
  id: string;
  name: string;
  life: number;
  /** Hand cards that the ability costs, where it costs any. */
  price?: number;
  pack?: string;
  rules?: string[];
}

export interface RuleInfo {
  id: string;
  text: string;
  where: string;
  /** Whose rule it is; the empty string for the game's own. */
  pack: string;
}

export interface Catalog {
  cards: CardInfo[];
  kinds: KindInfo[];
  characters: CharacterInfo[];
  roles: string[];
  /** Which roles are dealt, by number of players; for games with a Sheriff. */
  casts?: Record<string, string[]>;
  /** In the order of the registry; a game without packs names none. */
  packs?: string[];
}

export interface OpenTable {
  id: string;
  game: string;
  packs: string[];
  players: number;
  seated: number;
  people: string[];
  state: TableState;
}

/** A finished match of mine. */
export interface MyMatch {
  match: string;
  game: string;
  packs: string[];
  names: string[];
  seat: number;
  /** In milliseconds since 1970. */
  begun: number;
  result: Result | null;
  /** It played on from another one. */
  source: boolean;
}

export interface Mine {
  tables: OpenTable[];
  matches: MyMatch[];
}

export interface MatchRecord {
  game: string;
  packs: string[];
  players: number;
  house: HouseRules;
  seed: string;
  commitment: string;
  answers: number[];
  names: string[];
  version: string;
  /** null if the match was played by other rules than today's. */
  result: Result | null;
}

export interface ReplayStep<V = GameView> {
  view: V;
  choice: Choice | null;
  events: GameEvent[];
  /** What one that knows the game would have answered, if there was a choice to see. */
  hint?: { option: number; why: Why | null } | null;
  /** What the bot of this step answered, and why, if there was a choice to see. */
  said?: { bot: string; option: number; why: Why | null } | null;
}

export interface Replay<V = GameView> {
  steps: ReplayStep<V>[];
  names: string[];
  commitment: string;
  seed: string;
  result: Result | null;
}

// ---- what a game shows ----

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
export type Zones = Partial<Record<'train' | 'cars' | 'track' | 'stations' | 'shed', (number | null)[]>>;

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
  /** The locomotive, where there is one. */
  middle: number[];
  zones: Zones;
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
  /** The shots, 1 and 2, with which whoever is on turn may hit this seat. */
  shots: number[];
}

export interface DiceView {
  me: number | null;
  turn: number;
  turns: number;
  arrows: number;
  rolls: number;
  rolls_max: number;
  /** Gatlings that are enough for whoever is on turn, and whether dynamite may be rolled again. */
  gatlings: number;
  loose: boolean;
  /** What the Indians would cost whoever is on turn with 0 to 5 arrows more. */
  ambush: number[];
  /** What saves the one on turn from dynamite: whether its loss comes last, what an own beer is worth by life, what no shots and each death bring. */
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
  /** All money is in bills of 1,000 dollars. */
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
  /** It needs a hit. */
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

export type GameView = BangView | DiceView | WyattView;

// ---- the table ----

/** A structural patch: see connection/patch.ts. */
export type Patch = unknown;
