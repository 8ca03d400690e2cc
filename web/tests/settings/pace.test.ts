import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaceSetting } from '../../src/settings/pace.svelte';

describe('the pace', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  });

  it('is calm in the first match of a browser, also when it is loaded again, and brisk after it', () => {
    const pace = new PaceSetting();
    expect(pace.now).toBe('calm');
    pace.begin('one');
    expect(pace.now).toBe('calm');
    const again = new PaceSetting();
    again.begin('one');
    expect(again.now).toBe('calm');
    again.begin('two');
    expect([again.now, new PaceSetting().now]).toEqual(['brisk', 'brisk']);
  });

  it('is the chosen one in every match', () => {
    const pace = new PaceSetting();
    pace.begin('one');
    const turned = [1, 2, 3].map(() => {
      pace.turn();
      return pace.now;
    });
    expect(turned).toEqual(['brisk', 'once', 'calm']);
    pace.begin('two');
    expect([pace.now, new PaceSetting().now]).toEqual(['calm', 'calm']);
  });
});
