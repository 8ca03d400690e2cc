// The weight of an event: what kind of thing happens, and with that how long it is played. Each game says what its
// events weigh (Game.weigh).
import type { GameEvent } from '../wire';

export type Weight =
  | 'turn' | 'draw' | 'lay' | 'gift' | 'shot' | 'volley' | 'answer' | 'hit' | 'check' | 'attack' | 'store' | 'throw' | 'dynamite'
  | 'train' | 'terminus' | 'out' | 'end'
  /** Anything without a weight of its own. */
  | 'small'
  /** Not animated. */
  | 'none';

export interface Item {
  event: GameEvent;
  weight: Weight;
}
