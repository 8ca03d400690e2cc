import { describe, expect, it } from 'vitest';
import { HIDE, PLAY, STEAL, WANTED, ask, card, cards, view, wyattCatalog } from '../../../src/fixtures/wyatt';
import { outlawCode, firstOf } from '../../../src/games/wyatt/catalog';
import { groupsOf, stacksOf } from '../../../src/games/wyatt/hand-stacks';
import { columnsOf, fanOf, formOf, stripsOf, widthOf } from '../../../src/games/wyatt/layout';
import { Selection } from '../../../src/games/wyatt/selection.svelte';
import { previewOf } from '../../../src/games/wyatt/lay-preview';
import { orderedAnswer } from '../../../src/games/wyatt/hideout-order';
import type { Choice, Option, WyattView } from '../../../src/wire';

function sit(choice: Choice, over: Partial<WyattView> = {}): { selection: Selection; sent: Option[]; shown: WyattView } {
  const sent: Option[] = [];
  const shown = view(4, over);
  const selection = new Selection(() => ({ choice, view: shown, catalog: wyattCatalog, live: true, answer: (option) => sent.push(choice.options![option]!) }));
  return { selection, sent, shown };
}

const stack = (selection: Selection, text: string) => selection.stacks.find(({ first }) => first === card(text))!;

describe('the hand', () => {
  it('lies in stacks, outlaws in the order of the posters, then law cards', () => {
    const { selection } = sit(ask('play', PLAY));
    expect(selection.stacks.map(({ kind, cards: held }) => `${kind.id} ${held.length}`)).toEqual([
      'billy_the_kid 1', 'bob_dalton 3', 'butch_cassidy 1', 'sundance_kid 2', 'wes_hardin 2', 'bank_robbery 1', 'hideout 1', 'wyatt_earp 1',
    ]);
    expect(groupsOf(selection.stacks).map(({ id, stacks }) => `${id} ${stacks.length}`).at(-1)).toBe('law 3');
  });

  it('dims only cards that cannot be played', () => {
    const { selection } = sit(ask('play', PLAY));
    const dimmed = selection.stacks.filter((one) => selection.lookOf(one) === 'dimmed').map(({ kind }) => kind.id);
    expect(dimmed).toEqual(['wes_hardin']);
    selection.tap(stack(selection, 'WH'));
    expect([selection.first, selection.refused]).toEqual([null, card('WH')]);
  });
});

describe('picking cards', () => {
  it('takes the whole stack, fewer on request, and lays the picked cards', () => {
    const { selection, sent } = sit(ask('play', PLAY));
    selection.tap(stack(selection, 'SK'));
    expect([selection.n, selection.canChange(-1), selection.canChange(1)]).toEqual([2, true, false]);
    selection.change(-1);
    selection.answer(selection.way);
    expect(sent).toEqual([{ verb: 'lay', card: card('SK'), x: 1 }]);
  });

  it('puts back cards that cannot be laid in a smaller number', () => {
    const { selection } = sit(ask('play', PLAY));
    selection.tap(stack(selection, 'BD'));
    expect([selection.n, selection.canChange(-1)]).toEqual([3, false]);
    selection.change(-1);
    expect(selection.first).toBeNull();
  });

  it('changes by single cards on a desk, and a tap on a stack puts it back on a phone', () => {
    const { selection } = sit(ask('play', PLAY));
    const sundance = stack(selection, 'SK');
    selection.tap(sundance, 2);
    selection.tap(sundance, 0);
    expect(selection.n).toBe(1);
    selection.tap(sundance, 2);
    expect(selection.n).toBe(2);
    selection.tap(sundance);
    expect(selection.first).toBeNull();
  });

  it('asks for a row for a robbery, and discards only on the button', () => {
    const { selection, sent } = sit(ask('play', PLAY));
    selection.tap(stack(selection, 'bank'));
    expect([...selection.targets.keys()]).toEqual(['0:1', '0:3', '0:4']);
    expect(selection.way).toBeNull();
    expect(selection.tapCell(1, 4)).toBe(false);
    expect(selection.tapCell(0, 4)).toBe(true);
    selection.answer(selection.way);
    selection.discard(true);
    selection.tap(stack(selection, 'WH'));
    expect(sent).toHaveLength(1);
    selection.answer(selection.way);
    expect(sent).toEqual([{ verb: 'bank', card: card('JJ') }, { verb: 'discard', card: card('WH') }]);
  });

  it('knows the three ways of Wyatt Earp', () => {
    const { selection } = sit(ask('play', [...PLAY, { verb: 'free' }]));
    selection.tap(stack(selection, 'earp'));
    expect(selection.ways.map(({ verb }) => verb)).toEqual(['ride', 'search', 'free']);
    expect(selection.way).toBeNull();
  });

  it('names a row for a Hideout, an outlaw for Most Wanted', () => {
    const hideout = sit(ask('hideout', HIDE));
    expect(hideout.selection.tapCell(3, 0)).toBe(true);
    hideout.selection.answer(hideout.selection.way);
    expect(hideout.sent).toEqual([{ verb: 'hide', card: card('BS'), seat: 3 }]);
    const wanted = sit(ask('wanted', WANTED));
    expect([wanted.selection.tapPoster(4), wanted.selection.wanted]).toEqual([true, 4]);
    const steal = sit(ask('steal', STEAL));
    expect([steal.selection.way, steal.selection.tapCell(2, 0)]).toEqual([null, true]);
    steal.selection.answer(steal.selection.way);
    expect(steal.sent).toEqual([{ verb: 'steal', card: card('BS'), seat: 2 }]);
  });

  it('asks a spectator nothing', () => {
    const { selection } = sit(ask('play', PLAY), { me: null });
    expect([selection.choice, selection.stacks]).toEqual([null, []]);
  });
});

