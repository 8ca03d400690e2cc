// The weight of each event of BANG!.
import type { Weight } from '../../playback/weight';
import type { GameEvent } from '../../wire';
import { cardOf } from './catalog';
import type { BangScene } from './wording';

const WEIGHTS: Record<string, Weight> = {
  turn: 'turn', draw: 'draw', keep: 'draw', inherit: 'draw', lay: 'lay', pass: 'lay', flip: 'check', show: 'store', pick: 'store',
  missed: 'answer', bang: 'answer', beer: 'answer', rob: 'answer', take: 'answer', heal: 'gift', jail: 'answer', immune: 'answer',
  unhurt: 'answer', exempt: 'answer', penalty: 'answer', reward: 'answer', give: 'answer', swap: 'answer', return: 'answer',
  hurt: 'hit', bleed: 'hit', explode: 'dynamite', out: 'out', ghost: 'out', win: 'end',
  aim: 'shot', divert: 'shot', face: 'shot', roll: 'train', terminus: 'terminus', board: 'lay', place: 'lay',
};

/** Cards that attack or help all players; any other card without a target is simply laid on the pile. */
const PLAYED: Record<string, Weight> = {
  gatling: 'attack', indians: 'attack', howitzer: 'attack', general_store: 'store',
};

export function weigh(scene: BangScene, event: GameEvent): Weight {
  const { verb, seat, other, card, x } = event;
  const aimed = other !== undefined && other !== seat;
  // Another player forces the discard; otherwise the player's own hand is too large.
  if (verb === 'discard') return aimed ? 'answer' : 'draw';
  if (verb === 'barrel') return x === 1 ? 'answer' : 'small';
  if (verb !== 'play' && verb !== 'use') return WEIGHTS[verb] ?? 'small';
  if (aimed) return 'shot';
  return PLAYED[cardOf(scene.catalog, card)?.kind ?? ''] ?? (seat === scene.view.turn ? 'lay' : 'answer');
}
