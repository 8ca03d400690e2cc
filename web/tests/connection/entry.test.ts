import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { Entry } from '../../src/connection/entry.svelte';
import type { Handlers } from '../../src/connection/socket';
import type { ToServer } from '../../src/wire';

function asked(screen = false): { entry: Entry; line: Handlers; urls: string[]; sent: ToServer[]; close: Mock<() => void> } {
  const [sent, urls, close]: [ToServer[], string[], Mock<() => void>] = [[], [], vi.fn<() => void>()];
  const lines: Handlers[] = [];
  const entry = new Entry(screen, (url, handlers) => {
    urls.push(url);
    lines.push(handlers);
    return { send: (message) => void sent.push(message), close };
  });
  entry.ask('7KQ4');
  lines[0]!.open();
  return { entry, line: lines[0]!, urls, sent, close };
}

describe('coming with a short code', () => {
  beforeEach(() => vi.stubGlobal('location', { protocol: 'https:', host: 'posse.example' }));

  it('asks, waits for the host, and learns the table when it may come in', () => {
    const { entry, line, urls, sent, close } = asked();
    expect(urls).toEqual(['wss://posse.example/ws/codes/7KQ4']);
    expect(sent).toEqual([{ t: 'enter' }]);
    line.message({ t: 'entry', state: 'waiting', table: null });
    expect([entry.state, entry.table]).toEqual(['waiting', null]);
    expect(close).not.toHaveBeenCalled();
    line.message({ t: 'entry', state: 'open', table: 'abc' });
    expect([entry.state, entry.table]).toEqual(['open', 'abc']);
    expect(close).toHaveBeenCalledOnce();
  });

  it('asks again after a lost connection, as a big screen if it is one', () => {
    const { entry, line, sent } = asked(true);
    line.message({ t: 'entry', state: 'waiting', table: null });
    line.lost();
    expect(entry.state).toBe('asking');
    line.open();
    expect(sent).toEqual([{ t: 'enter', screen: true }, { t: 'enter', screen: true }]);
  });

  it('does not try a wrong code twice', () => {
    const { entry, line, close } = asked();
    line.message({ t: 'error', error: 'no_table_code', message: '' });
    expect([entry.state, entry.error]).toEqual(['failed', 'no_table_code']);
    expect(close).toHaveBeenCalledOnce();
  });
});
