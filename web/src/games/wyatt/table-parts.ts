// What both forms of the table are made of.
import type { Choice, GameEvent } from '../../wire';
import type { Telegram } from './telegram-parts';
import type { Selection } from './selection.svelte';
import type { Preview } from './lay-preview';
import type { WyattScene } from './wording';

export interface Parts {
  scene: WyattScene;
  selection: Selection;
  /** What my selection would change. */
  preview: Preview | null;
  wire: Telegram;
  choice: Choice | null;
  clock: number;
  events: GameEvent[];
}
