// My question and my dice for a screen reader. The dice were named when they fell, unless the page was opened after that.
import { t } from '../../text/translations.svelte';
import type { Choice } from '../../wire';
import { isFace } from './faces';
import { prompt, type DiceScene } from './wording';

export function spokenQuestion(scene: DiceScene, choice: Choice): string {
  return prompt(scene, choice);
}

/** Which throw of how many it is. */
export function rollsOf({ view }: DiceScene): string {
  return view.rolls > 0 && view.rolls_max > 0 ? t('dice-rolls', { n: view.rolls, of: view.rolls_max }) : '';
}

/** What my five dice show, once all of them lie. */
export function lying(scene: DiceScene): string {
  const { turn, me, dice } = scene.view;
  if (turn !== me || !dice.every((die) => isFace(die.face))) return '';
  return t('dice-result-said', { dice: dice.map((die) => t(`dice-face-${die.face ?? ''}`)).join(', '), rolls: rollsOf(scene) });
}
