// The table by keyboard: digits choose, E ends the turn, Escape lowers, arrows walk.
import type { Button } from '../../ui/Wire.svelte';
import type { Play } from './play.svelte';

/** Typing in a field, a sheet lying on top, or a browser shortcut: not for us. */
export function keyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
}

/** True when the key meant something. */
export function pressKey(key: string, play: Play, buttons: Button[]): boolean {
  if (key === 'Escape' && play.raised !== null) return done(() => play.cancel());
  if (key === 'ArrowRight' || key === 'ArrowDown') return walk(1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return walk(-1);
  const button = buttons.find((known) => known.key.toLowerCase() === key.toLowerCase());
  if (button) return done(button.press);
  const card = /^[1-9]$/.test(key) ? play.keyed[Number(key) - 1] : undefined;
  return card !== undefined && play.raised === null ? done(() => play.tap(card)) : false;
}

function done(act: () => void): true {
  act();
  return true;
}

/** Moves the focus among what can be chosen now: targets and cards first, then the buttons. */
function walk(by: 1 | -1): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-nav], .wire .btn:not(:disabled)')];
  if (stops.length === 0) return false;
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by > 0 ? 0 : stops.length - 1) : (here + by + stops.length) % stops.length;
  stops[next]?.focus();
  return true;
}
