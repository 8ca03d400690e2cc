// The weight of each event of Wyatt Earp.
import type { Weight } from '../../playback/weight';
import type { GameEvent } from '../../wire';

/** Payments have no time here: the pay day plays them. */
const WEIGHTS: Record<string, Weight> = {
  turn: 'turn', draw: 'draw', pick: 'draw', fetch: 'draw', discard: 'lay', lay: 'lay', attach: 'lay', play: 'lay', flip: 'check', miss: 'answer',
  hide: 'answer', free: 'answer', steal: 'answer', give: 'answer', lose: 'answer', over: 'none', poster: 'none', points: 'none', pay: 'none', win: 'end',
};

export function weigh({ verb }: GameEvent): Weight {
  return WEIGHTS[verb] ?? 'small';
}
