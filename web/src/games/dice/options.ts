// Turns the flat list of options into taps: which dice may be thrown, which seats are targets.
// Pure functions of the choice, without rules of what is legal.
import type { Choice, Option } from '../../wire';

export interface Indexed {
  index: number;
  option: Option;
}

function indexed(choice: Choice | null): Indexed[] {
  return (choice?.options ?? []).map((option, index) => ({ index, option }));
}

function find(choice: Choice | null, wanted: (option: Option) => boolean): number | null {
  return indexed(choice).find(({ option }) => wanted(option))?.index ?? null;
}

/** Mask of the dice that occur in any way to roll. */
export function freeDice(choice: Choice | null): number {
  return (choice?.options ?? []).reduce((mask, { verb, x }) => (verb === 'roll' ? mask | (x ?? 0) : mask), 0);
}

export function rollOption(choice: Choice | null, mask: number): number | null {
  return find(choice, ({ verb, x }) => verb === 'roll' && x === mask);
}

export function stopOption(choice: Choice | null): number | null {
  return find(choice, ({ verb }) => verb === 'stop');
}

export function canDouble(choice: Choice | null): boolean {
  return find(choice, ({ verb }) => verb === 'double') !== null;
}

/** The options on the table: a doubled shot is offered in place of the plain one, not beside it. */
export function offered(choice: Choice | null, doubling: boolean): Indexed[] {
  const hidden = doubling ? 'shoot' : 'double';
  return indexed(choice).filter(({ option }) => option.verb !== 'roll' && option.verb !== 'stop' && option.verb !== hidden);
}

/** Seats that can be tapped, and the option each stands for. */
export function targetsOf(choice: Choice | null, doubling: boolean): Map<number, number> {
  const aimed = offered(choice, doubling).filter(({ option }) => option.seat !== null && option.seat !== undefined);
  return new Map(aimed.map(({ index, option }) => [option.seat as number, index]));
}
