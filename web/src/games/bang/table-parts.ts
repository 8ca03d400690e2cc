// What each form of the table is made of.
import type { Choice, GameEvent } from '../../wire';
import type { RoleGuesses } from '../sheriff/role-guesses.svelte';
import type { Selection } from './selection.svelte';
import type { Telegram } from './telegram';
import type { BangScene } from './wording';

export interface Parts {
  scene: BangScene;
  selection: Selection;
  pencil: RoleGuesses | null;
  wire: Telegram;
  choice: Choice | null;
  clock: number;
  events: GameEvent[];
  open: (seat: number) => void;
  /** It is a replay, whose controls take some of the height. */
  replay: boolean;
  /** Opens the timetable of the train. */
  timetable: () => void;
}
