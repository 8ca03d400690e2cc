// What each event of the Dice Game weighs.
import type { Weight } from '../../lib/director';
import type { GameEvent } from '../../wire';

const WEIGHTS: Record<string, Weight> = {
  turn: 'turn', roll: 'throw', die: 'throw', lock: 'throw', dynamite: 'dynamite', arrow: 'draw', indians: 'attack', gatling: 'attack',
  shoot: 'shot', drink: 'answer', bless: 'answer', dodge: 'answer', sting: 'answer', heal: 'answer', hurt: 'hit', out: 'out', win: 'end', draw: 'end',
};

export function weigh({ verb }: GameEvent): Weight {
  return WEIGHTS[verb] ?? 'small';
}
