import { describe, expect, it } from 'vitest';
import { card } from '../../../src/fixtures/catalog';
import { lootChoice, shotChoice, storeChoice, storeView, turnChoice, turnView } from '../../../src/fixtures/scenes';
import { bareTargets, buttons, dropCard, keyedCards, tapCard, targetsOf } from '../../../src/games/bang/options';
import type { Choice } from '../../../src/wire';

const bang = card('bang/AD');
const beer = card('beer/6H');
const missed = card('missed/10C');

describe('in my own turn', () => {
  const choice = turnChoice();
  const hand = turnView().seats[0]!.hand;

  it('a first tap raises a card, and its targets are those of the options', () => {
    expect(tapCard(choice, bang, null)).toEqual({ kind: 'raise' });
    expect([...targetsOf(choice, bang)]).toEqual([[1, 0], [3, 1], [5, 2], [6, 3]]);
  });

  it('a second tap plays a card without a target and not one with targets', () => {
    expect(tapCard(choice, beer, beer)).toEqual({ kind: 'answer', option: 5 });
    expect(tapCard(choice, bang, bang)).toEqual({ kind: 'nothing' });
  });

  it('a card without options does nothing', () => {
    expect(tapCard(choice, missed, null)).toEqual({ kind: 'nothing' });
    expect(targetsOf(choice, missed).size).toBe(0);
  });

  it('dropping on a legal seat answers, on another seat or the wrong place does not', () => {
    expect(dropCard(choice, bang, 5)).toBe(2);
    expect(dropCard(choice, bang, 4)).toBeNull();
    expect(dropCard(choice, bang, null)).toBeNull();
    expect(dropCard(choice, beer, null)).toBe(5);
  });

  it('the telegram offers what is on no card, and the targets of a raised one', () => {
    expect(buttons(choice, null, hand).map(({ option }) => option.verb)).toEqual(['end']);
    expect(buttons(choice, bang, hand).map(({ option }) => option.seat)).toEqual([1, 3, 5, 6]);
  });

  it('keys belong to the playable cards in the order of the hand', () => {
    expect(keyedCards(choice, hand)).toEqual(['bang/AD', 'stagecoach/9S', 'beer/6H', 'panic/JH'].map(card));
  });
});

describe('a question to me', () => {
  it('every option is a button and a tap on the card answers at once', () => {
    expect(buttons(shotChoice(), null, [missed]).length).toBe(3);
    expect(tapCard(shotChoice(), missed, null)).toEqual({ kind: 'answer', option: 0 });
    expect(keyedCards(shotChoice(), [missed])[0]).toBe(missed);
  });

  it('a random hand card stays a button', () => {
    expect(buttons(lootChoice(), null, []).map(({ option }) => option.card)[0]).toBe(-3);
  });

  it('the General Store is answered on its cards and by buttons, with the same keys', () => {
    const { shelf } = storeView();
    expect(buttons(storeChoice(), null, shelf).map(({ option }) => option.card)).toEqual(shelf);
    expect(keyedCards(storeChoice(), shelf)).toEqual(shelf);
  });

  it('the question whom to rob is answered on the seats', () => {
    const choice: Choice = { number: 1, seat: 0, topic: 'draw', options: [{ verb: 'deck' }, { verb: 'rob', seat: 3 }] };
    expect([...bareTargets(choice)]).toEqual([[3, 1]]);
  });
});

it('nothing can be chosen while I am not asked', () => {
  expect(tapCard(null, bang, null)).toEqual({ kind: 'nothing' });
  expect(buttons(null, null, [])).toEqual([]);
  expect(dropCard({ number: 1, seat: 3, topic: 'play' }, bang, 1)).toBeNull();
});
