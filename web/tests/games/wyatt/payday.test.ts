import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, paidEvents, view, wyattCatalog } from '../../../src/fixtures/wyatt';
import { applyEvent } from '../../../src/games/wyatt/apply-event';
import { isComplete, lastSettlement, moneyAt } from '../../../src/games/wyatt/settlement';
import { BILL, HOLD, notesOf, paceOf, Payday, readOf } from '../../../src/games/wyatt/payday-playback.svelte';
import { gainsOf, lanesOf, moneyAfter } from '../../../src/games/wyatt/money-by-round';
import type { GameEvent } from '../../../src/wire';

const settlement = () => lastSettlement(wyattCatalog, 4, paidEvents())!;

describe('a pay day from its events', () => {
  it('waits until it is complete', () => {
    const whole = paidEvents();
    expect([isComplete(whole), isComplete(whole.slice(0, -1)), isComplete([])]).toEqual([true, false, false]);
    expect(lastSettlement(wyattCatalog, 4, whole.slice(0, -1))).toBeNull();
    expect(settlement()).toMatchObject({ round: 3, way: 0, seat: 3, before: [11, 13, 8, 10], last: false });
    expect(lastSettlement(wyattCatalog, 4, paidEvents([['win', 1, undefined, undefined, 17]]))!.last).toBe(true);
  });

  it('knows each poster, its payments in order, and what stays', () => {
    const { sums } = settlement();
    expect(sums.map(({ why }) => why)).toEqual(['alone', 'shared', 'few', 'few', 'alone', 'shared', 'few']);
    expect(sums.map(({ stays }) => stays)).toEqual([0, 0, 3, 7, 0, 0, 1]);
    expect(sums[1]!.steps).toEqual([{ seat: 2, bills: 2 }, { seat: 0, bills: 1 }, { seat: 2, bills: 1 }, { seat: 0, bills: 1 }, { seat: 2, bills: 1 }]);
    expect(sums[5]!.pays).toEqual([0, 4, 0, 3]);
  });

  it('remembers the money on the posters, also under a Hideout', () => {
    const { sums } = settlement();
    expect(sums[3]!.rows[1]).toMatchObject({ hidden: true, points: 0 });
    expect(sums[3]!.rows[1]!.cards).toHaveLength(4);
    expect(sums[4]!.rows.map(({ points }) => points)).toEqual([11, 6, 2, 0]);
    expect(sums[4]!.points).toEqual([11, 6, 2, 0]);
  });

  it('counts everybody’s money as the bills move', () => {
    expect(moneyAt(settlement(), 0, 0)).toEqual([11, 13, 8, 10]);
    expect(moneyAt(settlement(), 1, 2)).toEqual([12, 13, 10, 15]);
    expect(moneyAt(settlement(), 7, 0)).toEqual([20, 17, 12, 18]);
  });

  it('shows a note for each bill of a payment; more than six are a bundle', () => {
    expect([1, 2, 4, 6, 9].map(notesOf)).toEqual([1, 2, 4, 6, 6]);
  });
});

describe('pay day', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs without taps: points, a bill, the next poster', () => {
    const payday = new Payday();
    payday.seen = 0;
    payday.open(settlement(), 0);
    expect([payday.at, payday.moving, payday.money[3]]).toEqual([0, false, 10]);
    vi.advanceTimersByTime(readOf(settlement().sums[0]!));
    expect(payday.moving).toBe(true);
    vi.advanceTimersByTime(5 * BILL);
    expect([payday.paid, payday.moving, payday.money[3]]).toEqual([1, false, 15]);
    vi.advanceTimersByTime(HOLD);
    expect([payday.at, payday.paid]).toEqual([1, 0]);
  });

  it('skips every pause on request and stays open until it is closed', async () => {
    const payday = new Payday();
    payday.open(settlement(), 0);
    payday.next();
    expect([payday.at, payday.money[3]]).toEqual([1, 15]);
    payday.all();
    expect([payday.done, payday.money]).toEqual([true, [20, 17, 12, 18]]);
    vi.advanceTimersByTime(600_000);
    const closed = vi.fn();
    void payday.closed().then(closed);
    payday.close();
    await Promise.resolve();
    expect([payday.settlement, closed.mock.calls.length]).toEqual([null, 1]);
  });

  it('ends in its share of the clock and closes without a tap if a clock runs', () => {
    const payday = new Payday();
    payday.open(settlement(), 60);
    vi.advanceTimersByTime(24_000);
    expect(payday.settlement).toBeNull();
    expect([paceOf(settlement(), 0), paceOf(settlement(), 600)]).toEqual([1, 1]);
    expect(paceOf(settlement(), 30)).toBeCloseTo(2 * paceOf(settlement(), 60));
  });

  it('logs only the payments it has shown', () => {
    const payday = new Payday();
    const log = paidEvents();
    const over = log.findLast(({ verb }) => verb === 'over')!;
    expect(payday.heard(log)).toBe(log);
    payday.seen = 0;
    expect(payday.heard(log).at(-1)).toBe(over);
    payday.open(settlement(), 0);
    payday.next();
    const told = payday.heard(log);
    expect(told.filter(({ n, verb }) => n > over.n && verb === 'poster')).toHaveLength(1);
    payday.close();
    expect(payday.heard(log)).toBe(log);
  });
});

