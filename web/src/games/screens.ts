// What each game brings for the big screen. It is fetched only there.
import type { Component } from 'svelte';
import type { IconName } from '../controls/icon-names';
import type { PlayingNow } from '../playback/playback.svelte';
import type { Choice, GameEvent } from '../wire';
import type { Scene } from './game';

export interface BoardProps {
  /** The id of the game. */
  game: string;
  scene: Scene;
  choice: Choice | null;
  now: PlayingNow | null;
  /** What has happened so far. */
  events: GameEvent[];
  /** The seats of people who have just sat down. */
  fresh: ReadonlySet<number>;
}

export interface ScreenGame {
  /** Everything above the sentence: the seats and the middle of the table. */
  Board: Component<BoardProps>;
  /** The picture of a player. */
  portrait(scene: Scene, seat: number): IconName;
  /** What became of a player, in a few words; empty where the score says it. */
  fate(scene: Scene, events: GameEvent[], seat: number): string;
}

const LOADERS: Record<string, () => Promise<ScreenGame>> = {
  bang: async () => (await import('./bang/screen')).screen,
  dice: async () => (await import('./dice/screen')).screen,
  wyatt: async () => (await import('./wyatt/screen')).screen,
};

export async function loadScreen(id: string): Promise<ScreenGame> {
  const own = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  return own ? own() : (await import('./plain/screen')).screenOf(id);
}
