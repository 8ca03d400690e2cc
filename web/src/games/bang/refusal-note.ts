// The note that hangs on what I have tapped in vain.
import { t } from '../../text/translations.svelte';
import type { Refusal } from '../../help/RefusalNote.svelte';
import type { Choice } from '../../wire';
import { RULES } from './rule-citations';
import type { Play } from './selection.svelte';
import { whyNotCard, whyNotSeat } from './refusals';
import { whyNot } from './train/wording';
import type { BangScene } from './wording';

export interface Hanging {
  refusal: Refusal;
  /** What it hangs on. */
  at: string;
}

export function noteOf(scene: BangScene, choice: Choice | null, play: Play): Hanging | null {
  const { refused, shunned } = play;
  if (shunned) return { refusal: whyNotSeat(scene, shunned.card, shunned.seat), at: `[data-place="seat-${shunned.seat}"]` };
  if (refused === null || !choice) return null;
  return { refusal: ofCard(scene, choice, play, refused), at: `[data-card="${refused}"]` };
}

function ofCard(scene: BangScene, choice: Choice, play: Play, card: number): Refusal {
  if (play.train.includes(card)) return { title: whyNot(scene, card, play.moved), help: '', rule: RULES.car };
  if (play.moved) return { title: t('train-why-moved'), help: '', rule: RULES.moved };
  return whyNotCard(scene, choice, card);
}
