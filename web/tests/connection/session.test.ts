import { describe, expect, it } from 'vitest';
import { shotChoice, shotView, table, turnChoice } from '../../src/fixtures/scenes';
import type { BangView } from '../../src/wire';
import { animator, connected, QUICK } from './connected';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a session', () => {
  it('answers a choice once, by its number', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.answer(1);
    expect(sent).toEqual([{ t: 'answer', choice: 41, option: 2, backs: 0 }]);
  });

  it('follows a standing order at once while events are still shown, and does not ask me', async () => {
    const { session, sent } = connected();
    const release: (() => void)[] = [];
    session.playback.animator = animator(() => new Promise((resolve) => release.push(resolve)));
    session.own.orders = (choice) => (choice.topic === 'play' ? 3 : null);
    session.receive({ t: 'step', n: 3, events: [{ verb: 'turn', seat: 0 }], patch: {}, choice: turnChoice() });
    expect(sent).toEqual([{ t: 'answer', choice: 44, option: 3, final: true, backs: 0 }]);
    release.shift()?.();
    await settled();
    expect(session.sent).toBe(session.choice?.number);
    session.receive({ t: 'full', n: 1, view: shotView(), choice: { ...shotChoice(), number: 44 }, events: [] });
    expect([sent.length, session.sent]).toEqual([1, null]);
  });

  it('names the question it answers after an answer was taken back', () => {
    const { session, sent } = connected();
    session.receive({ t: 'back', n: 1, seat: 0, view: shotView(), choice: { ...shotChoice(), backs: 1 } });
    session.answer(2);
    session.hello();
    expect(sent).toEqual([
      { t: 'answer', choice: 41, option: 2, backs: 1 },
      { t: 'hello', since: 1, match: session.table?.match ?? null, chat: 0, intro: true, backs: 1 },
    ]);
  });

  it('takes back a held answer before others have seen it', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.receive({ t: 'pending', choice: 41, option: 2, left: 3000, held: true });
    expect([session.pending?.held, session.pending?.asked?.topic, session.hurriable]).toEqual([true, 'shot', true]);
    session.back();
    session.hurry();
    expect(sent.at(-1)).toEqual({ t: 'back', choice: 41 });
    session.receive({ t: 'choice', choice: shotChoice() });
    expect([session.pending, session.sent]).toEqual([null, null]);
  });

  it('makes a held answer final when it answers the next question', () => {
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

  it('may answer again after a refusal, which ends the refusal', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.receive({ t: 'error', error: 'too_fast', message: '' });
    session.say({ t: 'shown', n: 1 });
    expect(session.error).toBe('too_fast');
    session.answer(2);
    expect(sent.filter(({ t }) => t === 'answer').length).toBe(2);
    expect(session.error).toBe(null);
  });

  it('shows events one after another, then the view and the question', async () => {
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

  it('skips the rest on request', async () => {
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

  it('shows a whole step at once without animations', () => {
    const { session } = connected();
    const logs: number[] = [];
    session.playback.animator = animator(async () => void logs.push(session.log.length), { ...QUICK, pace: 'once' });
    session.receive({ t: 'step', n: 4, events: [{ verb: 'draw', seat: 1 }, { verb: 'draw', seat: 1 }], patch: { deck: 36 }, choice: null });
    expect(logs).toEqual([2]);
    expect(session.log.length).toBe(4);
    expect((session.view as BangView).deck).toBe(36);
  });

  it('logs no event twice when the server sends everything again in the middle of a step', async () => {
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

  it('continues playback when the server sends the table again as it is after the step', async () => {
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

  it('shows the end only after everything before it', async () => {
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

  it('reconnects with the number of the last event and keeps its log', () => {
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

  it('reports to the server how far it is, now and then and at the end', async () => {
    const { session, said } = connected();
    expect(said).toEqual([2]);
    session.playback.animator = animator(async () => undefined);
    const events = [{ n: 3, verb: 'hurt', seat: 1 }, { n: 4, verb: 'hurt', seat: 2 }, { n: 5, verb: 'hurt', seat: 3 }];
    session.receive({ t: 'step', n: 5, events, patch: {}, choice: null });
    await settled();
    expect(said).toEqual([2, 5]);
  });

  it('reports nothing for a spectator', async () => {
    const { session, said } = connected();
    session.receive({ t: 'table', table: { ...table(7), me: null } });
    session.receive({ t: 'step', n: 3, events: [{ verb: 'turn', seat: 1 }], patch: {}, choice: null });
    await settled();
    expect(said).toEqual([2]);
  });

  it('shows that the server waits for its database', () => {
    const { session } = connected();
    session.receive({ t: 'waiting', on: true });
    expect(session.waiting).toBe(true);
    session.receive({ t: 'waiting', on: false });
    expect(session.waiting).toBe(false);
  });

  it('keeps the chat separate from the match', () => {
    const { session } = connected();
    session.receive({ t: 'chat', n: 1, seat: 3, name: 'Rosa', text: '<b>hi</b>' });
    session.receive({ t: 'phrase', seat: 5, id: 'howdy' });
    expect(session.chat.lines.map((line) => [line.name, line.text, line.phrase])).toEqual([['Rosa', '<b>hi</b>', null], ['Belle', '', 'howdy']]);
    expect(session.chat.unread).toBe(2);
  });
});
