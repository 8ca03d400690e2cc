// The table by keyboard: digits choose, A raises an ability, M moves the train, P pays, E ends the turn, Escape lowers, arrows walk.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Button } from '../../table/Telegram.svelte';
import type { Play } from './selection.svelte';

/** Typing in a field, a sheet lying on top, or a browser shortcut: not for us. */
export function keyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
}

/** Whether a click went through such an element, even one that the click itself has removed. */
export function hit(event: MouseEvent, selector: string): boolean {
  return event.composedPath().some((step) => step instanceof Element && step.matches(selector));
}

/** True when the key meant something. */
export function pressKey(key: string, play: Play, buttons: Button[]): boolean {
  if (key === 'Escape' && (play.raised !== null || play.moved)) return done(() => play.cancel());
  const step = arrowStep(key);
  if (step) return moveFocus(step, '[data-nav="target"]', '[data-nav="card"]', '.wire .btn:not(:disabled)');
  const button = buttons.find((known) => known.key.toLowerCase() === key.toLowerCase());
  if (button) return done(button.press);
  const card = (play.raised === null || play.bill) && /^[1-9]$/.test(key) ? play.keyed[Number(key) - 1] : undefined;
  return card !== undefined ? done(() => play.tap(card)) : false;
}

function done(act: () => void): true {
  act();
  return true;
}
