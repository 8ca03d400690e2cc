// What a session knows beside view, question and log.
import type { Choice, Patch, Result, Why } from '../wire';

/** By seat the chance of each role in percent, from what everybody saw. */
export interface Odds {
  choice: number;
  seats: Record<string, number>[];
}

export interface Over {
  result: Result | null;
  seed: string;
  match: string;
}

/** An answer of mine that can still be taken back. */
export interface Pending {
  choice: number;
  option: number;
  /** Until then, by `performance.now()`, and how long that was in all. */
  until: number;
  all: number;
  /** Nobody has seen it yet. */
  held: boolean;
  /** It ends by itself; else when a bot acts. */
  timed: boolean;
  /** The question, if this page has answered it: to word the answer. */
  asked: Choice | null;
}

/** What one that knows the game would answer to a choice. */
export interface Hint {
  choice: number;
  option: number;
  why: Why | null;
}

/** Somebody took an answer back; the last event that counts. */
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
}
