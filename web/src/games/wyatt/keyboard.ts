// The table by keyboard: digits pick stacks or answer, plus and minus change how many, E goes on to the
// discard, arrows walk, Escape puts back.
import { arrowStep, moveFocus } from '../../controls/arrow-keys';
import type { Answer } from './telegram-parts';
import type { Play } from './selection.svelte';

const STOPS = ['[data-nav]', '.wwire .btn:not(:disabled)'];

/** True when the key meant something. */
export function pressKey(key: string, play: Play, buttons: Answer[]): boolean {
  const step = arrowStep(key);
  if (step) return moveFocus(step, ...STOPS);
  if (key === 'Escape') return escape(play);
  if (play.first !== null && (key === '+' || key === '-')) return done(() => play.change(key === '+' ? 1 : -1));
  const button = buttons.find((known) => known.key !== '' && known.key.toLowerCase() === key.toLowerCase());
  if (button) return button.disabled ? false : done(button.press);
  const place = Number(key) - 1;
  const stack = /^[1-9]$/.test(key) && play.first === null ? play.stacks[place] : undefined;
  return stack && play.choosing ? done(() => play.tap(stack)) : false;
}

function escape(play: Play): boolean {
  if (play.first !== null || play.target !== null || play.wanted !== null || play.refused !== null || play.shunned !== null) return done(() => play.putBack());
  return play.discarding ? done(() => play.discard(false)) : false;
}

function done(act: () => unknown): true {
  act();
  return true;
}
