// What the next throw may bring: plain arithmetic on open dice, exact, no rules of what is legal.
import type { DiceView } from '../../wire';
import { diceIn, type Face } from './faces';

const FACES_OF_A_DIE = 6;
const STOPPING = 3;
const DICE = 5;

export interface Chances {
  /** How many dice are thrown. */
  dice: number;
  /** The dice will show enough Gatlings. */
  gatling: number;
  /** The same, when everything else is thrown again as often as there are rolls. */
  hunt: number;
  /** Three dynamites or more will lie there. */
  blast: number;
  /** At least one beer, bull's eye or arrow among the dice thrown. */
  beer: number;
  shot: number;
  arrow: number;
  /** Arrows to be taken on average. */
  arrows: number;
  /** The last arrow will be taken. */
  attack: number;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** At least `wanted` of `dice` dice show one of `faces` faces. */
export function atLeast(wanted: number, dice: number, faces = 1): number {
  const p = faces / FACES_OF_A_DIE;
  let sum = 0;
  for (let k = Math.max(0, wanted); k <= dice; k++) sum += choose(dice, k) * p ** k * (1 - p) ** (dice - k);
  return sum;
}

export interface Hunt {
  /** Gatlings and dynamites that lie there. */
  gatlings: number;
  dynamites: number;
  /** Gatlings that are enough. */
  need: number;
  rolls: number;
  /** Dynamite may be thrown again. */
  loose: boolean;
}

/** Enough Gatlings in the end, if Gatlings are kept and all other dice thrown with every roll. */
export function hunt(at: Hunt): number {
  if (at.gatlings >= at.need) return 1;
  if (at.rolls === 0 || at.dynamites >= STOPPING) return 0;
  const stuck = at.loose ? 0 : at.dynamites;
  const thrown = DICE - at.gatlings - stuck;
  let sum = 0;
  for (let g = 0; g <= thrown; g++) {
    for (let d = 0; d <= thrown - g; d++) {
      const next = { ...at, gatlings: at.gatlings + g, dynamites: stuck + d, rolls: at.rolls - 1 };
      sum += both(thrown, g, d) * hunt(next);
    }
  }
  return sum;
}

/** Exactly g Gatlings and d dynamites among n dice. */
function both(n: number, g: number, d: number): number {
  const rest = n - g - d;
  return (choose(n, g) * choose(n - g, d) * (FACES_OF_A_DIE - 2) ** rest) / FACES_OF_A_DIE ** n;
}

/** The chances of throwing the dice in `mask` now. */
export function chances(view: DiceView, mask: number): Chances {
  const dice = diceIn(mask).length;
  const lying = (face: Face, among: number): number =>
    view.dice.filter((die, i) => die.face === face && among & (1 << i)).length;
  const all = (1 << DICE) - 1;
  const stay = all & ~mask;
  const need = view.gatlings;
  const hunted = {
    gatlings: lying('gatling', all), dynamites: lying('dynamite', all), need,
    rolls: view.rolls_max - view.rolls, loose: view.loose,
  };
  return {
    dice,
    gatling: atLeast(need - lying('gatling', stay), dice),
    hunt: hunt(hunted),
    blast: atLeast(STOPPING - lying('dynamite', stay), dice),
    beer: atLeast(1, dice),
    shot: atLeast(1, dice, 2),
    arrow: atLeast(1, dice),
    arrows: dice / FACES_OF_A_DIE,
    attack: atLeast(view.arrows, dice),
  };
}
