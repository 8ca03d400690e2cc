import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shotChoice, shotView, table, turnChoice } from '../../src/fixtures/scenes';
import type { Cue, Viewer } from '../../src/playback/timing';
import { Session } from '../../src/connection/session.svelte';
import type { EventAnimator } from '../../src/playback/playback.svelte';
import type { BangView, Choice, GameEvent, ToServer } from '../../src/wire';

function connected(): { session: Session; sent: ToServer[]; said: number[] } {
  const sent: ToServer[] = [];
  const said: number[] = [];
  const session = new Session();
  // The session reports how far it has shown; most tests are about something else.
  session.transport = { send: (message) => void (message.t === 'shown' ? said.push(message.n) : sent.push(message)), close: () => undefined };
  session.receive({ t: 'table', table: table(7) });
  session.receive({ t: 'full', n: 2, view: shotView(), choice: shotChoice(), events: [{ verb: 'turn', seat: 5 }, { verb: 'draw', seat: 5 }] });
  return { session, sent, said };
}

/** Playing takes as long as the movement; nothing is held. */
const QUICK: Viewer = { pace: 'calm', still: false, me: 0, speed: Infinity };
const WEIGHTS: Record<string, ReturnType<EventAnimator['weigh']>> = { draw: 'draw', lay: 'lay', hurt: 'hit', win: 'end', turn: 'turn', out: 'out', indians: 'attack', bang: 'answer' };

