import { describe, expect, it } from 'vitest';
import { Session } from '../../src/connection/session.svelte';
import { shotChoice, shotView, table } from '../../src/fixtures/scenes';
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
