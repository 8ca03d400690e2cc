// The table by keyboard: digits pick stacks or answer, plus and minus change how many, E goes on to the
// discard, arrows walk, Escape puts back.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Answer } from './telegram-parts';
import type { Selection } from './selection.svelte';

const STOPS = ['[data-nav]', '.wwire .btn:not(:disabled)'];

/** Handles a key. Returns true if it had a meaning. */
export function pressKey(key: string, selection: Selection, buttons: Answer[]): boolean {
  const step = arrowStep(key);
  if (step) return moveFocus(step, ...STOPS);
  if (key === 'Escape') return escape(selection);
  if (selection.first !== null && (key === '+' || key === '-')) return done(() => selection.change(key === '+' ? 1 : -1));
  const button = buttons.find((known) => known.key !== '' && known.key.toLowerCase() === key.toLowerCase());
  if (button) return button.disabled ? false : done(button.press);
  const place = Number(key) - 1;
  const stack = /^[1-9]$/.test(key) && selection.first === null ? selection.stacks[place] : undefined;
  return stack && selection.choosing ? done(() => selection.tap(stack)) : false;
}

function escape(selection: Selection): boolean {
  if (selection.first !== null || selection.target !== null || selection.wanted !== null || selection.refused !== null || selection.shunned !== null) return done(() => selection.putBack());
  return selection.discarding ? done(() => selection.discard(false)) : false;
}

function done(act: () => unknown): true {
  act();
  return true;
}
