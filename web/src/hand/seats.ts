// Where a player sits, in words.
import { othersOf } from '../table/seating';
import { t } from '../text/translations.svelte';

/** "left of you", "right of you"; nothing for those further away. */
export function sideOf(seat: number, count: number, me: number | null): string {
  const others = othersOf(count, me);
  if (me === null || others.length < 2) return '';
  if (others[0] === seat) return t('hand-left');
  return others.at(-1) === seat ? t('hand-right') : '';
}

/** All seats that may be a target, from my left to my right; I come last. */
export function roundFrom(count: number, me: number | null): number[] {
  return me === null ? [] : [...othersOf(count, me), me];
}
