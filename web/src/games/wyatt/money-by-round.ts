// Money over the rounds, from the payments alone.
import type { GameEvent } from '../../wire';

/** What each seat was paid in each round that is over; the first index is the round. */
export function gainsOf(events: GameEvent[], players: number): number[][] {
  const rounds: number[][] = [];
  for (const { verb, seat, x } of events) {
    if (verb === 'over') rounds.push(Array.from({ length: players }, () => 0));
    const now = rounds.at(-1);
    if (verb === 'pay' && now && seat !== undefined) now[seat] = (now[seat] ?? 0) + (x ?? 0);
  }
  return rounds;
}

export interface Lane {
  seat: number;
  /** A block for each round, in bills. */
  blocks: number[];
  money: number;
  /** What would come if the round ended now. */
  soon: number;
}

/** Money that the events do not explain was there before them. */
export function lanesOf(events: GameEvent[], money: number[], soon: number[]): Lane[] {
  const gains = gainsOf(events, money.length);
  return money.map((has, seat) => {
    const blocks = gains.map((round) => round[seat] ?? 0);
    const before = has - blocks.reduce((sum, n) => sum + n, 0);
    return { seat, blocks: before > 0 ? [before, ...blocks] : blocks, money: has, soon: soon[seat] ?? 0 };
  });
}

/** Money of each seat after each round; index 0 is the start. */
export function moneyAfter(events: GameEvent[], players: number): number[][] {
  const gains = gainsOf(events, players);
  return Array.from({ length: players }, (_, seat) => {
    let has = 0;
    return [0, ...gains.map((round) => (has += round[seat] ?? 0))];
  });
}
