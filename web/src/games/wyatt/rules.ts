// Which rules of the index speak of a card: those the catalogue names, else those whose ids begin with its way.
import type { Catalog, WyattKind } from '../../wire';
import { facts } from './catalog';

const BEGIN: Record<string, string[]> = {
  lay: ['set', 'lay', 'outlaw', 'reward'], photo: ['photo'], stagecoach: ['stagecoach', 'robbery'], bank: ['bank', 'robbery'], gun: ['gun', 'fastest'],
  wanted: ['wanted'], hideout: ['hideout'], earp: ['earp', 'wyatt'],
};

export function rulesOf(catalog: Catalog, kind: WyattKind): string[] {
  const wanted = BEGIN[kind.verb] ?? [];
  return kind.rules ?? facts(catalog).rules.map(({ id }) => id).filter((id) => wanted.includes(id.split('-')[0] ?? ''));
}
