// The Dice Game on the phone beside the big screen.
import '../games/dice/dice.css';
import DieFace from '../games/dice/DieFace.svelte';
import { goal, type DiceScene } from '../games/dice/wording';
import { t } from '../text/translations.svelte';
import { DiceHand } from './dice.svelte';
import type { Kit } from './kit';
import type { Facts } from './model';

function factsOf(scene: DiceScene, number: number): Facts {
  const seat = scene.view.seats[number]!;
  return {
    name: scene.seats[number]?.name ?? '', who: t(`dice-character-${seat.character}`), out: seat.out, life: seat.out ? null : { life: seat.life, max: seat.max },
    role: seat.role ? { id: seat.role, name: t(`dice-role-${seat.role}`), goal: goal(scene, seat.role) } : null,
    marks: seat.arrows > 0 ? [{ text: String(seat.arrows), icon: 'die-arrow' }] : [],
  };
}

export const diceKit: Kit = {
  make: (asked, events) => new DiceHand(asked, events),
  facts: (scene, seat) => factsOf(scene as DiceScene, seat),
  tag: () => ({ name: '', icon: 'dynamite', kind: '', reach: 0 }),
  face: (face) => t(`dice-face-${face}`),
  Face: DieFace,
};
