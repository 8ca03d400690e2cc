import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { ask, people, shotChoice, shotView } from '../../../src/fixtures/scenes';
import { isLast, savesOf } from '../../../src/games/bang/incoming-hit';
import { Selection } from '../../../src/games/bang/selection.svelte';
import { telegram, type Telegram } from '../../../src/games/bang/telegram';
import { plain } from '../../../src/text/rich-text';
import { OWN_CHARACTER, type BangSeat, type BangView, type Choice } from '../../../src/wire';
import { speakIn } from '../../words';

function viewAs(mine: Partial<BangSeat>): BangView {
  const view = shotView();
  view.seats[0] = { ...view.seats[0]!, ...mine };
  return view;
}

function table(view: BangView, first: Choice): { selection: Selection; sent: number[]; ask: (next: Choice) => void; wire: () => Telegram } {
  let choice = first;
  const sent: number[] = [];
  const selection = new Selection(() => ({ choice, view, catalog, live: true, answer: (option) => void sent.push(option) }));
  return {
    selection, sent,
    ask: (next) => {
      choice = next;
      selection.cancel();
      selection.settle();
    },
    wire: () => telegram({ view, seats: people(7), catalog }, choice, selection, '', null),
  };
}

const labels = (wire: Telegram): string[] => wire.buttons.map(({ label }) => plain(label));
const save = (...more: Choice['options'] & object): Choice => ask('save', [{ verb: 'beer', card: card('beer/6H') }, ...more, { verb: 'take' }], { number: 42, card: card('bang/QH'), other: 5, x: 1 });

describe('the telegram of a hit', () => {
  beforeEach(() => {
    speakIn('en');
    vi.useFakeTimers();
  });

  it('offers Missed!, Barrel, Beer and taking it together', () => {
    const { wire, selection } = table(shotView(), shotChoice());
    expect(labels(wire())).toEqual(['Missed!', 'Barrel', 'Beer', 'Take the hit']);
    expect(wire().buttons.map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
    expect(selection.keyOf(card('beer/6H'))).toBe('3');
    expect(wire().last).toBe(false);
  });

  it('with the Beer both questions are answered at once', () => {
    const { selection, sent, ask: next } = table(shotView(), shotChoice());
    selection.tap(card('beer/6H'));
    next(save());
    expect(sent).toEqual([2, 0]);
  });

  it('does not ask again after "take the hit", which takes as long as without a choice', () => {
    const { selection, sent, ask: next, wire } = table(shotView(), shotChoice());
    selection.take(2);
    next(save());
    expect(sent).toEqual([2]);
    expect([wire().news, wire().buttons]).toEqual([true, []]);
    vi.advanceTimersByTime(1199);
    expect(sent).toEqual([2]);
    vi.advanceTimersByTime(1801);
    expect(sent).toEqual([2, 1]);
  });

  it('asks what was not known before', () => {
    const { selection, sent, ask: next, wire } = table(shotView(), shotChoice());
    selection.take(2);
    next(save({ verb: 'spare', card: OWN_CHARACTER }));
    vi.runAllTimers();
    expect([sent, wire().mine]).toEqual([[2], true]);
  });

  it('lets two cards of Sid Ketchum be chosen in the same telegram', () => {
    const view: BangView = { ...shotView(), saves: [{ verb: 'spare', card: OWN_CHARACTER, life: 3 }] };
    const { selection, sent, ask: next, wire } = table(view, shotChoice());
    expect(labels(wire())).toContain('Discard two cards');
    selection.save({ verb: 'spare', card: OWN_CHARACTER });
    selection.tap(card('bang/AD'));
    selection.tap(card('panic/JH'));
    selection.pay();
    next(save({ verb: 'spare', card: OWN_CHARACTER }));
    next(ask('pay', [card('panic/JH'), card('bang/AD')].map((id) => ({ verb: 'discard', card: id })), { number: 43 }));
    next(ask('pay', [card('panic/JH')].map((id) => ({ verb: 'discard', card: id })), { number: 44 }));
    expect(sent).toEqual([2, 1, 1, 0]);
  });

  it('offers what the view foresees, and nothing twice', () => {
    expect(savesOf(shotView(), shotChoice())).toEqual([{ verb: 'beer', card: card('beer/6H') }]);
    expect(savesOf({ ...shotView(), saves: [] }, shotChoice())).toEqual([]);
    expect(savesOf(shotView(), save())).toEqual([]);
    const { wire } = table({ ...shotView(), saves: [{ verb: 'beer', card: card('beer/6H'), life: 4 }] }, shotChoice());
    expect(wire().buttons[2]!.note).toContain('4');
  });

  it('warns on the last life point; only the button "take the hit" is solid red', () => {
    const { wire } = table(viewAs({ life: 1 }), shotChoice());
    expect(wire().last).toBe(true);
    expect(plain(wire().ask)).toBe('Belle shoots at you. A hit eliminates you.');
    expect(wire().buttons.map(({ tone, note }) => [tone, note]).at(-1)).toEqual(['out', 'You are eliminated']);
    expect(wire().buttons.filter(({ tone }) => tone === 'out')).toHaveLength(1);
  });

  it('counts three life points of dynamite as the last; a Ghost Car keeps me in play, a ghost has no life points', () => {
    const blast = ask('save', [{ verb: 'take' }, { verb: 'beer', card: card('beer/6H') }], { card: card('dynamite/2H'), x: 3 });
    expect(isLast(catalog, viewAs({ life: 3 }), blast)).toBe(true);
    expect(isLast(catalog, viewAs({ life: 4 }), blast)).toBe(false);
    expect(isLast(catalog, viewAs({ life: 0 }), blast)).toBe(false);
    const ghost = catalog.cards.find(({ kind }) => kind === 'ghost_car')!.id;
    expect(isLast(catalog, viewAs({ life: 1, front: [ghost] }), blast)).toBe(false);
  });

  it('names the card and its owner on the last life point', () => {
    const { wire } = table(viewAs({ life: 1 }), save());
    expect(plain(wire().ask)).toBe('Belle’s BANG! is about to cost you 1\xa0life point. That would eliminate you.');
  });

  it('shows a forced step as news, but not the end of my turn', () => {
    const { wire, selection } = table(viewAs({ hand: [card('beer/6H')] }), { ...shotChoice(), options: [{ verb: 'take' }], forced: true });
    expect([wire().news, wire().mine, wire().buttons]).toEqual([true, false, []]);
    expect(plain(wire().ask)).toBe('Belle shoots at you, and you cannot stop it. You can still make up for it.');
    expect(selection.look(card('beer/6H'))).toBeUndefined();
    const end = table(shotView(), ask('play', [{ verb: 'end' }]));
    expect(labels(end.wire())).toEqual(['End your turn']);
  });
});
