// The Dice Game on the big screen.
import type { Scene } from '../../game';
import type { ScreenGame } from '../../screens';
import { characterIcon } from '../../sheriff/character-icons';
import { fateOf } from '../../sheriff/fate';
import type { DiceScene } from '../wording';
import Board from './Board.svelte';

// The pages pass each game only views of its own.
const own = (scene: Scene): DiceScene => scene as DiceScene;

export const screen: ScreenGame = {
  Board,
  portrait: (scene, seat) => characterIcon(own(scene).view.seats[seat]?.character ?? ''),
  fate: (scene, events, seat) => fateOf(own(scene), events, seat),
};
