// The weight of each event of the Dice Game.
import type { Weight } from '../../playback/weight';
import type { GameEvent } from '../../wire';

const WEIGHTS: Record<string, Weight> = {
  turn: 'turn', roll: 'throw', die: 'throw', lock: 'draw', dynamite: 'dynamite', arrow: 'draw', indians: 'attack', gatling: 'attack',
  shoot: 'volley', drink: 'gift', bless: 'gift', dodge: 'answer', sting: 'answer', heal: 'gift', hurt: 'hit', out: 'out', win: 'end', draw: 'end', stop: 'none',
};

export function weigh({ verb }: GameEvent): Weight {
  return WEIGHTS[verb] ?? 'small';
}
