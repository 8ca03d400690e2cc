// The smaller parts of a session's state.
import type { Choice, Patch, Result, Why } from '../wire';

/** For each seat the chance of each role in percent, judged by what every player saw. */
export interface Odds {
  choice: number;
  seats: Record<string, number>[];
}

export interface Over {
  result: Result | null;
  seed: string;
  match: string;
  /** Who played, by seat: others may sit there by now. */
  names: string[];
}

/** An answer of mine that can still be taken back. */
export interface Pending {
  choice: number;
  option: number;
  /** The end of the time by `performance.now()`, and the whole time in milliseconds. */
  until: number;
  all: number;
  /** The server holds it back: no other player has seen it. */
  held: boolean;
  /** true: it ends at `until`. false: it ends when the next bot acts. */
  timed: boolean;
  /** The question, if this page answered it; needed to put the answer into words. */
  asked: Choice | null;
  /** This page has asked the server to take it back. */
  goesBack?: boolean;
}

/** What a strong bot would answer to a choice. */
export interface Hint {
  choice: number;
  option: number;
  why: Why | null;
}

/** A player took an answer back; `n` is the last event that still counts. */
export interface TakenBack {
  n: number;
  seat: number;
}

/** What a message of the server changes after its events have been played. */
export interface Step {
  patch: Patch;
  choice: Choice | null;
  /** It follows my own answer, which I may still take back. */
  own: boolean;
  /** The last event before it, and when it came by `performance.now()`. */
  n: number;
  at: number;
}