describe('money over the rounds', () => {
  it('has a block for each finished round', () => {
    expect(gainsOf(paidEvents(), 4)).toEqual([[4, 9, 2, 5], [7, 4, 6, 5], [9, 4, 4, 8]]);
    expect(lanesOf(paidEvents(), [20, 17, 12, 18], [0, 3, 0, 0])[1]).toEqual({ seat: 1, blocks: [9, 4, 4], money: 17, soon: 3 });
    expect(lanesOf([], [5, 0], [0, 0])[0]!.blocks).toEqual([5]);
    expect(moneyAfter(paidEvents(), 4)[0]).toEqual([0, 4, 11, 20]);
  });
});

describe('the table while events are shown', () => {
  const after = (...events: Omit<GameEvent, 'n'>[]) => events.reduce((shown, event, i) => applyEvent(shown, { ...event, n: i + 1 }, wyattCatalog), view());

  it('lays cards and raises the poster', () => {
    const shown = after({ verb: 'lay', seat: 0, card: card('BD'), x: 3 }, { verb: 'post', card: card('BD'), x: 2 });
    expect(shown.seats[0]!.hand).toHaveLength(9);
    expect(shown.seats[0]!.rows[2]).toMatchObject({ points: 6 });
    expect(shown.posters[2]).toMatchObject({ bills: 5, open: true, why: 'few' });
  });

  it('plays, turns and attaches a robbery', () => {
    const shown = after({ verb: 'play', seat: 0, card: card('bank2') }, { verb: 'flip', seat: 0, card: card('WH3'), x: 1 }, { verb: 'attach', seat: 0, card: card('bank2'), x: 4 });
    expect([shown.deck, shown.pile, shown.law, shown.air]).toEqual([8, [card('WH3')], true, []]);
    expect(shown.seats[0]!.rows[4]!.points).toBe(13);
  });

  it('hides, frees and steals', () => {
    const hidden = after({ verb: 'hide', seat: 0, card: card('BS'), other: 3 });
    expect([hidden.seats[3]!.rows[0]!.points, hidden.posters[0]!.why]).toEqual([0, 'few']);
    expect(after({ verb: 'free', seat: 1, card: card('BC') }).seats[1]!.rows[3]!.points).toBe(7);
    const stolen = after({ verb: 'steal', seat: 0, card: card('JJ7'), other: 2 });
    expect([stolen.seats[2]!.rows[4]!.cards, stolen.seats[0]!.hand.length]).toEqual([[], 13]);
  });

  it('deals a new round with empty rows and one more bill on each poster', () => {
    const shown = after({ verb: 'pay', seat: 3, card: card('BS'), x: 5 }, { verb: 'round', seat: 3, x: 4 }, { verb: 'draw', seat: 1 }, { verb: 'open', card: card('JJ') });
    expect([shown.round, shown.deck, shown.pile]).toEqual([4, 76, [card('JJ')]]);
    expect([shown.posters[0]!.bills, shown.posters[1]!.bills, shown.posters[1]!.open]).toEqual([1, 7, false]);
    expect(shown.seats.map((seat) => seat.hand.length)).toEqual([0, 1, 0, 0]);
    expect(shown.seats[3]!.money).toBe(15);
  });
});
