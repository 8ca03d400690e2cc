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
  /** Where in the turn the one asked stands; null = not in a turn. */
  step: 'draw' | 'play' | 'discard' | null;
  /** Somebody else is being asked. */
  waiting: boolean;
  /** Cards to choose from lie open. */
  /** The pile lies open to be searched. */
  shelf: boolean;
}

export const NOTHING: Telegram = {
  ask: '', hint: '', buttons: [], stepper: null, mine: false, step: null, waiting: false, shelf: false,
};
