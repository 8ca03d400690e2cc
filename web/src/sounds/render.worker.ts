// Computes sounds beside the page.
import type { Sound } from '../animation/sound';
import { SCORES } from './scores';
import { render } from './synth';

export interface Rendered {
  sound: Sound;
  samples: Float32Array<ArrayBuffer>;
}

addEventListener('message', ({ data }: MessageEvent<Sound>) => {
  const told: Rendered = { sound: data, samples: new Float32Array(render(SCORES[data])) };
  postMessage(told);
});
