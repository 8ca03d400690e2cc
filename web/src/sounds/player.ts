// Plays computed sounds. They are computed in a worker, so that the table never waits for them, and kept.
import type { Sound } from '../animation/sound';
import type { Rendered } from './render.worker';
import { RATE } from './synth';

let worker: Worker | null = null;
const waiting = new Map<Sound, (samples: Float32Array<ArrayBuffer>) => void>();
const kept = new Map<Sound, Promise<AudioBuffer>>();
const outputs = new WeakMap<BaseAudioContext, AudioNode>();

function computed(sound: Sound): Promise<Float32Array<ArrayBuffer>> {
  if (!worker) {
    worker = new Worker(new URL('./render.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Rendered>) => {
      waiting.get(data.sound)?.(data.samples);
      waiting.delete(data.sound);
    };
  }
  worker.postMessage(sound);
  return new Promise((done) => waiting.set(sound, done));
}

async function made(ctx: BaseAudioContext, sound: Sound): Promise<AudioBuffer> {
  const samples = await computed(sound);
  const buffer = ctx.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

export function bufferOf(ctx: BaseAudioContext, sound: Sound): Promise<AudioBuffer> {
  const found = kept.get(sound) ?? made(ctx, sound);
  kept.set(sound, found);
  return found;
}

/** Several sounds at once must not clip either: a limiter stands before the loudspeaker. */
function output(ctx: BaseAudioContext): AudioNode {
  const found = outputs.get(ctx);
  if (found) return found;
  const limiter = ctx.createDynamicsCompressor();
  limiter.threshold.value = -4;
  limiter.knee.value = 2;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.08;
  limiter.connect(ctx.destination);
  outputs.set(ctx, limiter);
  return limiter;
}

/** `volume` from 0 to 1; people hear its square as even steps. */
export function start(ctx: BaseAudioContext, buffer: AudioBuffer, volume: number): void {
  const [source, gain] = [ctx.createBufferSource(), ctx.createGain()];
  source.buffer = buffer;
  gain.gain.value = volume ** 2;
  source.connect(gain).connect(output(ctx));
  source.start();
}
