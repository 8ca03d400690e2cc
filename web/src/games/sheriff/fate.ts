// What became of a player in a game with a Sheriff: out in which turn, or how much life is left.
import { outInTurn } from '../../screen/fate';
import { t } from '../../text/translations.svelte';
import type { BangView, DiceView, GameEvent } from '../../wire';
import type { Scene } from '../game';

export function fateOf({ view }: Scene<BangView> | Scene<DiceView>, events: GameEvent[], seat: number): string {
  const known = view.seats[seat];
  if (!known?.out) return t('screen-lives', { n: known?.life ?? 0 });
  const turn = outInTurn(events, seat);
  return turn === null ? t('bang-stamp') : t('screen-out-turn', { n: turn });
}
