// Made by `make wire` from the server's structs (src/posse/server): do not edit by hand.

import type { Patch } from './shared';
import type { GameView } from './views';

/** An event. Events count from 1 within a match; n of a message is the last one. No x: 0. */
export interface GameEvent {
  verb: string;
  seat?: number;
  card?: number;
  other?: number;
  x?: number;
}

/** The effect of an option in the present situation, by the name of a text of the game. */
export interface Note {
  name: string;
  x?: number;
  card?: number;
}

export interface Option {
  verb: string;
  card?: number;
  seat?: number;
  x?: number;
  note?: Note;
}

/** The pending choice. deadline: milliseconds since 1970; options: for the asked seat only. */
export interface Choice {
  number: number;
  seat: number;
  topic: string;
  card?: number;
  other?: number;
  x?: number;
  deadline?: number;
  options?: Option[];
  forced?: boolean;
  backs?: number;
}

/** A seat. minded: a bot answers for the person until they do something. */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'empty' | 'person';
  here: boolean;
  you: boolean;
  minded: boolean;
  bot: string;
  away?: number | null;
  reading?: boolean;
  wish?: string;
  again?: boolean;
}

/** The finished match that this one goes on from, and after how many of its answers. */
export interface Source {
  match: string;
  step: number;
}

/** A player's matches in one role, "" in a game without roles. */
export interface RoleScore {
  role: string;
  matches: number;
  wins: number;
  usual: number;
  game?: string;
}

/** A player in the standings. score: the sum of their scores. seat: their present one. */
export interface Winner {
  name: string;
  wins: number;
  score: number;
  seat?: number;
  roles?: RoleScore[];
}

/** The standings: how many matches this table has played, and who won how often. */
export interface Evening {
  matches: number;
  players: Winner[];
}

/** A person whom the host has removed. who: a mark that is good at this table only. */
export interface Removed {
  who: string;
  name: string;
}

/** A stranger who waits for the host of a private table. */
export interface Stranger {
  who: string;
  name: string;
  screen: boolean;
}

/** Who becomes host, and in how many seconds, if the host stays away. */
export interface NextHost {
  seat: number;
  left: number;
}

/** The lesson that a match follows. step of steps, from 0 on; after the last one it is free. */
export interface Lesson {
  id: string;
  step: number;
  steps: number;
  words: string;
  at?: number;
  title?: string;
  lit?: string[];
  option?: number;
  tap?: boolean;
  taken?: boolean;
  roles?: boolean;
}

/** A table. intro: for how many seconds people still wait for readers of the introduction. */
export interface TableInfo {
  id: string;
  game: string;
  packs: string[];
  players: number;
  house: Record<string, string>;
  clock: 0 | 30 | 60 | 120;
  public: boolean;
  state: 'open' | 'over' | 'playing';
  host: number | null;
  seats: SeatInfo[];
  me: number | null;
  match: string | null;
  commitment: string | null;
  spectators: number;
  link: string;
  source?: Source | null;
  hints?: boolean;
  take_back?: boolean;
  intro?: number;
  evening?: Evening;
  removed?: Removed[];
  screens?: number;
  code?: string | null;
  strangers?: Stranger[];
  shuffle?: boolean;
  next_host?: NextHost;
  lesson?: Lesson;
  hurries?: boolean;
}

/** The result of a match. scores by seat: what the game counts, or 1 for a winner. */
export interface Result {
  side: string;
  winners: number[];
  scores: number[];
}

/** A reason: the id of a text and its arguments. seat and card are numbers. */
export interface Why {
  id: string;
  args: Record<string, number | string>;
}

/** What must be solved before a new table: a number for each of parts. */
export interface Puzzle {
  text: string;
  bits: number;
  parts: number;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  players: number;
  packs?: string[] | null;
  house?: Record<string, string>;
  clock?: 0 | 30 | 60 | 120;
  public?: boolean;
  start?: boolean;
  hints?: boolean;
  bots?: string[];
  take_back?: boolean;
}

export type ToServer =
  | { t: 'admit'; who: string }
  | { t: 'again'; on?: boolean }
  | { t: 'another'; game: string; packs?: string[] | null }
  | { t: 'answer'; choice: number; option: number; final?: boolean; backs?: number | null }
  | { t: 'back'; choice: number }
  | { t: 'bot'; seat: number; bot: string }
  | { t: 'chat'; text: string }
  | { t: 'enter'; screen?: boolean }
  | { t: 'hello'; since?: number; match?: string | null; chat?: number | null; intro?: boolean; backs?: number | null; screen?: boolean }
  | { t: 'hint'; choice: number }
  | { t: 'kick'; seat: number }
  | { t: 'lesson'; step: number }
  | { t: 'let_in'; who: string; on: boolean }
  | { t: 'mute'; n: number; on?: boolean }
  | { t: 'name'; name: string }
  | { t: 'note'; on: boolean }
  | { t: 'odds' }
  | { t: 'options'; clock?: 0 | 30 | 60 | 120; public?: boolean; players?: number; packs?: string[]; house?: Record<string, string>; hints?: boolean; take_back?: boolean; shuffle?: boolean }
  | { t: 'pace'; fast: boolean }
  | { t: 'phrase'; id: string }
  | { t: 'ping' }
  | { t: 'ready' }
  | { t: 'rematch' }
  | { t: 'shown'; n: number }
  | { t: 'sit'; seat: number }
  | { t: 'stand' }
  | { t: 'start' };

export type FromServer =
  | { t: 'back'; seat: number; n: number; view: GameView; choice: Choice | null }
  | { t: 'chat'; n: number; seat: number | null; name: string; text: string }
  | { t: 'choice'; choice: Choice | null }
  | { t: 'entry'; state: 'late' | 'open' | 'refused' | 'waiting'; table?: string | null }
  | { t: 'error'; error: string; message: string }
  | { t: 'full'; n: number; view: GameView | null; choice: Choice | null; events: GameEvent[] }
  | { t: 'hint'; choice: number; option: number; why: Why | null }
  | { t: 'newer' }
  | { t: 'odds'; choice: number; seats: Record<string, number>[] }
  | { t: 'over'; result: Result; seed: string; match: string; names?: string[] }
  | { t: 'pending'; choice: number; option: number; left: number; held: boolean; timed?: boolean }
  | { t: 'phrase'; seat: number; id: string }
  | { t: 'pong' }
  | { t: 'screen'; n: number | null }
  | { t: 'step'; n: number; events: GameEvent[]; patch: Patch; choice: Choice | null }
  | { t: 'table'; table: TableInfo }
  | { t: 'waiting'; on: boolean };
