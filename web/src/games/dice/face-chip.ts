// How a face is named inside a sentence: by its figure.
import type { Catalog } from '../../wire';
import type { Chip } from '../game';
import { faceOf, figureOf } from './faces';

export function chip(catalog: Catalog, card: number): Chip | null {
  const face = faceOf(catalog, card);
  return face ? { colour: 'die', rank: '', suit: '', figure: figureOf(face) } : null;
}
