// The rules pages: the search, the house rules, and the table that the address carries.
import { describe, expect, it } from 'vitest';
import { tableFromQuery, tableQuery, rulesPath } from '../../src/rules/rules-address.svelte';
import { find, type Say } from '../../src/rules/search';
import { houseOf } from '../../src/rules/house-rules';
import type { Entry } from '../../src/rules/rulebook';
import type { GameInfo, SeatInfo, TableInfo } from '../../src/wire';

const WORDS: Record<string, [en: string, de: string]> = {
  scope: ['Scope', 'Appaloosa'], 'scope-help': ['You see others nearer.', 'Andere sind dir näher.'],
  jose: ['José Delgado', 'José Delgado'], 'jose-help': ['A blue card brings two.', 'Eine blaue Karte bringt zwei.'],
};
const say: Say = (id, lang) => WORDS[id]?.[lang === 'en' ? 0 : 1] ?? '';
const entries: Entry[] = ['scope', 'jose'].map((name) => ({ name, text: `${name}-help`, place: { part: 'cards', at: name } }));
const rules = [{ id: 'card-scope', text: 'A Scope shortens every distance.', where: '001', pack: '' }];

describe('the search', () => {
  const names = (wanted: string, lang: 'en' | 'de' = 'en'): string[] => find(wanted, entries, rules, say, lang).entries.map(({ name }) => name);

  it('finds a card by its name in either language', () => {
    expect([names('appaloosa'), names('Scope', 'de')]).toEqual([['scope'], ['scope']]);
  });

  it('accepts letters without accents, and searches the help of this language', () => {
    expect([names('jose'), names('blaue', 'de'), names('blaue')]).toEqual([['jose'], ['jose'], []]);
  });

  it('finds rules by id and text, and nothing for an empty search', () => {
    expect(find('card-scope', [], rules, say, 'en').rules).toHaveLength(1);
    expect(find('  ', entries, rules, say, 'en')).toEqual({ entries: [], rules: [] });
  });
});

describe('the address of the rules', () => {
  const seats = Array.from({ length: 5 }, () => ({}) as SeatInfo);
  const table = { id: 'abc', game: 'bang', packs: ['base', 'dodge_city'], house: { duplicates: 'turn_end' }, seats } as unknown as TableInfo;

  it('contains the table and leads back to it', () => {
    expect(tableFromQuery(tableQuery(table))).toEqual({ table: 'abc', players: 5, packs: ['base', 'dodge_city'], house: { duplicates: 'turn_end' } });
    expect(tableFromQuery('')).toBeNull();
  });

  it('names page, pack and section', () => {
    expect(rulesPath('bang', { part: 'cards', pack: 'dodge_city', at: 'bible' }, '?table=a')).toBe('/rules/bang/cards/dodge_city?table=a#bible');
    expect(rulesPath('dice', { at: 'beer' })).toBe('/rules/dice#beer');
  });
});

it('house rules say with which pack they come', () => {
  const rule = { id: 'sunset', values: ['off', 'on'] };
  const setups = [{ packs: ['base'], players: [4, 7], house: [] }, { packs: ['base', 'noon'], players: [4, 7], house: [rule] }, { packs: ['noon'], players: [4, 7], house: [rule] }];
  expect(houseOf({ setups } as unknown as GameInfo)).toEqual([{ ...rule, packs: ['noon'] }]);
});