describe('the preview', () => {
  const way = (option: Option) => ({ index: 0, verb: option.verb, card: option.card ?? null, seat: option.seat ?? null, n: option.x ?? 0 });
  const of = (option: Option) => previewOf(wyattCatalog, view(), way(option));

  it('shows points and bills of a set and of single cards', () => {
    expect(of({ verb: 'lay', card: card('BD'), x: 3 })).toMatchObject({ seat: 0, outlaw: 2, cards: 3, points: 6, bills: 2, opens: true, shot: false });
    expect(of({ verb: 'lay', card: card('BK'), x: 1 })).toMatchObject({ points: 8, bills: 0, opens: false });
  });

  it('knows what a robbery brings, what a Hideout takes, and that both need a hit', () => {
    expect(of({ verb: 'bank', card: card('JJ') })).toMatchObject({ outlaw: 4, points: 13, bills: 1, shot: true });
    expect(of({ verb: 'hide', card: card('BS'), seat: 3 })).toMatchObject({ seat: 3, outlaw: 0, points: 0, hides: true });
    expect(of({ verb: 'photo', card: card('BK') })).toMatchObject({ points: 10, bills: 1, shot: false });
  });

  it('does not change for cards that go to the pile', () => {
    expect([of({ verb: 'discard', card: card('BK') }), of({ verb: 'ride' }), of({ verb: 'free' })]).toEqual([null, null, null]);
  });
});

describe('the standing order', () => {
  const both = ask('reply', [{ verb: 'pass' }, { verb: 'free', card: card('JJ') }]);
  const none = ask('reply', [{ verb: 'pass' }]);

  it('answers at once, with and without a Wyatt Earp, and only that question', () => {
    expect([orderedAnswer(both, 'use'), orderedAnswer(none, 'use')]).toEqual([1, 0]);
    expect([orderedAnswer(both, 'keep'), orderedAnswer(none, 'keep')]).toEqual([0, 0]);
    expect([orderedAnswer(both, 'ask'), orderedAnswer(null, 'use'), orderedAnswer(ask('play', PLAY), 'use')]).toEqual([null, null, null]);
  });
});

describe('layout', () => {
  it('shows my strip lowest and the others clockwise from my left', () => {
    expect([stripsOf(4, 0), stripsOf(4, 2), stripsOf(3, null)]).toEqual([[1, 2, 3, 0], [3, 0, 1, 2], [0, 1, 2]]);
  });

  it('closes the fan until the hand fits', () => {
    const hand = 'BS1 BS2 BK3 BD1 BD2 BD3 BD4 BC2 JJ5 JJ6 SK6 SK7 WH1 WH2 photoJJ coach2 bank2 gun2 wanted2 hideout2 earp1 earp2';
    const groups = groupsOf(stacksOf(wyattCatalog, cards(hand), (kind) => firstOf(wyattCatalog, kind)));
    const fan = fanOf(groups, 108, 1000);
    expect(widthOf(groups, 108, fan)).toBeLessThanOrEqual(1000);
    expect(fanOf(groups.slice(0, 3), 108, 1000)).toMatchObject({ lap: 0.58, gap: 14 });
  });

  it('shows more than a third of each law card, also with many', () => {
    const hand = 'BK1 BD1 BC1 JJ1 SK1 WH1 photoBK coach1 gun1 gun2 wanted1 wanted2 hideout1 earp1';
    const groups = groupsOf(stacksOf(wyattCatalog, cards(hand), (kind) => firstOf(wyattCatalog, kind)));
    expect(fanOf(groups, 95, 880).law).toBeLessThan(0.66);
  });

  it('has five columns of stacks, or six', () => {
    expect([columnsOf(8), columnsOf(10), columnsOf(13)]).toEqual([5, 5, 6]);
  });

  it('chooses the form that fits the window', () => {
    expect([formOf(390, 844), formOf(844, 390), formOf(820, 1180), formOf(1366, 650), formOf(1440, 900)]).toEqual(['phone', 'phone', 'tablet', 'desk', 'desk']);
  });

  it('names each outlaw by two letters', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((outlaw) => outlawCode(wyattCatalog, outlaw))).toEqual(['bs', 'bk', 'bd', 'bc', 'jj', 'sk', 'wh']);
  });
});
