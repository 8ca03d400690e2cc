// The note on what I have tapped but cannot choose.
import { t } from '../../text/translations.svelte';
import type { Refusal } from '../../help/RefusalNote.svelte';
import type { Choice } from '../../wire';
import { ruleBehind } from '../../rules/cited';
import type { Selection } from './selection.svelte';
import { whyNotCard, whyNotSeat } from './refusals';
import { whyNot } from './train/wording';
import type { BangScene } from './wording';

export interface Hanging {
  refusal: Refusal;
  /** The selector of the element it belongs to. */
  at: string;
}

export function noteOf(scene: BangScene, choice: Choice | null, selection: Selection): Hanging | null {
  const { refused, shunned } = selection;
  if (shunned) return { refusal: whyNotSeat(scene, shunned.card, shunned.seat), at: `[data-place="seat-${shunned.seat}"]` };
  if (refused === null || !choice) return null;
  return { refusal: ofCard(scene, choice, selection, refused), at: `[data-card="${refused}"]` };
}

function ofCard(scene: BangScene, choice: Choice, selection: Selection, card: number): Refusal {
  if (selection.train.includes(card)) return { title: whyNot(scene, card, selection.moved), help: '', rule: ruleBehind(scene.catalog, 'car') };
  if (selection.moved) return { title: t('train-why-moved'), help: '', rule: ruleBehind(scene.catalog, 'moved') };
  return whyNotCard(scene, choice, card);
}
