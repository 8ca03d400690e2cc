// Everything that crosses the wire between server and browser, in one file.

export type Lang = 'en' | 'de';
export type Clock = 0 | 30 | 60 | 120;
export type TableState = 'open' | 'playing' | 'over';
export type HouseRules = Record<string, string>;

// ---- HTTP ----

export interface Me {
  name: string | null;
}

export interface PackInfo {
  id: string;
  players: [number, number];
  ready: boolean;
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
  house: HouseInfo[];
  /** Names of the bots that can play it, the usual one first. */
  bots: string[];
}

export interface CardInfo {
  id: number;
  kind: string;
  rank: string;
  suit: string;
}

export interface KindInfo {
  id: string;
  name: string;
  colour: string;
  reach: number;
  rules?: string[];
}

export interface CharacterInfo {
  id: string;
  name: string;
  life: number;
  rules?: string[];
}

export interface RuleInfo {
  id: string;
  en: string;
  de: string;
  where: string;
}

export interface Catalog {
  cards: CardInfo[];
  kinds: KindInfo[];
  characters: CharacterInfo[];
  roles: string[];
  rules: RuleInfo[];
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

export interface TableSetup {
  game: string;
  /** null = the game's usual ones */
  packs: string[] | null;
  players: number;
  house: HouseRules;
  clock: Clock;
  public: boolean;
  start: boolean;
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
}

export interface ReplayStep<V = GameView> {
  view: V;
  choice: Choice | null;
  events: GameEvent[];
}

export interface Replay<V = GameView> {
  steps: ReplayStep<V>[];
  names: string[];
  commitment: string;
  seed: string;
}

// ---- what a game shows ----

/** A thing that happened. Hidden cards and absent parts are left out. */
export interface GameEvent {
  n: number;
  verb: string;
  seat?: number | null;
  card?: number | null;
  other?: number | null;
  x?: number | null;
}

export interface Option {
  verb: string;
  card?: number | null;
  seat?: number | null;
  x?: number | null;
}

/** The pending question; `options` only for the seat that is asked. */
export interface Choice {
  number: number;
  seat: number;
  topic: string;
  card?: number | null;
  other?: number | null;
  x?: number | null;
  deadline?: number | null;
  options?: Option[] | null;
}

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
  out: boolean;
  distance: number;
  reach: boolean;
}

export interface BangResult {
  side: string;
  winners: number[];
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
  bangs: number;
  seats: BangSeat[];
  hidden: Record<string, number>;
  result: BangResult | null;
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
  out: boolean;
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
  dice: Die[];
  seats: DiceSeat[];
  hidden: Record<string, number>;
  result: BangResult | null;
}

export type GameView = BangView | DiceView;

// ---- the table ----

export interface SeatInfo {
  name: string;
  kind: 'person' | 'bot' | 'empty';
  here: boolean;
  you: boolean;
  /** A bot answers for this person until they do something themselves. */
  minded: boolean;
  /** The name of the bot, if one sits here. */
  bot: string;
}

export interface TableInfo {
  id: string;
  game: string;
  packs: string[];
  players: number;
  house: HouseRules;
  clock: Clock;
  public: boolean;
  state: TableState;
  host: number | null;
  seats: SeatInfo[];
  me: number | null;
  match: string | null;
  commitment: string | null;
  spectators: number;
  link: string;
}

/** A structural patch: see lib/patch.ts. */
export type Patch = unknown;

export type ToServer =
  | { t: 'hello'; since: number; match: string | null; chat: number }
  | { t: 'sit'; seat: number }
  | { t: 'stand' }
  | { t: 'name'; name: string }
  | { t: 'bot'; seat: number; bot: string }
  | ({ t: 'options' } & Partial<Pick<TableInfo, 'clock' | 'public' | 'players' | 'packs' | 'house'>>)
  | { t: 'start' }
  | { t: 'rematch' }
  | { t: 'kick'; seat: number }
  | { t: 'answer'; choice: number; option: number }
  | { t: 'chat'; text: string }
  | { t: 'phrase'; id: string }
  | { t: 'ping' };

export type FromServer =
  | { t: 'table'; table: TableInfo }
  | { t: 'full'; n: number; view: GameView | null; choice: Choice | null; events: GameEvent[] }
  | { t: 'step'; n: number; events: GameEvent[]; patch: Patch; choice: Choice | null }
  | { t: 'choice'; choice: Choice | null }
  | { t: 'chat'; n: number; seat: number | null; name: string; text: string }
  | { t: 'phrase'; seat: number; id: string }
  | { t: 'error'; error: string; message: string }
  | { t: 'over'; result: BangResult | null; seed: string; match: string }
  | { t: 'pong' };
