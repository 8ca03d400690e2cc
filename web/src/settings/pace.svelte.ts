// How fast events are played in this browser. Unless a person chooses, the first match is calm and later ones are brisk.
import { PACES, type Pace } from '../playback/event-durations';
import { remember, remembered } from './storage';

const KEY = 'pace';
const FIRST = 'pace.first';

export class PaceSetting {
  private chosen = $state<Pace | null>(PACES.find((known) => known === remembered(KEY)) ?? null);
  private first = $state(remembered(FIRST) === null);

  get now(): Pace {
    return this.chosen ?? (this.first ? 'calm' : 'brisk');
  }

  set now(to: Pace) {
    this.chosen = to;
    remember(KEY, to);
  }

  /** A match begins. The first match of a browser is remembered. */
  begin(match: string): void {
    const first = remembered(FIRST) ?? match;
    remember(FIRST, first);
    this.first = first === match;
  }

  /** Switches to the next pace. */
  turn(): void {
    this.now = PACES[(PACES.indexOf(this.now) + 1) % PACES.length] as Pace;
  }
}

export const pace = new PaceSetting();
