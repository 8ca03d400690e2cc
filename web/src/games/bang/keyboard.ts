// The table by keyboard: digits choose, A raises an ability, M moves the train, P pays, E ends the turn, Escape lowers, arrows walk.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Button } from '../../table/Telegram.svelte';
import type { Selection } from './selection.svelte';

/** True if the key is not for the table: typing in a field, an open sheet, or a browser shortcut. */
export function keyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
}

/** Whether a click hit such an element, even one that the click has removed. */
export function hit(event: MouseEvent, selector: string): boolean {
  return event.composedPath().some((step) => step instanceof Element && step.matches(selector));
}

/** Handles a key. Returns true if it had a meaning. */
export function pressKey(key: string, selection: Selection, buttons: Button[]): boolean {
  if (key === 'Escape' && (selection.raised !== null || selection.moved)) return done(() => selection.cancel());
  const step = arrowStep(key);
  if (step) return moveFocus(step, '[data-nav="target"]', '[data-nav="card"]', '.wire .btn:not(:disabled)');
  const button = buttons.find((known) => known.key.toLowerCase() === key.toLowerCase());
  if (button) return done(button.press);
  const card = (selection.raised === null || selection.bill) && /^[1-9]$/.test(key) ? selection.keyed[Number(key) - 1] : undefined;
  return card !== undefined ? done(() => selection.tap(card)) : false;
}

function done(act: () => void): true {
  act();
  return true;
}
