// The settlement of a round, read from its events: the rows, and who was paid in which order.
import type { Catalog, GameEvent, WyattRow, WyattView } from '../../wire';
import { facts, outlawOf } from './catalog';
import { emptyRow, applyEvent } from './apply-event';
import { posterPayments } from './poster-payment';

export interface Sum {
  outlaw: number;
  /** The bills before, and what is left after. */
  bills: number;
  stays: number;
  why: 'few' | 'alone' | 'shared';
  /** By seat. */
  points: number[];
  rows: WyattRow[];
  pays: number[];
  /** In the order of payment. */
  steps: { seat: number; bills: number }[];
  /** The first and the last event that tell of it. */
  from: number;
  until: number;
}

export interface Settlement {
  round: number;
  /** How the round ended, and in whose turn. */
  way: number;
  seat: number;
  sums: Sum[];
  /** Everybody's money before. */
  before: number[];
  /** Number of the event that ended the round. */
  from: number;
  /** It decided the match. */
  last: boolean;
}

/** Verbs that move nothing that a settlement shows. */
const IDLE = new Set(['draw', 'turn', 'pick', 'discard', 'open', 'shuffle', 'search', 'fetch', 'ask', 'aim', 'give', 'nobody', 'points', 'poster']);

function blank(catalog: Catalog, players: number): WyattView {
  const { outlaws } = facts(catalog);
  return {
    me: null, turn: 0, turns: 0, round: 0, first: 0, phase: 'draw', deck: 0, pile: [], pile_count: 0, searched: [], air: [], reshuffled: false, law: false,
    posters: outlaws.map(() => ({ bills: 0, open: false, why: 'few' as const, pays: [], stays: 0 })),
    seats: Array.from({ length: players }, () => ({ hand: [], money: 0, rows: outlaws.map(emptyRow) })), result: null,
  };
}

/** What has been laid since the round began. */
function tableAt(catalog: Catalog, players: number, events: GameEvent[], over: number): WyattView {
  const start = events.findLastIndex(({ verb }, i) => verb === 'round' && i < over);
  return events.slice(Math.max(0, start), over).reduce(
    (view, event) => (IDLE.has(event.verb) ? view : applyEvent(view, event, catalog)), blank(catalog, players),
  );
}

const TELLS = new Set(['poster', 'points', 'pay']);

/** Whether the settlement of the last round is complete: other events have followed. */
export function isComplete(events: GameEvent[]): boolean {
  const over = events.findLastIndex(({ verb }) => verb === 'over');
  return over >= 0 && events.some(({ verb }, i) => i > over && !TELLS.has(verb));
}

/** The newest settlement that is complete, or null. */
export function lastSettlement(catalog: Catalog, players: number, events: GameEvent[]): Settlement | null {
  const over = events.findLastIndex(({ verb }) => verb === 'over');
  const told = events.slice(over + 1);
  const end = told.findIndex(({ verb }) => !TELLS.has(verb));
  if (over < 0 || end < 0) return null;
  const table = tableAt(catalog, players, events, over);
  const before = Array.from({ length: players }, (_, seat) =>
    events.slice(0, over).reduce((sum, { verb, seat: who, x }) => (verb === 'pay' && who === seat ? sum + (x ?? 0) : sum), 0));
  const event = events[over] as GameEvent;
  return {
    round: events.slice(0, over).findLast(({ verb }) => verb === 'round')?.x ?? 1, way: event.x ?? 0, seat: event.seat ?? 0,
    sums: sumsOf(catalog, players, told.slice(0, end), table), before, from: event.n, last: told[end]?.verb !== 'round',
  };
}

function sumsOf(catalog: Catalog, players: number, told: GameEvent[], table: WyattView): Sum[] {
  const sums: Sum[] = [];
  for (const event of told) {
    const outlaw = outlawOf(catalog, event.card) ?? 0;
    if (event.verb === 'poster') sums.push(opened(outlaw, event, players, table));
    const sum = sums.at(-1);
    if (!sum) continue;
    sum.until = event.n;
    if (event.seat === undefined) continue;
    if (event.verb === 'points') sum.points[event.seat] = event.x ?? 0;
    if (event.verb === 'pay') pay(sum, event.seat, event.x ?? 0);
  }
  const { least, lead } = facts(catalog);
  for (const sum of sums) sum.why = posterPayments(sum.bills, sum.points, least, lead).why;
  return sums;
}

function opened(outlaw: number, event: GameEvent, players: number, table: WyattView): Sum {
  const bills = event.x ?? 0;
  const none = (): number[] => Array.from({ length: players }, () => 0);
  const rows = table.seats.map((seat) => seat.rows[outlaw] ?? emptyRow());
  return { outlaw, bills, stays: bills, why: 'few', points: none(), rows, pays: none(), steps: [], from: event.n, until: event.n };
}

function pay(sum: Sum, seat: number, bills: number): void {
  sum.pays[seat] = (sum.pays[seat] ?? 0) + bills;
  sum.stays -= bills;
  sum.steps.push({ seat, bills });
}

/** Everybody's money once the posters before `at`, and `steps` payments of that one, are paid. */
export function moneyAt({ before, sums }: Settlement, at: number, steps: number): number[] {
  const money = [...before];
  sums.forEach((sum, i) => {
    const paid = i < at ? sum.steps : i === at ? sum.steps.slice(0, steps) : [];
    for (const { seat, bills } of paid) money[seat] = (money[seat] ?? 0) + bills;
  });
  return money;
}
