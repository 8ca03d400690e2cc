// The table by keyboard: digits choose, A raises an ability, M moves the train, P pays, E ends the turn, Escape lowers, arrows walk.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Button } from '../../table/Telegram.svelte';
import type { Selection } from './selection.svelte';

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
