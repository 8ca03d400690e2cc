// My question for a screen reader: with my life and my hand, or the cards I choose from.
import { withOneEndMark } from '../../text/end-marks';
import { t } from '../../text/translations.svelte';
import type { Choice } from '../../wire';
import { isPick } from './options';
import { isHit } from './incoming-hit';
import { hitAsk } from './incoming-hit-text';
import { cardName, prompt, type BangScene } from './wording';

export function spokenQuestion(scene: BangScene, choice: Choice): string {
  const ask = isHit(choice) ? hitAsk(scene, choice) : prompt(scene, choice);
  const me = scene.view.seats[scene.view.me ?? -1];
  const named = (cards: (number | null | undefined)[]): string => cards.map((card) => cardName(scene.catalog, card ?? -1)).join(', ');
  if (isPick(choice)) return withOneEndMark(`${ask} ${named((choice.options ?? []).map(({ card }) => card))}.`);
  return me ? `${ask} ${t('bang-spoken-hand', { life: me.life, n: me.hand.length, cards: named(me.hand) })}` : ask;
}
