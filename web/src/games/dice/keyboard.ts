// The table by keyboard: 1 to 5 choose dice, R rolls, S stops, A takes all dice, C shows chances; else digits answer.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Play } from './selection.svelte';
import type { Answer } from './telegram';

/** True when the key meant something. */
export function pressKey(key: string, play: Play, buttons: Answer[]): boolean {
  const step = arrowStep(key);
  if (step) return moveFocus(step, '[data-nav]', '.answers .btn:not(:disabled)');
  if (play.rolling && /^[1-5]$/.test(key)) return done(() => play.tap(Number(key)));
  if (play.rolling && key.toLowerCase() === 'a') return done(() => play.tapAll());
  if (play.rolling && key.toLowerCase() === 'c') return done(() => (play.counting = !play.counting));
  if (key === 'Escape' && play.chosen) return done(() => play.cancel());
  const button = buttons.find((known) => known.key.toLowerCase() === key.toLowerCase());
  return button && !button.disabled ? done(button.press) : false;
}

function done(act: () => unknown): true {
  act();
  return true;
}
