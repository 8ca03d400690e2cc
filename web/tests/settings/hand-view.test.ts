import { describe, expect, it } from 'vitest';
import { handView } from '../../src/settings/hand-view.svelte';

describe('the view of a match', () => {
  it('is a hand on a phone beside a big screen, else the full table', () => {
    expect(handView.shows(1, true)).toBe(true);
    expect(handView.shows(1, false)).toBe(false);
    expect(handView.shows(0, true)).toBe(false);
    expect(handView.shows(undefined, true)).toBe(false);
  });

  it('is what was chosen, with and without a screen apart', () => {
    handView.choose(false, 1);
    expect(handView.shows(2, true)).toBe(false);
    handView.choose(true, undefined);
    expect(handView.shows(0, false)).toBe(true);
    expect(handView.shows(1, true)).toBe(false);
    handView.choose(true, 1);
    handView.choose(false, 0);
    expect([handView.shows(1, false), handView.shows(0, true)]).toEqual([true, false]);
  });
});
