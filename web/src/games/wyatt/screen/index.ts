// Wyatt Earp on the big screen.
import { hatOf } from '../../../screen/seat-pictures';
import type { ScreenGame } from '../../screens';
import Board from './Board.svelte';

export const screen: ScreenGame = {
  Board,
  portrait: (_, seat) => hatOf(seat),
  fate: () => '',
};
