// Walks through everything that can be tapped on a hand and collects the options that are answered on the way.
import { taps, type Asked, type HandGame } from '../../src/hand/model';
import type { Scene } from '../../src/games/game';
import type { Choice } from '../../src/wire';

export type Make = (asked: () => Asked) => HandGame;
/** Leaves out taps, to see that the walk notices. */
export type Drop = (id: string) => boolean;

/** Taps in a row after which nothing new is expected: a card, a use, a target, then cards that pay for it. */
const DEEPEST = 6;
/** They only put back what was tapped before. */
const BACK = new Set(['button cancel', 'button back', 'button play']);

/** All options that taps reach; it stops as soon as these are all there are. */
export function reached(make: Make, scene: Scene, choice: Choice, drop: Drop = () => false): Set<number> {
  const found = new Set<number>();
  const seen = new Set<string>();
  const all = choice.options?.length ?? 0;
  let paths: string[][] = [[]];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const next: string[][] = [];
    for (const path of paths) {
      if (found.size === all) return found;
      const { hand, answered } = after(make, scene, choice, path);
      if (answered !== null) found.add(answered);
      else next.push(...further(hand, path, seen, drop));
    }
    paths = next;
  }
  return found;
}

/** Carries out these taps on a new hand. Returns the hand, and the option that they answered. */
function after(make: Make, scene: Scene, choice: Choice, path: string[]): { hand: HandGame; answered: number | null } {
  let answered: number | null = null;
  const hand = make(() => ({ scene, choice, live: true, answer: (option) => void (answered = option) }));
  hand.begin();
  for (const id of path) taps(hand.hand).find((tap) => tap.id === id)?.press();
  return { hand, answered };
}

/** The taps that are possible now, unless the hand has looked just like this before. */
function further(hand: HandGame, path: string[], seen: Set<string>, drop: Drop): string[][] {
  // A button may change what the next tap means, and nothing else.
  const now = `${path.at(-1)?.startsWith('button') ? path.at(-1) : ''}|${picture(hand)}`;
  if (seen.has(now)) return [];
  seen.add(now);
  return taps(hand.hand).filter(({ id }) => !drop(id) && !BACK.has(id)).map(({ id }) => [...path, id]);
}

function picture({ hand }: HandGame): string {
  const { ask, hint, stepper, cards, open, front, goods, places, dice, buttons, people } = hand;
  const looks = [...cards, ...open, ...front, ...goods].map(({ card, look, picked }) => `${card}${look}${picked ?? ''}`);
  return [ask, hint, stepper?.n, ...looks, ...places.map(({ id, on }) => `${id}${on}`), ...dice.map(({ look }) => look), ...people.map(({ seat, can }) => `${seat}${can}`),
    ...buttons.map(({ id, label }) => id + label)].join('|');
}
