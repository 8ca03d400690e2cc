// Sounds made in the browser: bursts of filtered noise and a few plain tones.
import { remember, remembered } from '../settings/storage';

export type Sound = 'snap' | 'rustle' | 'telegraph' | 'shot' | 'ricochet' | 'spurs' | 'cork' | 'bell' | 'blast'
  | 'rattle' | 'fuse' | 'whistle' | 'drums' | 'steam' | 'terminus';

let context: AudioContext | null = null;
let on = remembered('sound') !== 'off';

export function soundOn(): boolean {
  return on;
}

export function switchSound(to: boolean): void {
  on = to;
  remember('sound', to ? 'on' : 'off');
}

interface Burst {
  at?: number;
  length: number;
  filter: BiquadFilterType;
  hertz: number;
  q?: number;
  loud: number;
}

function audio(): AudioContext | null {
  // Browsers allow sound only after the first touch of the page.
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noise(ctx: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  return source;
}

function fade(ctx: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(ctx.destination);
  return gain;
}

function burst(ctx: AudioContext, { at = 0, length, filter, hertz, q = 1, loud }: Burst): void {
  const start = ctx.currentTime + at;
  const shape = ctx.createBiquadFilter();
  shape.type = filter;
  shape.frequency.value = hertz;
  shape.Q.value = q;
  const source = noise(ctx, length);
  source.connect(shape).connect(fade(ctx, start, length, loud));
  source.start(start);
}

function tone(ctx: AudioContext, at: number, length: number, from: number, to: number, loud: number): void {
  const start = ctx.currentTime + at;
  const wave = ctx.createOscillator();
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + length);
  wave.connect(fade(ctx, start, length, loud));
  wave.start(start);
  wave.stop(start + length);
}

const SCORE: Record<Sound, (ctx: AudioContext) => void> = {
  snap: (ctx) => burst(ctx, { length: 0.05, filter: 'highpass', hertz: 2400, loud: 0.12 }),
  rustle: (ctx) => burst(ctx, { length: 0.16, filter: 'bandpass', hertz: 4200, q: 0.7, loud: 0.06 }),
  telegraph(ctx) {
    for (const at of [0, 0.13]) burst(ctx, { at, length: 0.035, filter: 'bandpass', hertz: 1900, q: 6, loud: 0.5 });
  },
  shot(ctx) {
    burst(ctx, { length: 0.34, filter: 'lowpass', hertz: 620, loud: 0.55 });
    burst(ctx, { length: 0.05, filter: 'highpass', hertz: 1800, loud: 0.2 });
  },
  ricochet(ctx) {
    burst(ctx, { length: 0.05, filter: 'highpass', hertz: 3000, loud: 0.12 });
    tone(ctx, 0.02, 0.42, 2600, 900, 0.05);
  },
  spurs(ctx) {
    for (const at of [0, 0.09, 0.24]) tone(ctx, at, 0.12, 5200, 5000, 0.03);
  },
  cork(ctx) {
    tone(ctx, 0, 0.09, 320, 760, 0.22);
    burst(ctx, { at: 0.05, length: 0.2, filter: 'highpass', hertz: 5200, loud: 0.025 });
  },
  bell(ctx) {
    for (const [hertz, loud] of [[392, 0.14], [784, 0.07], [1092, 0.04]] as const) tone(ctx, 0, 0.95, hertz, hertz * 0.995, loud);
  },
  rattle(ctx) {
    for (let i = 0; i < 9; i++) burst(ctx, { at: i * 0.055, length: 0.03, filter: 'bandpass', hertz: 1500 + (i % 3) * 500, q: 3, loud: 0.28 });
  },
  fuse: (ctx) => burst(ctx, { length: 0.5, filter: 'highpass', hertz: 4800, loud: 0.05 }),
  whistle(ctx) {
    burst(ctx, { length: 0.26, filter: 'bandpass', hertz: 2800, q: 4, loud: 0.1 });
    burst(ctx, { at: 0.3, length: 0.06, filter: 'lowpass', hertz: 900, loud: 0.3 });
  },
  drums(ctx) {
    for (const at of [0, 0.18, 0.36, 0.45, 0.54, 0.72]) tone(ctx, at, 0.2, 118, 62, 0.45);
  },
  steam(ctx) {
    for (let i = 0; i < 4; i++) burst(ctx, { at: i * 0.14, length: 0.12, filter: 'bandpass', hertz: 900 - i * 60, q: 0.8, loud: 0.16 });
  },
  terminus(ctx) {
    for (const at of [0, 0.34]) for (const [hertz, loud] of [[523, 0.13], [1046, 0.06], [1570, 0.03]] as const) tone(ctx, at, 0.6, hertz, hertz * 0.995, loud);
    burst(ctx, { at: 0.3, length: 0.65, filter: 'highpass', hertz: 3200, loud: 0.07 });
  },
  blast(ctx) {
    burst(ctx, { length: 0.8, filter: 'lowpass', hertz: 240, loud: 0.9 });
    burst(ctx, { length: 0.3, filter: 'lowpass', hertz: 900, loud: 0.35 });
  },
};

export function play(sound: Sound): void {
  const ctx = on ? audio() : null;
  if (ctx) SCORE[sound](ctx);
}
