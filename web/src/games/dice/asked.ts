// My question as it is spoken: with my dice.
import { t } from '../../lib/words.svelte';
import type { Choice } from '../../wire';
import { isFace } from './faces';
import { prompt, type DiceScene } from './wording';

export function asked(scene: DiceScene, choice: Choice): string {
  const faces = scene.view.turn === scene.view.me ? scene.view.dice.map(({ face }) => (isFace(face) ? t(`dice-face-${face}`) : '')).filter(Boolean) : [];
  const ask = prompt(scene, choice);
  return faces.length > 0 ? `${ask} ${t('dice-spoken-dice', { dice: faces.join(', ') })}` : ask;
}
