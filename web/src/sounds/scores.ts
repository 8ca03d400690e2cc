// What each sound consists of. All are made here: no recording is used. Three degrees of loudness: what happens all the time is soft, what
// people must hear is clear, what costs a life is loud.
import type { Sound } from '../animation/sound';
import type { Burst, Score, Tone } from './synth';

const SOFT = -27;
const CLEAR = -22;
const LOUD = -17;

/** The same burst several times. */
function rhythm(times: number[], burst: Omit<Burst, 'at'>): Burst[] {
  return times.map((at) => ({ at, ...burst }));
}

/** A struck piece of metal: partials that do not fit together. */
function struck(at: number, length: number, partials: [hertz: number, loud: number][]): Tone[] {
  return partials.map(([from, loud]) => ({ at, length, from, to: from * 0.996, loud }));
}

export const SCORES: Record<Sound, Score> = {
  snap: { loudness: SOFT, bursts: [{ length: 0.05, filter: 'highpass', hertz: 2400, loud: 0.5 }, { length: 0.03, filter: 'bandpass', hertz: 700, q: 2, loud: 0.6 }] },
  rustle: {
    loudness: SOFT,
    bursts: [{ length: 0.14, filter: 'bandpass', hertz: 4200, q: 0.7, loud: 0.4 }, { at: 0.05, length: 0.12, filter: 'bandpass', hertz: 3100, q: 0.9, loud: 0.3 }],
  },
  telegraph: {
    loudness: CLEAR,
    bursts: [...rhythm([0, 0.13], { length: 0.03, filter: 'bandpass', hertz: 1900, q: 6, loud: 1 }), ...rhythm([0.045, 0.175], { length: 0.02, filter: 'bandpass', hertz: 2700, q: 6, loud: 0.5 })],
  },
  shot: {
    loudness: LOUD,
    bursts: [{ length: 0.3, filter: 'lowpass', hertz: 620, loud: 1 }, { length: 0.04, filter: 'highpass', hertz: 1800, loud: 0.35 }],
    tones: [{ length: 0.18, from: 150, to: 55, loud: 0.5 }],
  },
  ricochet: { loudness: CLEAR, bursts: [{ length: 0.04, filter: 'highpass', hertz: 3000, loud: 0.4 }], tones: [{ at: 0.015, length: 0.4, from: 2600, to: 900, loud: 0.3 }] },
  spurs: { loudness: SOFT, tones: [0, 0.09, 0.24].flatMap((at) => struck(at, 0.12, [[4200, 0.3], [5730, 0.2], [7100, 0.1]])) },
  cork: { loudness: CLEAR, tones: [{ length: 0.08, from: 320, to: 800, loud: 0.7 }], bursts: [{ at: 0.05, length: 0.2, filter: 'highpass', hertz: 5200, loud: 0.06 }] },
  bell: { loudness: LOUD, tones: struck(0, 0.92, [[392, 0.5], [784, 0.28], [934, 0.18], [1180, 0.14], [1570, 0.08]]) },
  rattle: { loudness: CLEAR, bursts: Array.from({ length: 9 }, (_, i) => ({ at: i * 0.055 + (i % 3) * 0.008, length: 0.03, filter: 'bandpass', hertz: 1500 + (i % 3) * 500, q: 3, loud: 0.9 - i * 0.05 })) },
  fuse: { loudness: SOFT, bursts: rhythm([0, 0.12, 0.21, 0.34], { length: 0.16, filter: 'highpass', hertz: 4800, loud: 0.4 }) },
  whistle: { loudness: CLEAR, bursts: [{ length: 0.26, filter: 'bandpass', hertz: 2800, q: 4, loud: 0.5 }, { at: 0.28, length: 0.07, filter: 'lowpass', hertz: 900, loud: 1 }] },
  drums: { loudness: LOUD, tones: [0, 0.18, 0.36, 0.45, 0.54, 0.72].map((at) => ({ at, length: 0.2, from: 128, to: 66, loud: 0.9 })), bursts: rhythm([0, 0.18, 0.36, 0.45, 0.54, 0.72], { length: 0.02, filter: 'bandpass', hertz: 420, q: 1, loud: 0.5 }) },
  steam: { loudness: CLEAR, bursts: Array.from({ length: 4 }, (_, i) => ({ at: i * 0.16, length: 0.14, filter: 'bandpass', hertz: 900 - i * 60, q: 0.8, loud: 0.8 })) },
  terminus: { loudness: CLEAR, tones: [0, 0.3].flatMap((at) => struck(at, 0.6, [[523, 0.4], [1046, 0.2], [1570, 0.1], [2210, 0.06]])), bursts: [{ at: 0.3, length: 0.6, filter: 'highpass', hertz: 3200, loud: 0.1 }] },
  blast: {
    loudness: LOUD,
    bursts: [{ length: 0.8, filter: 'lowpass', hertz: 240, loud: 1 }, { length: 0.3, filter: 'lowpass', hertz: 900, loud: 0.5 }, { at: 0.06, length: 0.4, filter: 'bandpass', hertz: 1600, q: 0.6, loud: 0.12 }],
    tones: [{ length: 0.5, from: 90, to: 36, loud: 0.6 }],
  },
  note: { loudness: SOFT, bursts: [{ length: 0.02, filter: 'bandpass', hertz: 1500, q: 3, loud: 0.6 }], tones: [{ length: 0.09, from: 640, to: 600, loud: 0.25 }] },
};