function animator(animate: (event: GameEvent, cue: Cue) => Promise<void>, viewer = QUICK): EventAnimator {
  return {
    away: () => false, viewer: () => viewer, weigh: ({ verb }) => WEIGHTS[verb] ?? 'small',
    animate: (events, cue) => animate(events[0] as GameEvent, cue),
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a session', () => {
  it('answers a choice once, by its number', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.answer(1);
    expect(sent).toEqual([{ t: 'answer', choice: 41, option: 2, backs: 0 }]);
  });

  it('obeys an order at once, while something is still being shown, and asks no more', async () => {
    const { session, sent } = connected();
    const release: (() => void)[] = [];
    session.playback.animator = animator(() => new Promise((resolve) => release.push(resolve)));
    session.orders = (choice) => (choice.topic === 'play' ? 3 : null);
    session.receive({ t: 'step', n: 3, events: [{ verb: 'turn', seat: 0 }], patch: {}, choice: turnChoice() });
    expect(sent).toEqual([{ t: 'answer', choice: 44, option: 3, final: true, backs: 0 }]);
    release.shift()?.();
    await settled();
    expect(session.sent).toBe(session.choice?.number);
    session.receive({ t: 'full', n: 1, view: shotView(), choice: { ...shotChoice(), number: 44 }, events: [] });
    expect([sent.length, session.sent]).toEqual([1, null]);
  });

  it('says which question it answers, once something was taken back', () => {
    const { session, sent } = connected();
    session.receive({ t: 'back', n: 1, seat: 0, view: shotView(), choice: { ...shotChoice(), backs: 1 } });
    session.answer(2);
    session.hello();
    expect(sent).toEqual([
      { t: 'answer', choice: 41, option: 2, backs: 1 },
      { t: 'hello', since: 1, match: session.table?.match ?? null, chat: 0, intro: true, backs: 1 },
    ]);
  });

  it('takes a held answer back before anybody has seen it', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.receive({ t: 'pending', choice: 41, option: 2, left: 3000, held: true });
    expect([session.pending?.held, session.pending?.asked?.topic, session.hurriable]).toEqual([true, 'shot', true]);
    session.back();
    expect(sent.at(-1)).toEqual({ t: 'back', choice: 41 });
    session.receive({ t: 'choice', choice: shotChoice() });
    expect([session.pending, session.sent]).toEqual([null, null]);
  });

  it('means a held answer when it goes on to the next question', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.receive({ t: 'pending', choice: 41, option: 2, left: 3000, held: true });
    session.hurry();
    expect(sent.at(-1)).toEqual({ t: 'answer', choice: 41, option: 2, final: true, backs: 0 });
  });

  it('goes back to where it was when somebody takes an answer back', async () => {
    const { session } = connected();
    session.receive({ t: 'step', n: 4, events: [{ verb: 'play', seat: 0 }, { verb: 'draw', seat: 0 }], patch: { turns: 99 }, choice: null });
    await settled();
    session.receive({ t: 'pending', choice: 41, option: 2, left: 3000, held: false });
    session.receive({ t: 'back', seat: 0, n: 2, view: shotView(), choice: shotChoice() });
    expect(session.log.map((event) => event.n)).toEqual([1, 2]);
    expect([session.pending, session.sent, session.choice?.number, session.view?.turns]).toEqual([null, null, 41, 19]);
    expect(session.taken).toEqual([{ n: 2, seat: 0 }]);
    session.receive({ t: 'step', n: 3, events: [{ verb: 'play', seat: 0 }], patch: {}, choice: null });
    await settled();
    expect(session.log.map((event) => event.n)).toEqual([1, 2, 3]);
  });

  it('may answer again after a refusal', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.receive({ t: 'error', error: 'too_fast', message: '' });
    session.answer(2);
    expect(sent.length).toBe(2);
    expect(session.error).toBe('too_fast');
  });

  it('shows events one after the other, and the view and question only then', async () => {
    const { session } = connected();
    const shown: number[] = [];
    const release: (() => void)[] = [];
    session.playback.animator = animator((event) => {
      shown.push(event.n);
      return new Promise((resolve) => release.push(resolve));
    });
    session.receive({ t: 'step', n: 4, events: [{ verb: 'hurt', seat: 0 }, { verb: 'turn', seat: 0 }], patch: { deck: 37 }, choice: turnChoice() });
    expect(shown).toEqual([3]);
    expect(session.choice).toBeNull();
    expect((session.view as BangView).deck).toBe(38);
    release.shift()?.();
    await settled();
    expect(shown).toEqual([3, 4]);
    release.shift()?.();
    await settled();
    expect((session.view as BangView).deck).toBe(37);
    expect(session.choice?.number).toBe(44);
    expect(session.log.map((event) => event.n)).toEqual([1, 2, 3, 4]);
    expect(session.busy).toBe(false);
  });

  it('skips what is left when asked to', async () => {
    const { session } = connected();
    const shown: number[] = [];
    let release = (): void => undefined;
    session.playback.animator = animator((event) => {
      shown.push(event.n);
      return new Promise((resolve) => (release = resolve));
    });
    session.receive({ t: 'step', n: 4, events: [{ verb: 'draw', seat: 1 }, { verb: 'draw', seat: 1 }], patch: {}, choice: null });
    session.receive({ t: 'step', n: 5, events: [{ verb: 'draw', seat: 1 }], patch: { deck: 30 }, choice: null });
    session.hurry();
    release();
    await settled();
    expect(shown).toEqual([3]);
    expect((session.view as BangView).deck).toBe(30);
    expect(session.log.length).toBe(5);
  });

  it('tells a whole step at once where nothing moves', () => {
    const { session } = connected();
    const logs: number[] = [];
    session.playback.animator = animator(async () => void logs.push(session.log.length), { ...QUICK, pace: 'once' });
    session.receive({ t: 'step', n: 4, events: [{ verb: 'draw', seat: 1 }, { verb: 'draw', seat: 1 }], patch: { deck: 36 }, choice: null });
    expect(logs).toEqual([2]);
    expect(session.log.length).toBe(4);
    expect((session.view as BangView).deck).toBe(36);
  });

  it('tells nothing twice when everything comes anew in the middle of a step', async () => {
    const { session } = connected();
    let release = (): void => undefined;
    session.playback.animator = animator(() => new Promise((resolve) => (release = resolve)));
    const events = [{ n: 3, verb: 'draw', seat: 1 }, { n: 4, verb: 'draw', seat: 1 }];
    session.receive({ t: 'step', n: 4, events, patch: {}, choice: null });
    session.receive({ t: 'full', n: 4, view: shotView(), choice: null, events });
    release();
    await settled();
    expect(session.log.map((event) => event.n)).toEqual([1, 2, 3, 4]);
  });

  it('goes on showing when the table comes anew as it will be after that', async () => {
    const { session } = connected();
    let release = (): void => undefined;
    session.playback.animator = animator(() => new Promise((resolve) => (release = resolve)));
    const events = [{ n: 3, verb: 'draw', seat: 1 }];
    session.receive({ t: 'step', n: 3, events, patch: {}, choice: turnChoice() });
    session.receive({ t: 'full', n: 3, view: shotView(), choice: turnChoice(), events });
    expect(session.busy).toBe(true);
    expect(session.choice).toBe(null);
    release();
    await settled();
    expect(session.choice?.number).toBe(turnChoice().number);
    expect(session.log.map((event) => event.n)).toEqual([1, 2, 3]);
  });

  it('keeps the end back until everything before it has been shown', async () => {
    const { session } = connected();
    let release = (): void => undefined;
    session.playback.animator = animator(() => new Promise((resolve) => (release = resolve)));
    session.receive({ t: 'step', n: 3, events: [{ verb: 'win' }], patch: {}, choice: null });
    session.receive({ t: 'over', result: { side: 'law', winners: [0], scores: [1, 0, 0, 0] }, seed: 's', match: 'm' });
    expect(session.over).toBeNull();
    release();
    await settled();
    expect(session.over?.match).toBe('m');
  });

  it('comes back with the number of the last event and keeps its log', () => {
    const { session, sent } = connected();
    session.lost();
    expect(session.status).toBe('lost');
    session.hello();
    expect(sent).toEqual([{ t: 'hello', since: 2, match: null, chat: 0, intro: true, backs: 0 }]);
    session.receive({ t: 'full', n: 3, view: shotView(), choice: null, events: [{ verb: 'draw', seat: 5 }] });
    expect(session.log.map((event) => event.n)).toEqual([1, 2, 3]);
    expect(session.status).toBe('live');
  });

  it('starts a new log for a new match', () => {
    const { session } = connected();
    session.receive({ t: 'full', n: 1, view: shotView(), choice: null, events: [{ verb: 'turn', seat: 0 }] });
    expect(session.log.map((event) => event.n)).toEqual([1]);
  });

  it('tells the server how far it has shown, now and then and at the end', async () => {
    const { session, said } = connected();
    expect(said).toEqual([2]);
    session.playback.animator = animator(async () => undefined);
    const events = [{ n: 3, verb: 'hurt', seat: 1 }, { n: 4, verb: 'hurt', seat: 2 }, { n: 5, verb: 'hurt', seat: 3 }];
    session.receive({ t: 'step', n: 5, events, patch: {}, choice: null });
    await settled();
    expect(said).toEqual([2, 5]);
  });

  it('says nothing of the kind for a spectator', async () => {
    const { session, said } = connected();
    session.receive({ t: 'table', table: { ...table(7), me: null } });
    session.receive({ t: 'step', n: 3, events: [{ verb: 'turn', seat: 1 }], patch: {}, choice: null });
    await settled();
    expect(said).toEqual([2]);
  });

  it('says that the house waits for its store', () => {
    const { session } = connected();
    session.receive({ t: 'waiting', on: true });
    expect(session.waiting).toBe(true);
    session.receive({ t: 'waiting', on: false });
    expect(session.waiting).toBe(false);
  });

  it('keeps chat apart from the match', () => {
    const { session } = connected();
    session.receive({ t: 'chat', n: 1, seat: 3, name: 'Rosa', text: '<b>hi</b>' });
    session.receive({ t: 'phrase', seat: 5, id: 'howdy' });
    expect(session.chat.lines.map((line) => [line.name, line.text, line.phrase])).toEqual([['Rosa', '<b>hi</b>', null], ['Belle', '', 'howdy']]);
    expect(session.chat.unread).toBe(2);
  });
});

