// Measures every sound: length, highest level, loudness; and draws what frequencies it has over time.
import { deflateSync, crc32 } from 'node:zlib';
import { SCORES } from '../src/sounds/scores';
import { loudnessOf, peakOf, RATE, render } from '../src/sounds/synth';

const COLUMNS = 4;
/** Samples of a window, and between two windows. */
const WINDOW = 1024;
const HOP = RATE / 100;
/** A panel: a second wide, ten octaves of rows high. */
const WIDE = 100;
const HIGH = 80;
const SCALE = 2;
const GAP = 6;
const [LOWEST, HIGHEST] = [40, 16_000];
/** Levels below this are white. */
const FLOOR = -75;

const decibels = (x: number): number => 20 * Math.log10(Math.max(x, 1e-9));

export function table(): string {
  const rows = Object.entries(SCORES).map(([name, score]) => {
    const samples = render(score);
    return `| ${name} | ${(samples.length / RATE).toFixed(2)} | ${decibels(peakOf(samples)).toFixed(1)} | ${loudnessOf(samples).toFixed(1)} | ${score.loudness} |`;
  });
  return ['| sound | seconds | highest level (dBFS) | loudness (LUFS) | wanted |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** The level of one frequency in one window (Goertzel). */
function level(samples: Float32Array, from: number, hertz: number): number {
  const turn = (2 * Math.PI * hertz) / RATE;
  let [re, im] = [0, 0];
  for (let i = 0; i < WINDOW; i++) {
    const x = (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW));
    re += x * Math.cos(turn * i);
    im += x * Math.sin(turn * i);
  }
  return decibels((4 * Math.hypot(re, im)) / WINDOW);
}

/** The picture of all sounds in the order of the table, four in a row: time to the right, frequency upwards. */
export function picture(): Buffer {
  const scores = Object.values(SCORES);
  const [panelWide, panelHigh] = [WIDE * SCALE + GAP, HIGH * SCALE + GAP];
  const [width, height] = [COLUMNS * panelWide, Math.ceil(scores.length / COLUMNS) * panelHigh];
  const pixels = new Uint8Array(width * height).fill(200);
  scores.forEach((score, n) => {
    const samples = render(score);
    const [left, top] = [(n % COLUMNS) * panelWide, Math.floor(n / COLUMNS) * panelHigh];
    for (let x = 0; x < WIDE; x++) {
      for (let y = 0; y < HIGH; y++) {
        const hertz = LOWEST * (HIGHEST / LOWEST) ** ((HIGH - 1 - y) / (HIGH - 1));
        const ink = Math.max(0, Math.min(1, (level(samples, x * HOP, hertz) - FLOOR) / -FLOOR));
        for (let i = 0; i < SCALE * SCALE; i++) pixels[(top + y * SCALE + Math.floor(i / SCALE)) * width + left + x * SCALE + (i % SCALE)] = 255 - Math.round(255 * ink);
      }
    }
  });
  return png(pixels, width, height);
}

/** A grey PNG. */
function png(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
