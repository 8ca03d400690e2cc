// When a sound is heard: after the first tap, unless it is switched off. What it sounds like is computed beside the page (sounds/).
import { remember, remembered } from '../settings/storage';

export type Sound = 'snap' | 'rustle' | 'telegraph' | 'shot' | 'ricochet' | 'spurs' | 'cork' | 'bell' | 'blast'
  | 'rattle' | 'fuse' | 'whistle' | 'drums' | 'steam' | 'terminus' | 'note';

/** What a sound is about; each can be muted. */
export const SOUND_KINDS = ['table', 'talk', 'turn'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** A sound that would come later than this is left out, in milliseconds. */
const LATE = 250;
/** The same sound again within this time is no second sound, in milliseconds. */
const DOUBLE = 60;
const FULL = 100;

const played = new Map<Sound, number>();
let context: AudioContext | null = null;
let on = remembered('sound') !== 'off';
let volume = loaded(remembered('volume'));
const muted = new Set((remembered('muted') ?? '').split(' ').filter(Boolean));

function loaded(text: string | null): number {
  const found = Number(text ?? FULL);
  return Number.isFinite(found) ? Math.min(FULL, Math.max(0, found)) : FULL;
}

export function soundOn(): boolean {
  return on;
}

export function switchSound(to: boolean): void {
  on = to;
  remember('sound', to ? 'on' : 'off');
}

/** From 0 to 100. */
export function soundVolume(): number {
  return volume;
}

export function setVolume(to: number): void {
  volume = loaded(String(to));
  remember('volume', String(volume));
}

export function isMuted(kind: SoundKind): boolean {
  return muted.has(kind);
}

export function mute(kind: SoundKind, to: boolean): void {
  if (to) muted.add(kind);
  else muted.delete(kind);
  remember('muted', [...muted].join(' '));
}

/** Browsers allow sound only after the first touch of the page. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function play(sound: Sound, kind: SoundKind = 'table'): void {
  if (!on || volume === 0 || isMuted(kind)) return;
  const ctx = audio();
  if (!ctx) return;
  const wanted = performance.now();
  if (wanted - (played.get(sound) ?? -DOUBLE) < DOUBLE) return;
  played.set(sound, wanted);
  void import('../sounds/player').then(async ({ bufferOf, start }) => {
    const buffer = await bufferOf(ctx, sound);
    if (performance.now() - wanted < LATE) start(ctx, buffer, volume / FULL);
  }).catch(() => undefined);
}
