// What I have selected at the table: which cards and which row, and whether I am discarding.
import type { Catalog, Choice, WyattView } from '../../wire';
import { firstOf, kindOf, outlawCard, outlawOf } from './catalog';
import { aims, discardOf, laysOf, lawWays, playsOf, type Way } from './options';
import { stacksOf, type Stack } from './hand-stacks';

export interface Table {
  choice: Choice | null;
  view: WyattView;
  catalog: Catalog;
  live: boolean;
  answer: (option: number) => void;
}

export type Look = 'selected' | 'dimmed' | undefined;

/** Questions whose answers are rows or posters of the ledger. */
const ROWS = new Set(['hideout', 'wanted', 'steal', 'free']);

/** A place in the ledger. */
export const cellKey = (seat: number, outlaw: number): string => `${seat}:${outlaw}`;

export interface Cell {
  seat: number;
  outlaw: number;
}

export class Selection {
  /** The picked stack, and the number of cards picked. */
  first = $state<number | null>(null);
  n = $state(0);
  /** The way chosen among several rows. */
  target = $state<number | null>(null);
  /** Most Wanted: the outlaw that is asked for. */
  wanted = $state<number | null>(null);
  /** I am choosing what to discard. */
  discarding = $state(false);
  /** The stack that was tapped and cannot be played. */
  refused = $state<number | null>(null);
  /** The row that was tapped and cannot be the target. */
  shunned = $state<Cell | null>(null);

  constructor(private readonly table: () => Table) {}

  /** My question, or null. */
  readonly choice = $derived.by(() => {
    const { choice, view, live } = this.table();
    return live && choice && choice.seat === view.me && choice.options && !choice.forced ? choice : null;
  });
  readonly topic = $derived.by(() => this.choice?.topic ?? '');
  readonly stacks = $derived.by((): Stack[] => {
    const { view, catalog } = this.table();
    return stacksOf(catalog, view.seats[view.me ?? -1]?.hand ?? [], (kind) => firstOf(catalog, kind));
  });
  readonly stack = $derived.by(() => this.stacks.find(({ first }) => first === this.first) ?? null);
  /** I choose cards of my hand. */
  readonly choosing = $derived.by(() => this.topic === 'play');

  /** What can be done with what I have picked, or with the card just fetched. */
  readonly ways = $derived.by((): Way[] => {
    if (this.topic === 'now') return playsOf(this.choice);
    if (ROWS.has(this.topic)) return playsOf(this.choice);
    return this.stack ? this.waysOf(this.stack) : [];
  });
  readonly way = $derived.by((): Way | null => {
    if (this.target !== null) return this.ways.find(({ index }) => index === this.target) ?? null;
    if (this.stack && !this.stack.law && !this.discarding) return this.ways.find(({ n }) => n === this.n) ?? null;
    return this.ways.length === 1 ? (this.ways[0] ?? null) : null;
  });

  /** Rows that can be tapped, and the way each stands for. */
  readonly targets = $derived.by((): Map<string, Way> => {
    const { catalog, view } = this.table();
    const wanted = this.ways.filter(({ verb, card }) => card !== null && verb !== 'ask' && verb !== 'discard');
    if (!aims(this.ways) || this.stack?.law === false) return new Map();
    return new Map(wanted.map((way) => [cellKey(way.seat ?? view.me ?? -1, outlawOf(catalog, way.card) ?? -1), way]));
  });

  /** Whether a tap on this row shows why it cannot be the target. */
  shuns(seat: number, outlaw: number): boolean {
    if (this.targets.size > 0) return !this.targets.has(cellKey(seat, outlaw));
    if (!this.stack || this.stack.law || this.discarding) return false;
    return seat !== this.table().view.me || outlaw !== this.stack.kind.outlaw;
  }

  waysOf(stack: Stack): Way[] {
    if (this.discarding) return [discardOf(this.choice, stack.first)].filter((way) => way !== null);
    const { catalog } = this.table();
    const outlaw = stack.kind.outlaw === null ? null : outlawCard(catalog, stack.kind.outlaw);
    return stack.law ? lawWays(this.choice, stack.kind, outlaw) : laysOf(this.choice, stack.first);
  }

  lookOf(stack: Stack): Look {
    if (this.first === stack.first) return 'selected';
    return this.choosing && this.waysOf(stack).length === 0 ? 'dimmed' : undefined;
  }

  /** A tap picks the whole stack; on a picked one the card `at` is added or put back. */
  tap(stack: Stack, at = -1): void {
    if (!this.table().live) return;
    if (!this.choosing) return this.refuse(stack.first);
    const ways = this.waysOf(stack);
    if (ways.length === 0) return this.refuse(stack.first);
    const most = Math.max(...ways.map(({ n }) => n));
    if (this.first !== stack.first) return this.pick(stack.first, this.discarding || stack.law ? 1 : most);
    if (at < 0 || this.discarding || stack.law) return this.putBack();
    this.change(at < this.n ? -1 : 1);
  }

  private pick(first: number, n: number): void {
    this.putBack();
    this.first = first;
    this.n = n;
  }

  private refuse(first: number): void {
    this.putBack();
    this.refused = first;
  }

  /** One card more or less; fewer than may be laid are put back. */
  change(by: 1 | -1): void {
    const n = this.n + by;
    if (this.ways.some((way) => way.n === n)) this.n = n;
    else if (by < 0) this.putBack();
  }

  canChange(by: 1 | -1): boolean {
    return this.ways.some((way) => way.n === this.n + by);
  }

  /** A tap on a row. Returns true if it was a target. */
  tapCell(seat: number, outlaw: number): boolean {
    const way = this.targets.get(cellKey(seat, outlaw));
    this.shunned = this.shuns(seat, outlaw) ? { seat, outlaw } : null;
    if (!way) return false;
    this.target = way.index;
    return true;
  }

  /** A tap on a poster. Returns true if the outlaw was a target. */
  tapPoster(outlaw: number): boolean {
    const { view, catalog } = this.table();
    if (this.topic === 'wanted') {
      this.wanted = outlaw;
      return true;
    }
    const mine = this.ways.filter(({ card, seat }) => outlawOf(catalog, card) === outlaw && (seat ?? view.me) === view.me);
    return mine.length === 1 && this.targets.size > 0 && this.tapCell(view.me ?? -1, outlaw);
  }

  /** Goes on to the discard that ends the turn, or back. */
  discard(on: boolean): void {
    this.putBack();
    this.discarding = on;
  }

  answer(way: Way | null): void {
    if (way) this.table().answer(way.index);
  }

  putBack(): void {
    this.first = null;
    this.n = 0;
    this.target = null;
    this.wanted = null;
    this.forgive();
  }

  /** Forgets what was tapped but cannot be chosen. */
  forgive(): void {
    this.refused = null;
    this.shunned = null;
  }

  /** Clears the selection for a new question. */
  reset(): void {
    this.putBack();
    this.discarding = false;
  }

  kindOfRefused(): Stack | null {
    return this.stacks.find(({ first }) => first === this.refused) ?? null;
  }

  /** The card just fetched from the pile, as its ways tell. */
  fetched(): number | null {
    const { catalog, view } = this.table();
    const hand = view.seats[view.me ?? -1]?.hand ?? [];
    const verbs = new Set(this.ways.map(({ verb }) => verb));
    return hand.findLast((card) => verbs.has(kindOf(catalog, card)?.verb ?? '')) ?? hand.at(-1) ?? null;
  }
}
