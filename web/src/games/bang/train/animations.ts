// Animations and sounds of the train.
import { mount, unmount } from 'svelte';
import { begin, type EventAnimation } from '../../../animation/perform';
import type { Sound } from '../../../animation/sound';
import type { GameEvent } from '../../../wire';
import type { BangScene } from '../wording';
import { cardOf } from '../catalog';
import Arrival from './Arrival.svelte';
import { playbackRailway } from './playback-view.svelte';

const ROLL = 420;
const ARRIVAL = 420;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** The locomotive's own movement: it rolls on, it arrives. */
export function trainAnimation(scene: BangScene, event: GameEvent): EventAnimation['act'] {
  if (event.verb === 'roll') {
    return async (stage) => {
      if (Number.isFinite(stage.haste)) void begin(stage, { kind: 'steam', at: 'engine' });
      playbackRailway.at = event.x ?? 0;
      await pause(ROLL / stage.haste);
    };
  }
  if (event.verb !== 'terminus') return undefined;
  return async ({ layer, haste, hold }) => {
    const drawn = mount(Arrival, { target: layer, props: { engine: cardOf(scene.catalog, event.card)?.kind ?? '' } });
    await pause(ARRIVAL / haste);
    // The sheet stays as long as the sentence.
    void pause(hold).then(() => unmount(drawn));
  };
}

const SOUNDS: Record<string, Sound> = { roll: 'steam', terminus: 'terminus' };

export function trainSound(event: GameEvent): Sound | null {
  return SOUNDS[event.verb] ?? null;
}
