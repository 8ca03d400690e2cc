import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { greenTurn, greenView } from '../../../src/fixtures/dodge';
import { people } from '../../../src/fixtures/scenes';
import { Selection } from '../../../src/games/bang/selection.svelte';
import { billOf, payable, pick, priceOf } from '../../../src/games/bang/card-prices';
import { telegram } from '../../../src/games/bang/telegram';
import { plain } from '../../../src/text/rich-text';
import type { BangView, Choice, Option } from '../../../src/wire';
import { speakIn } from '../../words';

const springfield = card('springfield/KS');
const whisky = card('whisky/QH');
const bang = card('bang/AD');
const missed = card('missed/10C');
const heal: Option = { verb: 'heal', card: -2 };

/** A table that records what is sent. */
function sit(view: BangView, choice: Choice) {
  const sent: number[] = [];
  const now = { choice: choice as Choice | null };
  const selection = new Selection(() => ({ choice: now.choice, view, catalog, live: true, answer: (option) => void sent.push(option) }));
  return { selection, sent, now };
}

const payment = (cards: number[]): Choice => ({ number: 42, seat: 0, topic: 'pay', card: springfield, x: 1, options: cards.map((id) => ({ verb: 'discard', card: id })) });

describe('what an answer costs', () => {
  it('is on the card, and on the ability that works now', () => {
    const view = greenView();
    expect(priceOf(catalog, view, { verb: 'play', card: springfield, seat: 1 })).toBe(1);
    expect(priceOf(catalog, view, { verb: 'play', card: bang, seat: 1 })).toBe(0);
    expect(priceOf(catalog, view, heal)).toBe(0);
    expect(priceOf(catalog, greenView({ character: 'sid_ketchum' }), heal)).toBe(2);
    expect(priceOf(catalog, greenView({ character: 'vera_custer', acts: 'sid_ketchum' }), heal)).toBe(2);
    expect(priceOf(catalog, greenView({ character: 'sid_ketchum', acts: 'vulture_sam' }), heal)).toBe(0);
  });

  it('is nothing for a card that is played as another card', () => {
    expect(priceOf(catalog, greenView(), { verb: 'missed', card: springfield })).toBe(0);
  });

  it('is never paid with the card itself, and is paid with blue cards where only they pay', () => {
    const view = greenView();
    expect(payable(catalog, view, { verb: 'play', card: springfield })).not.toContain(springfield);
    expect(payable(catalog, view, heal)).toHaveLength(5);
    const mustang = card('mustang/5H');
    const hand = [...view.seats[0]!.hand, mustang];
    expect(payable(catalog, greenView({ hand }), { verb: 'trade', card: -2 })).toEqual([mustang]);
  });

  it('takes all cards when there are no more than it needs', () => {
    const poor = greenView({ hand: [springfield, bang] });
    expect(billOf(catalog, poor, { verb: 'play', card: springfield, seat: 1 }, 0)?.picked).toEqual([bang]);
  });

  it('is chosen by taps: on, off, and a further tap replaces the first card', () => {
    const bill = billOf(catalog, greenView({ character: 'doc_holyday' }), { verb: 'aim', card: -2, seat: 1 }, 0)!;
    const two = pick(pick(bill, bang), whisky);
    expect(two.picked).toEqual([bang, whisky]);
    expect(pick(two, whisky).picked).toEqual([bang]);
    expect(pick(two, missed).picked).toEqual([whisky, missed]);
    expect(pick(two, 9999)).toBe(two);
  });
});

describe('paying', () => {
  beforeEach(() => speakIn('en'));

  it('comes after the target; before that nothing is sent, and the card can be put back', () => {
    const { selection, sent } = sit(greenView(), greenTurn());
    selection.tap(springfield);
    expect(selection.bill).toBeNull();
    selection.tapSeat(1);
    expect([selection.look(springfield), selection.look(bang), selection.targets.size]).toEqual(['selected', 'playable', 0]);
    selection.tap(bang);
    expect([selection.look(bang), selection.keyOf(bang)]).toEqual(['pays', '2']);
    selection.cancel();
    expect([selection.bill, selection.raised, sent]).toEqual([null, null, []]);
  });

  it('comes at once for a card without a target', () => {
    const { selection } = sit(greenView(), greenTurn());
    selection.tap(whisky);
    expect(selection.bill?.price).toBe(1);
  });

  it('is sent after the answer, when the engine asks for it', () => {
    const { selection, sent, now } = sit(greenView(), greenTurn());
    selection.tap(springfield);
    selection.tapSeat(1);
    selection.pay();
    expect(sent).toEqual([]);
    selection.tap(missed);
    selection.pay();
    expect(sent).toEqual([0]);
    now.choice = null;
    selection.settle();
    now.choice = payment([whisky, bang, missed]);
    selection.settle();
    expect([sent, selection.settling]).toEqual([[0, 2], true]);
  });

  it('is asked for again if the engine does not offer the chosen card', () => {
    const { selection, sent, now } = sit(greenView(), greenTurn());
    selection.tap(whisky);
    selection.tap(missed);
    selection.pay();
    now.choice = payment([bang]);
    selection.settle();
    expect([sent.length, selection.settling]).toEqual([1, false]);
    now.choice = payment([missed]);
    selection.settle();
    expect(sent.length).toBe(1);
  });

  it('is shown in the telegram: for what, how many of how many, with which cards', () => {
    const view = greenView({ character: 'doc_holyday' });
    const choice = { ...greenTurn(), options: [{ verb: 'aim', card: -2, seat: 1 }, { verb: 'aim', card: -2, seat: 5 }, { verb: 'end' }] };
    const { selection } = sit(view, choice);
    const said = () => telegram({ view, seats: people(6), catalog }, choice, selection, '', null);
    expect(said().buttons.map(({ id, key }) => [id, key])).toEqual([['a-aim', 'A'], ['o2', 'E']]);
    said().buttons[0]!.press();
    expect(said().ask).toBe('Doc Holyday: whom do you choose?');
    expect([...selection.targets.keys()]).toEqual([1, 5]);
    selection.tapSeat(5);
    selection.tap(bang);
    expect(said().buttons.map(({ label, disabled }) => [label, disabled])).toEqual([['1 of 2 chosen', true], ['Cancel', undefined]]);
    selection.tap(whisky);
    expect(plain(said().buttons[0]!.label)).toBe('Pay with BANG!, Whisky');
    expect(said().buttons[0]!.disabled).toBe(false);
  });
});