describe('what is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const CALM: Viewer = { ...QUICK, speed: 1, still: true };
  const hit = (n: number, seat = 2): GameEvent => ({ n, verb: 'hurt', seat });

  it('stands as long as the director says, however much has come since', async () => {
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

  it('lets draws go straight to the log when it is six seconds behind', async () => {
    const { session } = connected();
    session.playback.animator = animator(async () => undefined, CALM);
    for (let n = 3; n < 12; n++) session.receive({ t: 'step', n, events: [hit(n)], patch: {}, choice: null });
    session.receive({ t: 'step', n: 13, events: [{ verb: 'draw', seat: 1 }, hit(13)], patch: {}, choice: null });
    for (let n = 14; n < 22; n++) session.receive({ t: 'step', n, events: [hit(n)], patch: {}, choice: null });
    await vi.advanceTimersByTimeAsync(900 * 9);
    expect(session.log.at(-1)?.n).toBe(13);
  });

  it('goes on to my next question, and no further', async () => {
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

  it('gathers the answers of bots to one attack', async () => {
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

describe('bots that go on while they are shown', () => {
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

  it('are told at once to go on after what is light, and it is shown as one', async () => {
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

  it('wait for no more than a moment before that is shown', async () => {
    const { groups, step } = watching();
    step({ verb: 'draw', seat: BOT });
    await vi.advanceTimersByTimeAsync(250);
    expect(groups).toEqual([]);
    await vi.advanceTimersByTimeAsync(60);
    expect(groups).toEqual([[3]]);
  });

  it('go on after a hit that is being shown, unless it is one on a person', async () => {
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

  it('wait until my answer has been shown: I may take it back', async () => {
    const { session, said, step } = watching();
    session.answer(0);
    step({ verb: 'turn', seat: BOT });
    await vi.advanceTimersByTimeAsync(50);
    expect(said.at(-1)).toBe(2);
    await vi.advanceTimersByTimeAsync(60);
    expect(said.at(-1)).toBe(3);
  });

  it('are not what my question waits for: that has been shown first', async () => {
    const { said, step } = watching();
    step({ verb: 'turn', seat: 0 }, asked(0));
    await vi.advanceTimersByTimeAsync(50);
    expect(said.at(-1)).toBe(2);
    await vi.advanceTimersByTimeAsync(60);
    expect(said.at(-1)).toBe(3);
  });
});
