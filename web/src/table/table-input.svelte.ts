// What every table does with keys, with taps beside it, and when another question comes.
import { untrack } from 'svelte';
import { hit, keyTaken } from '../controls/keyboard';
import type { Choice } from '../wire';

interface Shown {
  busy: boolean;
  /** Goes on to the next event. */
  skip: () => void;
}

/** Where a tap is not meant for the empty table. */
const TAKEN = 'button, a, dialog, .wire, .gazette';

/** The handlers of the window. `press` returns whether a key had a meaning; `lower` lowers what is raised. */
export function tableInput(shown: () => Shown, press: (key: string) => boolean, lower: () => void = () => undefined): { onkeydown: (event: KeyboardEvent) => void; onclick: (event: MouseEvent) => void } {
  return {
    onkeydown(event) {
      if (keyTaken(event)) return;
      if (event.key === 'Escape' && shown().busy) shown().skip();
      if (press(event.key)) event.preventDefault();
    },
    /** A tap on the empty table skips the events that are played, and lowers what is raised. */
    onclick(event) {
      if (hit(event, TAKEN)) return;
      if (shown().busy) shown().skip();
      lower();
    },
  };
}

/** Calls `act` for each question: what was raised for the old one is lowered. */
export function onEachQuestion(choice: () => Choice | null, act: () => void): void {
  const number = $derived(choice()?.number ?? -1);
  $effect(() => {
    void number;
    untrack(act);
  });
}
