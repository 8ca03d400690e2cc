// The table by keyboard: 1 to 5 choose dice, R rolls, S stops, A takes all dice, C shows chances; else digits answer.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Selection } from './selection.svelte';
import type { Answer } from './telegram';

/** Handles a key. Returns true if it had a meaning. */
export function pressKey(key: string, selection: Selection, buttons: Answer[]): boolean {
  const step = arrowStep(key);
  if (step) return moveFocus(step, '[data-nav]', '.answers .btn:not(:disabled)');
  if (selection.rolling && /^[1-5]$/.test(key)) return done(() => selection.tap(Number(key)));
  if (selection.rolling && key.toLowerCase() === 'a') return done(() => selection.tapAll());
  if (selection.rolling && key.toLowerCase() === 'c') return done(() => (selection.counting = !selection.counting));
  if (key === 'Escape' && selection.chosen) return done(() => selection.cancel());
  const button = buttons.find((known) => known.key.toLowerCase() === key.toLowerCase());
  return button && !button.disabled ? done(button.press) : false;
}

function done(act: () => unknown): true {
  act();
  return true;
}
