// Which dice of this turn are used up, read from the events.
import type { GameEvent } from '../../wire';
import { bitOf, type ShownDie } from './faces';

/** Dice are used in this order: shots at neighbours first. */
const SHOTS = ['one', 'two'];
const WORKS = new Set(['shoot', 'drink', 'spill', 'gatling']);
/** These faces take effect as soon as the dice lie. */
const AT_ONCE = new Set(['arrow', 'dynamite']);

/** What happened since the last throw. */
function sinceThrow(events: GameEvent[]): GameEvent[] {
  const last = events.findLastIndex(({ verb }) => verb === 'die' || verb === 'roll' || verb === 'turn');
  return events.slice(last + 1);
}

/** Numbers of the dice that show one of these faces, face by face. */
export function facesShown(dice: ShownDie[], faces: string[]): number[] {
  return faces.flatMap((face) => dice.flatMap((die, i) => (die.face === face ? [i + 1] : [])));
}

/** Mask of the used dice; none while dice may still be thrown. */
export function usedDice(dice: ShownDie[], events: GameEvent[], using: boolean): number {
  const worked = sinceThrow(events).filter(({ verb }) => WORKS.has(verb));
  if (worked.length === 0 && !using) return 0;
  const count = (verb: string): number => worked.filter((event) => event.verb === verb).length;
  const doubled = worked.filter(({ verb, x }) => verb === 'shoot' && x === 2).length;
  const beers = count('spill') > 0 ? dice.length : count('drink') + doubled;
  const spent = [
    ...facesShown(dice, SHOTS).slice(0, count('shoot')),
    ...facesShown(dice, ['beer']).slice(0, beers),
    ...(count('gatling') > 0 ? facesShown(dice, ['gatling']) : []),
    ...facesShown(dice, [...AT_ONCE]),
  ];
  return spent.reduce((mask, die) => mask | bitOf(die), 0);
}
