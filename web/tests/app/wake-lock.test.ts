import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdAwake } from '../../src/app/wake-lock.svelte';

class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) held.clear(); // the browser lets go of a hidden page
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const held = new Set<object>();
let page: Page;
let allowed: boolean;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function request(): Promise<{ release: () => Promise<void> }> {
  if (!allowed || page.hidden) throw new DOMException('no', 'NotAllowedError');
  const lock = { release: async () => void held.delete(lock) };
  held.add(lock);
  return lock;
}

beforeEach(() => {
  held.clear();
  allowed = true;
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a screen that stays awake', () => {
  it('sleeps again once it is let go', async () => {
    const release = holdAwake();
    await settled();
    expect(held.size).toBe(1);
    release();
    await settled();
    expect(held.size).toBe(0);
  });

  it('is held by one lock, also after the page was hidden', async () => {
    const release = holdAwake();
    await settled();
    page.turn(true);
    await settled();
    expect(held.size).toBe(0);
    page.turn(false);
    page.turn(false);
    await settled();
    expect(held.size).toBe(1);
    release();
    page.turn(false);
    await settled();
    expect(held.size).toBe(0);
  });

  it('sleeps if it was let go before the browser answered', async () => {
    holdAwake()();
    await settled();
    expect(held.size).toBe(0);
  });

  it('is left alone where the browser forbids it or knows nothing of it', async () => {
    allowed = false;
    holdAwake()();
    vi.stubGlobal('navigator', {});
    holdAwake()();
    await settled();
    expect(held.size).toBe(0);
  });
});
