// Which rules of the index speak of a face or of a character: their ids begin with its name.
import type { Catalog } from '../../wire';
import type { Face } from './faces';

const FACE_RULES: Record<Face, string[]> = {
  arrow: ['arrow', 'indians'], dynamite: ['dynamite'], one: ['shot'], two: ['shot'], beer: ['beer'], gatling: ['gatling'],
};

function beginning(catalog: Catalog, names: string[]): string[] {
  return catalog.rules.map((rule) => rule.id).filter((id) => names.includes(id.split('-')[0] ?? ''));
}

export function rulesOfFace(catalog: Catalog, face: Face): string[] {
  return beginning(catalog, FACE_RULES[face]);
}

export function rulesOfCharacter(catalog: Catalog, character: string): string[] {
  return beginning(catalog, character.split('_'));
}
