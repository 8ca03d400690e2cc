// What each event of Wyatt Earp weighs.
import type { Weight } from '../../playback/weight';
import type { GameEvent } from '../../wire';

/** What pays, and the posters while they pay, are shown by the pay day in its own time. */
const WEIGHTS: Record<string, Weight> = {
  turn: 'turn', draw: 'draw', pick: 'draw', fetch: 'draw', discard: 'lay', lay: 'lay', attach: 'lay', play: 'lay', flip: 'check', miss: 'answer',
  hide: 'answer', free: 'answer', steal: 'answer', give: 'answer', lose: 'answer', over: 'none', poster: 'none', points: 'none', pay: 'none', win: 'end',
};

export function weigh({ verb }: GameEvent): Weight {
  return WEIGHTS[verb] ?? 'small';
}
