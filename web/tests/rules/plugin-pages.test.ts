// The rules pages of what plugins bring: a page for each pack, and pages for a game without pages of its own.
import { beforeEach, describe, expect, it } from 'vitest';
import { card, plainCatalog, plainScenes } from '../../src/fixtures/plain';
import { sortsOf, type KindEntry } from '../../src/games/bang/rules/card-index';
import { rulesAbout } from '../../src/games/bang/rules/rules-about';
import { own } from '../../src/games/plain/catalog';
import { chip } from '../../src/games/plain/chip';
import { turnText } from '../../src/games/plain/story';
import { loadRulebook, withPacks, type Rulebook } from '../../src/rules/rulebook';
import type { CardInfo, PackInfo } from '../../src/wire';
import { speakIn } from '../words';

beforeEach(() => speakIn('en'));

const Page = (() => undefined) as never;
const rulebook: Rulebook = {
  game: 'bang', primer: [], entries: () => [], OtherPack: Page,
  pages: [{ id: 'dodge_city', title: 'x', pack: 'dodge_city', Page }, { id: 'arguments', title: 'y', Page }],
};
const pack = (id: string, plugin = ''): PackInfo => ({ id, plugin, players: [4, 7], ready: true });

describe('a pack of a plugin', () => {
  it('has a page before the index of rules', () => {
    const packs = [pack('base'), pack('dodge_city'), pack('gold_rush', 'posse-gold-rush 0.1.0')];
    const { pages } = withPacks(rulebook, packs);
    expect(pages.map(({ id }) => id)).toEqual(['dodge_city', 'gold_rush', 'arguments']);
    expect(pages[1]).toMatchObject({ pack: 'gold_rush' });
    expect(withPacks(rulebook, packs.slice(0, 2)).pages).toEqual(rulebook.pages);
  });

  it('shows cards with a back of their own after ours', () => {
    const kind = (back: string): KindEntry => ({ kind: `a ${back}`, card: 1, colour: 'blue', back, price: 0, copies: [] });
    expect(sortsOf(['gear', 'car', '', 'gear'].map(kind)).map(({ back, kinds }) => [back, kinds.length])).toEqual([['', 1], ['car', 1], ['gear', 2]]);
  });

  it('names the rules of a card by the pack', () => {
    const rule = (id: string, of: string): { id: string; text: string; where: string; pack: string } => ({ id, text: '', where: '', pack: of });
    const rules = [rule('gold-rush-talisman', 'gold_rush'), rule('gold-rush-buy', 'gold_rush'), rule('talisman', '')];
    expect(rulesAbout(rules, 'cards', 'talisman').map(({ id }) => id)).toEqual(['gold-rush-talisman']);
  });
});

describe('a game without rules pages of its own', () => {
  it('has its rules and its cards', async () => {
    const { primer, pages, parts, entries } = await loadRulebook('dice-of-others');
    expect([primer.map(({ id }) => id), pages, parts]).toEqual([['arguments', 'cards'], [], ['plain']]);
    expect(entries({ ...plainCatalog, kinds: [{ id: 'queen', name: 'Queen', colour: '', reach: 0 }] as never })).toEqual([]);
  });

  it('names a card without a suit by its rank', () => {
    const cards: CardInfo[] = [{ id: 0, kind: 'number', rank: '7', suit: '', colour: 'paper' }];
    expect(chip({ ...plainCatalog, cards }, 0)).toEqual({ colour: 'paper', rank: '7', suit: '' });
    expect(chip(plainCatalog, card('QH'))).toMatchObject({ rank: 'Q', suit: 'hearts' });
  });

  it('says no turn if it counts none', () => {
    const { table, view } = plainScenes.plain!();
    const scene = own({ view, seats: table.seats, catalog: plainCatalog });
    expect([turnText(scene), turnText({ ...scene, view: { ...scene.view, turns: 0 } })]).toEqual(['Turn 3', `${table.seats.length} players`]);
  });
});
