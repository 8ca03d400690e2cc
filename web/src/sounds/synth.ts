// Sounds are computed: bursts of filtered noise and plain tones, in the same small dry room, matched in loudness. The same sound is the same
// numbers everywhere, so a command measures what people hear. Pure functions.

/** Samples a second. */
export const RATE = 48_000;
/** No sound is louder than this: one decibel below the largest number. */
export const PEAK = 10 ** (-1 / 20);

export interface Burst {
  at?: number;
  length: number;
  filter: 'lowpass' | 'highpass' | 'bandpass';
  hertz: number;
  q?: number;
  loud: number;
}

export interface Tone {
  at?: number;
  length: number;
  /** From this frequency to the other one. */
  from: number;
  to?: number;
  loud: number;
}

export interface Score {
  bursts?: Burst[];
  tones?: Tone[];
  /** How loud it is, in LUFS over its loudest tenth of a second. */
  loudness: number;
}

interface Biquad {
  b: [number, number, number];
  a: [number, number];
}

/** The end of a decay, as a share of its beginning. */
const SILENCE = 0.0003;
/** Seconds of the fades at both ends, so that nothing clicks. */
const ATTACK = 0.0015;
const RELEASE = 0.012;
/** The walls of the room: seconds until the sound comes back, and how loud. */
const WALLS = [[0.0047, 0.2], [0.0083, 0.15], [0.0131, 0.11], [0.0197, 0.07]] as const;
/** How much of the treble the walls swallow. */
const DAMPING = 0.55;
/** Seconds after the last part until the room is silent. */
const TAIL = 0.04;
/** Frequencies below this are left out. */
const RUMBLE = 38;
/** The window over which loudness is measured, in seconds. */
const WINDOW = 0.1;

/** Noise that is the same each time. */
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function filterOf({ filter, hertz, q = 1 }: Burst): Biquad {
  const w = (2 * Math.PI * hertz) / RATE;
  const [sin, cos] = [Math.sin(w), Math.cos(w)];
  const alpha = sin / (2 * q);
  const a0 = 1 + alpha;
  const side = filter === 'lowpass' ? (1 - cos) / 2 : filter === 'highpass' ? (1 + cos) / 2 : alpha;
  const b: Biquad['b'] = filter === 'bandpass' ? [side, 0, -side] : [side, filter === 'lowpass' ? 2 * side : -2 * side, side];
  return { b: [b[0] / a0, b[1] / a0, b[2] / a0], a: [(-2 * cos) / a0, (1 - alpha) / a0] };
}

/** A filter that is fed one sample after another. */
function runner({ b, a }: Biquad): (x: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** A quick beginning, then a decay to silence. */
function envelope(time: number, length: number): number {
  return Math.min(1, time / ATTACK) * SILENCE ** (time / length);
}

function mix(into: Float32Array, at: number, length: number, loud: number, wave: (time: number) => number): void {
  const start = Math.round(at * RATE);
  for (let i = 0; i < Math.round(length * RATE); i++) {
    into[start + i]! += wave(i / RATE) * envelope(i / RATE, length) * loud;
  }
}

function addBurst(into: Float32Array, burst: Burst, seed: number): void {
  const [hiss, shape] = [noise(seed), runner(filterOf(burst))];
  mix(into, burst.at ?? 0, burst.length, burst.loud, () => shape(hiss()));
}

function addTone(into: Float32Array, { at = 0, length, from, to = from, loud }: Tone): void {
  let phase = 0;
  mix(into, at, length, loud, (time) => {
    phase += (2 * Math.PI * from * (to / from) ** (time / length)) / RATE;
    return Math.sin(phase);
  });
}

/** The first echoes of a small room; nothing rings. */
function inRoom(dry: Float32Array): Float32Array {
  const wet = Float32Array.from(dry);
  for (const [after, loud] of WALLS) {
    const delay = Math.round(after * RATE);
    let damped = 0;
    for (let i = delay; i < wet.length; i++) {
      damped += (1 - DAMPING) * (dry[i - delay]! - damped);
      wet[i]! += damped * loud;
    }
  }
  return wet;
}

// The two filters of ITU-R BS.1770 at 48 kHz: how loud people hear a frequency.
const SHELF: Biquad = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] };
const HIGHPASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

/** The loudest tenth of a second, in LUFS. */
export function loudnessOf(samples: Float32Array): number {
  const [shelf, highpass] = [runner(SHELF), runner(HIGHPASS)];
  const window = Math.round(WINDOW * RATE);
  const squares = Float64Array.from(samples, (x) => highpass(shelf(x)) ** 2);
  let [sum, most] = [0, 0];
  squares.forEach((square, i) => {
    sum += square - (i < window ? 0 : squares[i - window]!);
    most = Math.max(most, sum);
  });
  return -0.691 + 10 * Math.log10(Math.max(most / window, 1e-12));
}

export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
}

/** Bends the tips of the wave down to the peak, and leaves the rest as it is. */
function limited(samples: Float32Array): Float32Array {
  const knee = PEAK * 0.6;
  return samples.map((x) => {
    const size = Math.abs(x);
    return size <= knee ? x : Math.sign(x) * (knee + (PEAK - knee) * Math.tanh((size - knee) / (PEAK - knee)));
  });
}

function faded(samples: Float32Array): Float32Array {
  const release = Math.round(RELEASE * RATE);
  return samples.map((x, i) => x * Math.min(1, (samples.length - 1 - i) / release));
}

/** Without the part that no loudspeaker can play: it would only push the cone. */
function centred(samples: Float32Array): Float32Array {
  const highpass = runner(filterOf({ filter: 'highpass', hertz: RUMBLE, q: 0.7, length: 0, loud: 0 }));
  return samples.map((x) => highpass(x));
}

function secondsOf({ bursts = [], tones = [] }: Score): number {
  return Math.max(...[...bursts, ...tones].map(({ at = 0, length }) => at + length)) + TAIL;
}

/** The samples of a sound, as loud as its score says. */
export function render(score: Score): Float32Array {
  const dry = new Float32Array(Math.ceil(secondsOf(score) * RATE));
  (score.bursts ?? []).forEach((burst, i) => addBurst(dry, burst, 1 + i * 7919));
  for (const tone of score.tones ?? []) addTone(dry, tone);
  let samples = faded(centred(inRoom(dry)));
  // Bending the tips makes a sound a little softer, so it is matched twice.
  for (let i = 0; i < 2; i++) {
    const gain = 10 ** ((score.loudness - loudnessOf(samples)) / 20);
    samples = limited(samples.map((x) => x * gain));
  }
  return samples;
}
