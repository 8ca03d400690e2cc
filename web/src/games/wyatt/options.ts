// Turns the flat list of options into what a hand can do. Pure functions of the choice, without rules
// of what is legal.
import type { Choice, Option, WyattKind } from '../../wire';

export interface Way {
  index: number;
  verb: string;
  /** The card that names the outlaw, if one is named. */
  card: number | null;
  /** Whose row, or who is asked first. */
  seat: number | null;
  n: number;
}

function way({ verb, card, seat, x }: Option, index: number): Way {
  return { index, verb, card: card ?? null, seat: seat ?? null, n: x ?? 0 };
}

export function waysOf(choice: Choice | null): Way[] {
  return (choice?.options ?? []).map(way);
}

export function find(choice: Choice | null, wanted: (way: Way) => boolean): Way | null {
  return waysOf(choice).find(wanted) ?? null;
}

/** The numbers of cards of one outlaw that may be laid now, the fewest first. */
export function laysOf(choice: Choice | null, first: number): Way[] {
  return waysOf(choice).filter(({ verb, card }) => verb === 'lay' && card === first).sort((a, b) => a.n - b.n);
}

/** The verbs that play a law card. */
const EARP = ['ride', 'search', 'free'];

/** How a law card may be played now; `outlaw` is the card that names the outlaw of a photo. */
export function lawWays(choice: Choice | null, kind: WyattKind, outlaw: number | null): Way[] {
  const verbs = kind.verb === 'earp' ? EARP : [kind.verb];
  return waysOf(choice).filter(({ verb, card }) => verbs.includes(verb) && (verb !== 'photo' || card === outlaw));
}

export function discardOf(choice: Choice | null, first: number): Way | null {
  return find(choice, ({ verb, card }) => verb === 'discard' && card === first);
}

/** Ways that play something: all but those that end the turn or decline. */
export function playsOf(choice: Choice | null): Way[] {
  return waysOf(choice).filter(({ verb }) => verb !== 'discard' && verb !== 'keep' && verb !== 'pass');
}

/** An attached card names the row it joins; the question which one may have to be asked. */
export const aims = (ways: Way[]): boolean => ways.some(({ verb, card }) => verb !== 'photo' && card !== null);
