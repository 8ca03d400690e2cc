import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const started: number[] = [];
let contexts = 0;
let active: boolean;
const store = new Map<string, string>();

vi.mock('../../src/sounds/player', () => ({ bufferOf: async () => ({}), start: (_: unknown, __: unknown, volume: number) => started.push(volume) }));

/** The module as after loading the page. */
async function page(): Promise<typeof import('../../src/animation/sound')> {
  vi.resetModules();
  return import('../../src/animation/sound');
}

const settled = async (): Promise<void> => void (await vi.dynamicImportSettled());

beforeEach(() => {
  started.length = 0;
  contexts = 0;
  active = true;
  store.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, to: string) => void store.set(key, to) });
  vi.stubGlobal('navigator', { get userActivation() { return { hasBeenActive: active }; } });
  vi.stubGlobal('AudioContext', class { state = 'running'; constructor() { contexts += 1; } });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a sound', () => {
  it('is not played before the first tap: not even the audio is opened', async () => {
    active = false;
    (await page()).play('shot');
    await settled();
    expect([contexts, started]).toEqual([0, []]);
  });

  it('is as loud as the person wants, also after loading the page again', async () => {
    (await page()).setVolume(40);
    (await page()).play('shot');
    await settled();
    expect(started).toEqual([0.4]);
  });

  it('is not played when its kind is muted, the volume is 0 or all sound is off', async () => {
    const sound = await page();
    sound.mute('talk', true);
    sound.play('note', 'talk');
    sound.play('telegraph', 'turn');
    await settled();
    expect(started).toEqual([1]);
    const later = await page();
    expect([later.isMuted('talk'), later.isMuted('turn')]).toEqual([true, false]);
    later.setVolume(0);
    later.play('shot');
    later.setVolume(100);
    later.switchSound(false);
    later.play('shot');
    await settled();
    expect(started).toEqual([1]);
  });

  it('is heard once if several events ask for it at the same time', async () => {
    const sound = await page();
    sound.play('snap');
    sound.play('snap');
    await settled();
    expect(started).toEqual([1]);
  });

  it('takes a broken setting for full volume', async () => {
    store.set('posse.volume', 'loud');
    expect((await page()).soundVolume()).toBe(100);
  });
});
