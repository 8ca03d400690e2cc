// Any game on the big screen: drawn from the layout that it declares.
import { outInTurn } from '../../../screen/fate';
import { hatOf } from '../../../screen/seat-pictures';
import { t } from '../../../text/translations.svelte';
import type { ScreenGame } from '../../screens';
import { own } from '../catalog';
import { standings } from '../story';
import { Wording } from '../wording';
import Board from './Board.svelte';

export function screenOf(id: string): ScreenGame {
  const wording = new Wording(id);
  return {
    Board,
    portrait: (_, seat) => hatOf(seat),
    fate: (scene, events, seat) => {
      const turn = own(scene).view.seats[seat]?.out ? outInTurn(events, seat) : null;
      return turn === null ? (standings(wording, own(scene)).find((known) => known.seat === seat)?.note ?? '') : t('screen-out-turn', { n: turn });
    },
  };
}
