import { describe, expect, it } from 'vitest';
import { shotChoice, shotView, table, turnChoice } from '../src/fixtures/scenes';
import { Session, type Performer } from '../src/lib/session.svelte';
import type { BangView, GameEvent, ToServer } from '../src/wire';

function connected(): { session: Session; sent: ToServer[] } {
  const sent: ToServer[] = [];
  const session = new Session();
  session.transport = { send: (message) => void sent.push(message), close: () => undefined };
  session.receive({ t: 'table', table: table(7) });
  session.receive({ t: 'full', n: 2, view: shotView(), choice: shotChoice(), events: [{ n: 1, verb: 'turn', seat: 5 }, { n: 2, verb: 'draw', seat: 5 }] });
  return { session, sent };
}

const performer = (show: (event: GameEvent) => Promise<void>): Performer => ({ still: () => false, show });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a session', () => {
  it('answers a choice once, by its number', () => {
    const { session, sent } = connected();
    session.answer(2);
    session.answer(1);
    expect(sent).toEqual([{ t: 'answer', choice: 41, option: 2 }]);
  });

  it('obeys an order at once, while something is still being shown, and asks no more', async () => {
    const { session, sent } = connected();
    const release: (() => void)[] = [];
    session.performer = performer(() => new Promise((resolve) => release.push(resolve)));
    session.orders = (choice) => (choice.topic === 'play' ? 3 : null);
    session.receive({ t: 'step', n: 3, events: [{ n: 3, verb: 'turn', seat: 0 }], patch: {}, choice: turnChoice() });
    expect(sent).toEqual([{ t: 'answer', choice: 44, option: 3 }]);
    release.shift()?.();
    await settled();
    expect(session.sent).toBe(session.choice?.number);
    session.receive({ t: 'full', n: 1, view: shotView(), choice: { ...shotChoice(), number: 44 }, events: [] });
    expect([sent.length, session.sent]).toEqual([1, null]);
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
    session.performer = performer((event) => {
      shown.push(event.n);
      return new Promise((resolve) => release.push(resolve));
    });
    session.receive({ t: 'step', n: 4, events: [{ n: 3, verb: 'hurt', seat: 0 }, { n: 4, verb: 'turn', seat: 0 }], patch: { deck: 37 }, choice: turnChoice() });
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
    session.performer = performer((event) => {
      shown.push(event.n);
      return new Promise((resolve) => (release = resolve));
    });
    session.receive({ t: 'step', n: 4, events: [{ n: 3, verb: 'draw', seat: 1 }, { n: 4, verb: 'draw', seat: 1 }], patch: {}, choice: null });
    session.receive({ t: 'step', n: 5, events: [{ n: 5, verb: 'draw', seat: 1 }], patch: { deck: 30 }, choice: null });
    session.skip();
    release();
    await settled();
    expect(shown).toEqual([3]);
    expect((session.view as BangView).deck).toBe(30);
    expect(session.log.length).toBe(5);
  });

  it('tells a whole step at once where nothing moves', () => {
    const { session } = connected();
    const logs: number[] = [];
    session.performer = { still: () => true, show: async () => void logs.push(session.log.length) };
    session.receive({ t: 'step', n: 4, events: [{ n: 3, verb: 'draw', seat: 1 }, { n: 4, verb: 'draw', seat: 1 }], patch: { deck: 36 }, choice: null });
    expect(logs).toEqual([4, 4]);
    expect((session.view as BangView).deck).toBe(36);
  });

  it('tells nothing twice when everything comes anew in the middle of a step', async () => {
    const { session } = connected();
    let release = (): void => undefined;
    session.performer = performer(() => new Promise((resolve) => (release = resolve)));
    const events = [{ n: 3, verb: 'draw', seat: 1 }, { n: 4, verb: 'draw', seat: 1 }];
    session.receive({ t: 'step', n: 4, events, patch: {}, choice: null });
    session.receive({ t: 'full', n: 4, view: shotView(), choice: null, events });
    release();
    await settled();
    expect(session.log.map((event) => event.n)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the end back until everything before it has been shown', async () => {
    const { session } = connected();
    let release = (): void => undefined;
    session.performer = performer(() => new Promise((resolve) => (release = resolve)));
    session.receive({ t: 'step', n: 3, events: [{ n: 3, verb: 'win' }], patch: {}, choice: null });
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
    expect(sent).toEqual([{ t: 'hello', since: 2, match: null, chat: 0 }]);
    session.receive({ t: 'full', n: 3, view: shotView(), choice: null, events: [{ n: 3, verb: 'draw', seat: 5 }] });
    expect(session.log.map((event) => event.n)).toEqual([1, 2, 3]);
    expect(session.status).toBe('live');
  });

  it('starts a new log for a new match', () => {
    const { session } = connected();
    session.receive({ t: 'full', n: 1, view: shotView(), choice: null, events: [{ n: 1, verb: 'turn', seat: 0 }] });
    expect(session.log.map((event) => event.n)).toEqual([1]);
  });

  it('keeps chat apart from the match', () => {
    const { session } = connected();
    session.receive({ t: 'chat', n: 1, seat: 3, name: 'Rosa', text: '<b>hi</b>' });
    session.receive({ t: 'phrase', seat: 5, id: 'howdy' });
    expect(session.chat.map((line) => [line.name, line.text, line.phrase])).toEqual([['Rosa', '<b>hi</b>', null], ['Belle', '', 'howdy']]);
    expect(session.unread).toBe(2);
  });
});
