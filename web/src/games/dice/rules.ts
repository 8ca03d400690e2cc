// Which rules of the index speak of a character: their ids begin with its name.
import type { Catalog } from '../../wire';

function beginning(catalog: Catalog, names: string[]): string[] {
  return catalog.rules.map((rule) => rule.id).filter((id) => names.includes(id.split('-')[0] ?? ''));
}

export function rulesOfCharacter(catalog: Catalog, character: string): string[] {
  return beginning(catalog, character.split('_'));
}
