// The chances of the next throw: exact arithmetic on the open dice, without rules of what is legal.
import type { DiceView } from '../../wire';
import { diceIn, FACES, type Face } from './faces';

const FACES_OF_A_DIE = 6;
const STOPPING = 3;
const DICE = 5;
const ALL = (1 << DICE) - 1;

export interface Chances {
  /** How many dice are thrown. */
  dice: number;
  /** The dice will show enough Gatlings. */
  gatling: number;
  /** The same in the end, when everything else is thrown again as often as there are rolls after this one. */
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
  /** What the Indians would cost me then. */
  cost: number;
  /** Indians or dynamite, or both, will cost my last life. */
  death: number;
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

/** Enough Gatlings in the end, if these dice are thrown now and everything but Gatlings with every roll after that. */
function huntWith(view: DiceView, mask: number): number {
  const stay = ALL & ~mask;
  const [g, d] = [lying(view, 'gatling', stay), lying(view, 'dynamite', stay)];
  const at = { gatlings: g, dynamites: d, need: view.gatlings, rolls: view.rolls_max - view.rolls - 1, loose: view.loose };
  return sumOver(diceIn(mask).length, (gatlings, dynamites) => hunt({ ...at, gatlings: g + gatlings, dynamites: d + dynamites }));
}

/** The mean of `worth` over all throws of n dice, by how many show the one and the other of two faces. */
function sumOver(n: number, worth: (one: number, other: number) => number): number {
  let sum = 0;
  for (let one = 0; one <= n; one++) for (let other = 0; other <= n - one; other++) sum += both(n, one, other) * worth(one, other);
  return sum;
}

function lying(view: DiceView, face: Face, among: number): number {
  return view.dice.filter((die, i) => die.face === face && among & (1 << i)).length;
}

/** What the Indians cost me if they come with this throw: the arrows in the middle are mine then. */
function costOf({ ambush, arrows }: DiceView): number {
  return ambush[Math.min(arrows, ambush.length - 1)] ?? 0;
}

/** The share of all throws of these dice that eliminate me, if I roll no more and drink my beers myself. */
function deathOf(view: DiceView, mask: number): number {
  const stay = view.dice.flatMap(({ face }, i) => (mask & (1 << i) || face === null ? [] : [face]));
  let fatal = 0;
  const throws = everyThrow(diceIn(mask).length);
  for (const [faces, ways] of throws) if (isOut(view, faces.filter((face) => face === 'arrow').length, [...stay, ...faces])) fatal += ways;
  return fatal / FACES_OF_A_DIE ** diceIn(mask).length;
}

/** Every result of n dice, and in how many ways it comes about. */
function everyThrow(n: number, from = 0, ways = 1): [Face[], number][] {
  if (from === FACES.length - 1) return [[Array<Face>(n).fill(FACES[from]!), ways]];
  const found: [Face[], number][] = [];
  for (let k = 0; k <= n; k++) {
    for (const [rest, more] of everyThrow(n - k, from + 1, ways * choose(n, k))) found.push([[...Array<Face>(k).fill(FACES[from]!), ...rest], more]);
  }
  return found;
}

/** First the Indians, if the last arrow is taken; then, with three dynamites, their loss, before or after what heals. */
function isOut(view: DiceView, arrows: number, result: string[]): boolean {
  const me = view.seats[view.turn];
  const indians = arrows >= view.arrows;
  let life = (me?.life ?? 0) - (indians ? costOf(view) : 0);
  if (life <= 0) return true;
  if (result.filter((face) => face === 'dynamite').length < STOPPING) return false;
  const { last, beers, peace, mourns } = view.mercy;
  const most = me?.max ?? life;
  if (indians) life = Math.min(most, life + mourns * fallen(view));
  if (last) {
    const shots = result.some((face) => face === 'one' || face === 'two');
    life = Math.min(most, life + (beers[life] ?? 1) * result.filter((face) => face === 'beer').length);
    life = Math.min(most, life + (shots ? 0 : peace));
  }
  return life <= 1;
}

/** The number of other players whom the Indians would eliminate. */
function fallen({ seats, turn }: DiceView): number {
  return seats.filter(({ out, life, ambush }, i) => !out && i !== turn && ambush >= life).length;
}

/** The chances of throwing the dice in `mask` now. */
export function chances(view: DiceView, mask: number): Chances {
  const dice = diceIn(mask).length;
  const stay = ALL & ~mask;
  return {
    dice,
    gatling: atLeast(view.gatlings - lying(view, 'gatling', stay), dice),
    hunt: huntWith(view, mask),
    blast: atLeast(STOPPING - lying(view, 'dynamite', stay), dice),
    beer: atLeast(1, dice),
    shot: atLeast(1, dice, 2),
    arrow: atLeast(1, dice),
    arrows: dice / FACES_OF_A_DIE,
    attack: atLeast(view.arrows, dice),
    cost: costOf(view),
    death: deathOf(view, mask),
  };
}
