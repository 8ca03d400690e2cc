// The table by keyboard: 1 to 5 choose dice, R rolls, S stops, A takes all dice, C shows chances; else digits answer.
import type { Play } from './play.svelte';
import type { Answer } from './telegram';

/** True when the key meant something. */
export function pressKey(key: string, play: Play, buttons: Answer[]): boolean {
  if (key === 'ArrowRight' || key === 'ArrowDown') return walk(1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return walk(-1);
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

/** Moves the focus among what can be chosen now: targets and dice first, then the buttons. */
function walk(by: 1 | -1): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-nav], .answers .btn:not(:disabled)')];
  if (stops.length === 0) return false;
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by > 0 ? 0 : stops.length - 1) : (here + by + stops.length) % stops.length;
  stops[next]?.focus();
  return true;
}
