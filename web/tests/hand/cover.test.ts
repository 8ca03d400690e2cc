import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cover, liesFaceDown } from '../../src/hand/cover.svelte';

describe('a phone', () => {
  it.each([
    ['on its back', 0, 0, false], ['held in a hand', 45, 0, false], ['upright', 90, 0, false], ['face down', 180, 0, true], ['face down the other way', -175, 3, true],
    ['on its side', 0, 90, false],
  ])('%s is face down or not', (_, beta, gamma, down) => expect(liesFaceDown({ beta, gamma })).toBe(down));

  it('that cannot feel how it lies is not face down', () => expect(liesFaceDown({ beta: null, gamma: null })).toBe(false));
});

describe('the cover', () => {
  const listeners = new Map<string, () => void>();
  const page = { hidden: false, addEventListener: (name: string, act: () => void) => void listeners.set(name, act), removeEventListener: () => undefined };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', (name: string, act: () => void) => void listeners.set(name, act));
    vi.stubGlobal('removeEventListener', () => undefined);
    page.hidden = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes 20 s after the last touch on the turn of another player', () => {
    const cover = new Cover(false);
    cover.rest(true);
    vi.advanceTimersByTime(19_000);
    cover.touch();
    vi.advanceTimersByTime(19_999);
    expect(cover.on).toBe(false);
    vi.advanceTimersByTime(1);
    expect(cover.on).toBe(true);
  });

  it('does not come while I am asked, and never goes by itself', () => {
    const cover = new Cover(false);
    cover.rest(false);
    vi.advanceTimersByTime(60_000);
    expect(cover.on).toBe(false);
    cover.rest(true);
    vi.advanceTimersByTime(20_000);
    expect(cover.on).toBe(true);
    cover.rest(false);
    vi.advanceTimersByTime(60_000);
    expect(cover.on).toBe(true);
    cover.lift();
    expect(cover.on).toBe(false);
  });

  it('comes when the phone is put away or lies face down', () => {
    const cover = new Cover(false);
    const stop = cover.listen();
    listeners.get('visibilitychange')?.();
    expect(cover.on).toBe(false);
    page.hidden = true;
    listeners.get('visibilitychange')?.();
    expect(cover.on).toBe(true);
    cover.lift();
    (listeners.get('deviceorientation') as unknown as (event: object) => void)({ beta: 178, gamma: 0 });
    expect(cover.on).toBe(true);
    stop();
  });
});
