// Keys and taps beside the table.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableInput } from '../../src/table/table-input.svelte';

/** The ways of a click through the page: elements that match some selectors. */
class FakeElement {
  constructor(private readonly selectors: string) {}
  matches(wanted: string): boolean {
    return wanted.split(', ').includes(this.selectors);
  }
  closest(): null {
    return null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

function table(busy: boolean, known = ''): { done: string[]; key: (key: string) => boolean; tap: (on: string) => void } {
  const done: string[] = [];
  const input = tableInput(() => ({ busy, skip: () => void done.push('skip') }), (key) => {
    done.push(key);
    return key === known;
  }, () => void done.push('lower'));
  return {
    done,
    key(key) {
      let stopped = false;
      input.onkeydown({ key, preventDefault: () => (stopped = true) } as unknown as KeyboardEvent);
      return stopped;
    },
    tap: (on) => input.onclick({ composedPath: () => [new FakeElement(on)] } as unknown as MouseEvent),
  };
}

describe('a key', () => {
  it('is handled by the game, and goes no further if it has a meaning', () => {
    const { done, key } = table(false, 'a');
    expect([key('a'), key('b'), key('Escape')]).toEqual([true, false, false]);
    expect(done).toEqual(['a', 'b', 'Escape']);
  });

  it('Escape skips what is played', () => {
    const { done, key } = table(true);
    key('Escape');
    expect(done).toEqual(['skip', 'Escape']);
  });

  it('is not for the table while a sheet is open', () => {
    vi.stubGlobal('document', { querySelector: () => ({}) });
    const { done, key } = table(true, 'a');
    expect([key('a'), done]).toEqual([false, []]);
  });
});

describe('a tap', () => {
  it('on the empty table lowers what is raised, and skips what is played', () => {
    const [calm, busy] = [table(false), table(true)];
    for (const one of [calm, busy]) one.tap('main');
    expect([calm.done, busy.done]).toEqual([['lower'], ['skip', 'lower']]);
  });

  it('on a button, a sheet or the question does neither', () => {
    const { done, tap } = table(true);
    for (const on of ['button', 'a', 'dialog', '.wire', '.gazette']) tap(on);
    expect(done).toEqual([]);
  });
});
