import { describe, expect, it } from 'vitest';
import { GESTURES, MARK } from '../../src/animation/part-durations';
import { TIMES } from '../../src/playback/event-durations';
import type { Weight } from '../../src/playback/weight';

/** The weights of the events that make a gesture. */
const OF: Record<keyof typeof GESTURES, Weight[]> = {
  barrel: ['answer'], shrug: ['small'], burst: ['dynamite'], arrows: ['attack'], steam: ['train'], role: ['out'],
};
/** Playback waits for these, so they count as movement. */
const AWAITED = new Set(['barrel', 'shrug']);

describe('a gesture', () => {
  it.each(Object.entries(OF))('%s is over before its event leaves the screen, in the quicker pace too', (name, weights) => {
    const time = GESTURES[name as keyof typeof GESTURES];
    for (const weight of weights) {
      const { move, brisk } = TIMES[weight];
      expect(time, weight).toBeLessThanOrEqual(AWAITED.has(name) ? move : Math.max(move, MARK + brisk));
    }
  });
});
