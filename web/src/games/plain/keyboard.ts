// The table by keyboard: arrows walk through everything that can be chosen, digits answer, Escape puts a card back.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Button } from '../../table/Telegram.svelte';
import type { Selection } from './selection.svelte';

/** Handles a key. Returns true if it had a meaning. */
export function pressKey(key: string, selection: Selection, buttons: Button[]): boolean {
  const step = arrowStep(key);
  if (step) return moveFocus(step, '[data-nav]', '.wire .btn:not(:disabled)');
  if (key === 'Escape' && selection.chosen) {
    selection.cancel();
    return true;
  }
  const button = buttons.find((known) => known.key !== '' && known.key === key);
  button?.press();
  return button !== undefined;
}
