// What the telegram is made of.
import type { Button } from '../../table/Telegram.svelte';

export interface Answer extends Button {
  /** The card it is about; null = a back. */
  picture?: number | null;
}

export interface Stepper {
  n: number;
  of: number;
  less: boolean;
  more: boolean;
}

export interface Telegram {
  ask: string;
  hint: string;
  buttons: Answer[];
  stepper: Stepper | null;
  mine: boolean;
  /** The step of the turn of the player who is asked; null = not in a turn. */
  step: 'draw' | 'play' | 'discard' | null;
  /** Another player is asked. */
  waiting: boolean;
  /** Cards to choose from lie open. */
  /** The pile lies open to be searched. */
  shelf: boolean;
}

export const NOTHING: Telegram = {
  ask: '', hint: '', buttons: [], stepper: null, mine: false, step: null, waiting: false, shelf: false,
};
