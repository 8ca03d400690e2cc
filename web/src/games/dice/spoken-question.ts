// My question as it is spoken: what the dice show was said when they fell.
import type { Choice } from '../../wire';
import { prompt, type DiceScene } from './wording';

export function spokenQuestion(scene: DiceScene, choice: Choice): string {
  return prompt(scene, choice);
}
