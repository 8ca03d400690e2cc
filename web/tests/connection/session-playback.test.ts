import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table, turnChoice } from '../../src/fixtures/scenes';
import type { Viewer } from '../../src/playback/event-durations';
import type { Session } from '../../src/connection/session.svelte';
import type { Choice, GameEvent } from '../../src/wire';
import { animator, connected, QUICK } from './connected';

describe('what is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const CALM: Viewer = { ...QUICK, speed: 1, still: true };
  const hit = (n: number, seat = 2): GameEvent => ({ n, verb: 'hurt', seat });

  it('is shown for the time that event-durations.ts gives, also when more events have come', async () => {
    const { session } = connected();
    session.playback.animator = animator(async () => undefined, CALM);
    for (let n = 3; n < 40; n++) session.receive({ t: 'step', n, events: [hit(n)], patch: {}, choice: null });
    await vi.advanceTimersByTimeAsync(899);
    expect(session.log.at(-1)?.n).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.log.at(-1)?.n).toBe(4);
    await vi.advanceTimersByTimeAsync(900 * 10);
    expect(session.log.at(-1)?.n).toBe(14);
  });

  it('sends draws straight to the log when the page is six seconds behind', async () => {
    const { session } = connected();
    session.playback.animator = animator(async () => undefined, CALM);
    for (let n = 3; n < 12; n++) session.receive({ t: 'step', n, events: [hit(n)], patch: {}, choice: null });
    session.receive({ t: 'step', n: 13, events: [{ verb: 'draw', seat: 1 }, hit(13)], patch: {}, choice: null });
    for (let n = 14; n < 22; n++) session.receive({ t: 'step', n, events: [hit(n)], patch: {}, choice: null });
    await vi.advanceTimersByTimeAsync(900 * 9);
    expect(session.log.at(-1)?.n).toBe(13);
  });

  it('continues up to my next question', async () => {
    const { session } = connected();
    session.receive({ t: 'table', table: { ...table(7), me: 0 } });
    session.playback.animator = animator(async () => undefined, CALM);
    session.receive({ t: 'step', n: 3, events: [hit(3)], patch: {}, choice: null });
    session.hurry();
    await vi.advanceTimersByTimeAsync(0);
    session.receive({ t: 'step', n: 4, events: [hit(4)], patch: {}, choice: turnChoice() });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.choice?.number).toBe(44);
    session.receive({ t: 'step', n: 5, events: [hit(5)], patch: {}, choice: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.playback.now?.events[0]?.n).toBe(5);
  });

  it('collects the answers of bots to one attack', async () => {
    const { session } = connected();
    const groups: number[][] = [];
    session.playback.animator = { ...animator(async () => undefined, CALM), animate: async (events) => void groups.push(events.map(({ n }) => n)) };
    const asked = { number: 60, seat: 2, topic: 'indians', card: 7 };
    session.receive({ t: 'step', n: 3, events: [{ verb: 'indians', seat: 5, card: 7 }], patch: {}, choice: asked });
    session.receive({ t: 'step', n: 4, events: [hit(4, 2)], patch: {}, choice: { ...asked, seat: 6 } });
    await vi.advanceTimersByTimeAsync(1300);
    expect(groups.length).toBe(1);
    session.receive({ t: 'step', n: 5, events: [{ verb: 'bang', seat: 6 }], patch: {}, choice: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(groups.at(-1)).toEqual([4, 5]);
    expect(session.playback.now?.cue).toMatchObject({ weight: 'attack', hold: 2000 });
  });
});

describe('bots that play on while their events are shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const BOT = 2;
  const BRISK: Viewer = { pace: 'brisk', still: true, me: 0, people: [0], speed: 1 };
  const asked = (seat = BOT): Choice => ({ number: 60, seat, topic: 'play' });

  function watching(): { session: Session; said: number[]; groups: number[][]; step: (event: Omit<GameEvent, 'n'>, choice?: Choice) => void } {
    const { session, said } = connected();
    const seats = table(7).seats.map((seat, i) => ({ ...seat, kind: i === 0 ? ('person' as const) : ('bot' as const) }));
    session.receive({ t: 'table', table: { ...table(7), seats } });
    const groups: number[][] = [];
    session.playback.animator = {
      ...animator(async () => undefined, BRISK), animate: async (events) => void groups.push(events.map(({ n }) => n)),
    };
    let n = 2;
    const step = (event: Omit<GameEvent, 'n'>, choice = asked()): void => session.receive({ t: 'step', n: (n += 1), events: [event], patch: {}, choice });
    return { session, said, groups, step };
  }

  it('may play on at once after light events, which are shown as one group', async () => {
    const { said, groups, step } = watching();
    step({ verb: 'turn', seat: BOT });
    await vi.advanceTimersByTimeAsync(1);
    expect(said.at(-1)).toBe(3);
    step({ verb: 'draw', seat: BOT });
    step({ verb: 'lay', seat: BOT });
    expect(said.at(-1)).toBe(5);
    await vi.advanceTimersByTimeAsync(250);
    step({ verb: 'lay', seat: BOT });
    step({ verb: 'turn', seat: 3 }, asked(3));
    expect(said.at(-1)).toBe(6);
    await vi.advanceTimersByTimeAsync(1);
    expect(groups).toEqual([[3], [4, 5, 6]]);
  });

  it('wait only a moment until an event is shown', async () => {
    const { groups, step } = watching();
    step({ verb: 'draw', seat: BOT });
    await vi.advanceTimersByTimeAsync(250);
    expect(groups).toEqual([]);
    await vi.advanceTimersByTimeAsync(60);
    expect(groups).toEqual([[3]]);
  });

  it('play on while a hit is shown, unless it hits a person', async () => {
    const { said, step } = watching();
    step({ verb: 'hurt', seat: 4 });
    await vi.advanceTimersByTimeAsync(1);
    expect(said.at(-1)).toBe(3);
    step({ verb: 'hurt', seat: 0 });
    await vi.advanceTimersByTimeAsync(500 + 800);
    expect(said.at(-1)).toBe(3);
    await vi.advanceTimersByTimeAsync(200);
    expect(said.at(-1)).toBe(4);
  });

  it('wait until my answer has been shown, because I may take it back', async () => {
    const { session, said, step } = watching();
    session.answer(0);
    step({ verb: 'turn', seat: BOT });
    await vi.advanceTimersByTimeAsync(50);
    expect(said.at(-1)).toBe(2);
    await vi.advanceTimersByTimeAsync(60);
    expect(said.at(-1)).toBe(3);
  });

  it('do not hold up my question: it is shown first', async () => {
    const { said, step } = watching();
    step({ verb: 'turn', seat: 0 }, asked(0));
    await vi.advanceTimersByTimeAsync(50);
    expect(said.at(-1)).toBe(2);
    await vi.advanceTimersByTimeAsync(60);
    expect(said.at(-1)).toBe(3);
  });
});
