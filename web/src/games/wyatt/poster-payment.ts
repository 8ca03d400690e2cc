// The payment of one poster, in bills of 1,000: for views during playback and for what a
// play would change. The server decides what is really paid.

export const LEAST = 8;
export const LEAD = 5;

export interface Payment {
  why: 'few' | 'alone' | 'shared';
  /** In the order it is paid. */
  steps: { seat: number; bills: number }[];
  pays: number[];
  stays: number;
}

export function posterPayments(bills: number, points: number[], least = LEAST, lead = LEAD): Payment {
  const ranked = [...points].sort((a, b) => b - a);
  const top = ranked[0] ?? 0;
  if (points.reduce((sum, n) => sum + n, 0) < least) return payment('few', [], bills, points.length);
  if (top - (ranked[1] ?? 0) >= lead) return payment('alone', [{ seat: points.indexOf(top), bills }], bills, points.length);
  return payment('shared', shares(bills, groups(points, lead)), bills, points.length);
}

function payment(why: Payment['why'], steps: Payment['steps'], bills: number, players: number): Payment {
  const pays = Array.from({ length: players }, () => 0);
  for (const step of steps) pays[step.seat] = (pays[step.seat] ?? 0) + step.bills;
  return { why, steps, pays, stays: bills - pays.reduce((sum, n) => sum + n, 0) };
}

/** Who shares, those with equal points together, the highest first. */
function groups(points: number[], lead: number): number[][] {
  const top = Math.max(...points);
  const values = [...new Set(points.filter((n) => n > 0 && top - n < lead))].sort((a, b) => b - a);
  return values.map((value) => points.flatMap((n, seat) => (n === value ? [seat] : [])));
}

/** Two for the first, then one for each group in turn, as long as bills are left. */
function shares(bills: number, sharing: number[][]): Payment['steps'] {
  const first = sharing[0] ?? [];
  const opening = Math.min(2, Math.floor(bills / Math.max(1, first.length)));
  const steps = opening ? first.map((seat) => ({ seat, bills: opening })) : [];
  let left = bills - opening * first.length;
  for (let at = 1 % sharing.length; opening === 2; at = (at + 1) % sharing.length) {
    const group = sharing[at] ?? [];
    if (left < group.length) break;
    steps.push(...group.map((seat) => ({ seat, bills: 1 })));
    left -= group.length;
  }
  return steps;
}

export type Rank = 'lead' | 'share' | 'none' | 'short';

/** How a row's points count: in front, near enough, too far behind, or too few in all. */
export function rankOf(points: number[], seat: number, least = LEAST, lead = LEAD): Rank {
  const mine = points[seat] ?? 0;
  const top = Math.max(0, ...points);
  if (points.reduce((sum, n) => sum + n, 0) < least) return 'short';
  if (mine === top) return 'lead';
  return mine > 0 && top - mine < lead ? 'share' : 'none';
}

/** How far the first is ahead of the second. */
export function leadOf(points: number[]): number {
  const [top = 0, second = 0] = [...points].sort((a, b) => b - a);
  return top - second;
}
