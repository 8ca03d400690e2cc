// My question for a screen reader: with my hand.
import { t } from '../../text/translations.svelte';
import type { Choice } from '../../wire';
import { firstOf } from './catalog';
import { stacksOf } from './hand-stacks';
import { kindName, prompt, type WyattScene } from './wording';

export function spokenQuestion(scene: WyattScene, choice: Choice): string {
  const stacks = stacksOf(scene.catalog, scene.view.seats[scene.view.me ?? -1]?.hand ?? [], (kind) => firstOf(scene.catalog, kind));
  const cards = stacks.map(({ kind, cards: { length } }) => (length > 1 ? `${length} × ${kindName(kind)}` : kindName(kind))).join(', ');
  return cards ? `${prompt(scene, choice)} ${t('wyatt-spoken-hand', { cards })}` : prompt(scene, choice);
}
