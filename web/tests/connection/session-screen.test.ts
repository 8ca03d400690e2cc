import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../../src/connection/session.svelte';
import { shotChoice, shotView, table, turnChoice } from '../../src/fixtures/scenes';
import type { ToServer } from '../../src/wire';
import { connected } from './connected';

function bigScreen(): { session: Session; sent: ToServer[] } {
  const sent: ToServer[] = [];
  const session = new Session(true);
  session.transport = { send: (message) => void sent.push(message), close: () => undefined };
  session.receive({ t: 'table', table: { ...table(7), me: null, screens: 1 } });
  return { session, sent };
}

describe('a big screen', () => {
  it('says that it is one, and tells how far it has shown although nobody sits there', () => {
    const { session, sent } = bigScreen();
    session.hello();
    expect(sent).toMatchObject([{ t: 'hello', screen: true }]);
    session.receive({ t: 'full', n: 7, view: shotView(), choice: shotChoice(), events: [] });
    expect(sent.at(-1)).toEqual({ t: 'shown', n: 7 });
  });

  it('is followed by other pages while there is one', () => {
    const { session, sent } = connected();
    session.hello();
    expect(sent.at(-1)).not.toHaveProperty('screen');
    session.receive({ t: 'table', table: { ...table(7), screens: 1 } });
    expect(session.screenShown).toBeNull();
    session.receive({ t: 'screen', n: 5 });
    expect(session.screenShown).toBe(5);
    session.receive({ t: 'screen', n: null });
    expect(session.screenShown).toBeNull();
    session.receive({ t: 'screen', n: 5 });
    session.receive({ t: 'table', table: table(7) });
    expect(session.screenShown).toBeNull();
  });

  it('has shown nothing of a new match', () => {
    const { session } = connected();
    session.receive({ t: 'screen', n: 5 });
    session.receive({ t: 'full', n: 1, view: shotView(), choice: null, events: [] });
    expect(session.screenShown).toBeNull();
  });
});

describe('a hand beside a big screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** At event 2 of a match that a screen shows; then event 3 asks me something. */
  async function hand(shown: number): Promise<{ session: Session; said: number[] }> {
    const { session, said } = connected();
    session.receive({ t: 'table', table: { ...table(7), screens: 1 } });
    session.follow(true);
    session.receive({ t: 'screen', n: shown });
    session.receive({ t: 'step', n: 3, events: [{ verb: 'hurt', seat: 2 }], patch: {}, choice: turnChoice() });
    await vi.advanceTimersByTimeAsync(0);
    return { session, said };
  }

  it('shows nothing that the screen has not shown', async () => {
    const { session, said } = await hand(2);
    expect(session.choice).toBeNull();
    expect(session.log.at(-1)?.n).toBe(2);
    // Nobody waits for a page that waits itself.
    expect(said.at(-1)).toBe(3);
    session.receive({ t: 'screen', n: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.choice?.number).toBe(44);
    expect(session.log.at(-1)?.n).toBe(3);
  });

  it('waits for a screen that stands still no longer than 20 s', async () => {
    const { session } = await hand(2);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(session.choice).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.choice?.number).toBe(44);
  });

  it('goes on waiting for a screen that is late but moves', async () => {
    const { session } = await hand(1);
    await vi.advanceTimersByTimeAsync(19_000);
    session.receive({ t: 'screen', n: 2 });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(session.choice).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.choice?.number).toBe(44);
  });

  it.each<[string, (session: Session) => void]>([
    ['the screen has gone', (session) => session.receive({ t: 'table', table: table(7) })],
    ['there is none to wait for', (session) => session.receive({ t: 'screen', n: null })],
    ['the full table is chosen', (session) => session.follow(false)],
  ])('goes on when %s', async (_, act) => {
    const { session } = await hand(2);
    act(session);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.choice?.number).toBe(44);
  });

  it('need not wait for what was shown before it came', async () => {
    const { session } = await hand(3);
    expect(session.choice?.number).toBe(44);
  });
});
