// The six faces of a die. Wherever other games name a card, this one names a face.
import type { IconName } from '../../controls/icon-names';
import type { Catalog, Die } from '../../wire';

export const FACES = ['arrow', 'dynamite', 'one', 'two', 'beer', 'gatling'] as const;
export type Face = (typeof FACES)[number];

export const DICE = 5;

/** A die as it is shown: it may be in the air (its face not yet known) or just have landed. */
export interface ShownDie extends Die {
  motion?: 'rolling' | 'landed';
}

const FIGURES: Record<Face, IconName> = {
  arrow: 'die-arrow', dynamite: 'dynamite', one: 'sight-1', two: 'sight-2', beer: 'beer-stein', gatling: 'chaingun',
};

export function isFace(name: string | null | undefined): name is Face {
  return FACES.some((face) => face === name);
}

/** The face that stands where other games have a card. */
export function faceOf(catalog: Catalog, card: number | null | undefined): Face | null {
  const kind = catalog.cards.find((known) => known.id === card)?.kind;
  return isFace(kind) ? kind : null;
}

export function figureOf(face: Face): IconName {
  return FIGURES[face];
}

/** The numbers 1 to 5 of the dice in a mask; bit 0 is the first die. */
export function diceIn(mask: number): number[] {
  return Array.from({ length: DICE }, (_, i) => i + 1).filter((die) => mask & bitOf(die));
}

export function bitOf(die: number): number {
  return 1 << (die - 1);
}

/** Mask of the dice that were kept in an earlier throw. */
export function keptOf(dice: Die[]): number {
  return dice.reduce((mask, { kept }, i) => (kept ? mask | bitOf(i + 1) : mask), 0);
}
