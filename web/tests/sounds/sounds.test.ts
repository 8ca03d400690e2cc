import { describe, expect, it } from 'vitest';
import { SCORES } from '../../src/sounds/scores';
import { loudnessOf, PEAK, peakOf, RATE, render } from '../../src/sounds/synth';

describe.each(Object.entries(SCORES))('the sound %s', (_, score) => {
  const samples = render(score);

  it('takes less than a second, and begins and ends in silence', () => {
    expect(samples.length / RATE).toBeLessThan(1);
    expect(samples.length / RATE).toBeGreaterThan(0.05);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
  });

  it('never clips, and is as loud as its score says', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(PEAK + 1e-6);
    expect(Math.abs(loudnessOf(samples) - score.loudness)).toBeLessThan(0.6);
  });

  it('has no constant part, and is the same each time', () => {
    expect(Math.abs(samples.reduce((sum, x) => sum + x, 0) / samples.length)).toBeLessThan(0.002);
    expect(render(score)).toEqual(samples);
  });
});

it('a full tone of 997 hertz is about three decibels below full scale', () => {
  const tone = Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / RATE));
  expect(loudnessOf(tone)).toBeCloseTo(-3.0, 1);
});
