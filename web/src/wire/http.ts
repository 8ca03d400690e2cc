// What the server's HTTP interface answers.
import type { Choice, Result, Why } from './messages';
import type { GameEvent, HouseRules, TableState } from './shared';
import type { GameView, LayoutInfo } from './views';

export interface Me {
  name: string | null;
}

export interface PackInfo {
  id: string;
  players: [number, number];
  ready: boolean;
  /** The icon of its poster. */
  poster?: string;
  /** The package that brings the pack, with its version. */
  plugin?: string;
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
  poster?: string;
  plugin?: string;
  /** Icons of posters by name: SVG that the server has cleaned. */
  icons?: Record<string, string>;
  /** The lessons that can be played. */
  lessons?: string[];
}

export interface CardInfo {
  id: number;
  kind: string;
  rank: string;
  suit: string;
  /** The pack that brings this copy. */
  pack?: string;
  /** Of games that the generic table draws. */
  colour?: string;
  icon?: string;
}

export interface KindInfo {
  id: string;
  name: string;
  colour: string;
  reach: number;
  /** How much farther others see its holder, and how much nearer its holder sees them. */
  away?: number;
  sees?: number;
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
  away?: number;
  sees?: number;
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
  /** Where the generic table draws the game. */
  layout?: LayoutInfo;
  /** Pictures that a plugin brings, by name: SVG that the server has cleaned. */
  icons?: Record<string, string>;
  /** What the index of rules says of refusals, by reason, and of lines of the log, by `verb toss`, `kind switch` or `character sancho`. */
  citations?: { refusals: Record<string, string>; log: Record<string, string> };
  /** Numbers that packs of BANG! keep for each seat. */
  tallies?: { id: string; pack: string; secret: boolean }[];
}

export interface OpenTable {
  id: string;
  game: string;
  packs: string[];
  players: number;
  seated: number;
  people: string[];
  state: TableState;
  /** The short code of a public table. */
  code?: string | null;
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
  /** The server has a newer app than this page. */
  newer?: boolean;
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
  /** null if the match was played under other rules than today's. */
  result: Result | null;
}

export interface ReplayStep<V = GameView> {
  view: V;
  choice: Choice | null;
  events: GameEvent[];
  /** What a deputy would have answered, if there was a choice to see. */
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
