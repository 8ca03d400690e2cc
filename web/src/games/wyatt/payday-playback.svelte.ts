// Playback of a pay day: poster after poster, payment after payment, at its own pace. It runs by itself;
// pressing a button ends the current wait.
import { play } from '../../animation/sound';
import type { GameEvent } from '../../wire';
import { moneyAt, type Settlement, type Sum } from './settlement';

/** Time to read a poster, more for each player with points, for a bill to move, and before the next poster. */
export const READ = 1600;
export const EACH = 500;
export const BILL = 600;
export const HOLD = 1500;
/** More bills than this in one payment go as one bundle. */
const BUNDLE = 6;
/** In a replay, and with a clock at the table, it closes by itself. */
const CLOSE_AFTER = 6000;
/** The part of the clock that the pay day may take: my next question may be waiting. */
const SHARE = 0.4;

/** The more players have points, the more there is to read. */
export function readOf({ points }: Sum): number {
  return READ + EACH * points.filter((n) => n > 0).length;
}

/** The number of bank notes shown for a payment. */
export function notesOf(bills: number): number {
  return Math.min(BUNDLE, bills);
}

function lengthOf({ bills }: { bills: number }): number {
  return bills > BUNDLE ? BILL : BILL * bills;
}

/** How many times faster it must run to fit into that part of the clock. */
export function paceOf({ sums }: Settlement, clock: number): number {
  const whole = sums.reduce((all, sum) => all + readOf(sum) + HOLD + sum.steps.reduce((time, step) => time + lengthOf(step), 0), CLOSE_AFTER);
  return clock > 0 ? Math.max(1, whole / (clock * 1000 * SHARE)) : 1;
}

export class Payday {
  settlement = $state.raw<Settlement | null>(null);
  /** The index of the current poster; their number = all are done. */
  at = $state(0);
  /** Payments of this poster that have been made. */
  paid = $state(0);
  /** The payment on its way. */
  moving = $state(false);
  /** The number of the event that ended the last round whose pay day has been seen. */
  seen = $state(Infinity);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closing: (() => void)[] = [];
  private closesItself = false;
  private pace = 1;

  readonly sum = $derived.by((): Sum | null => this.settlement?.sums[Math.min(this.at, this.settlement.sums.length - 1)] ?? null);
  readonly done = $derived.by(() => this.settlement !== null && this.at >= this.settlement.sums.length);
  readonly money = $derived.by(() => (this.settlement ? moneyAt(this.settlement, this.at, this.paid) : []));

  /** `clock` in seconds, 0 = none. */
  open(settlement: Settlement, clock: number, replay = false): void {
    this.settlement = settlement;
    this.closesItself = replay || clock > 0;
    this.pace = paceOf(settlement, clock);
    this.at = 0;
    this.begin();
  }

  private begin(): void {
    this.paid = 0;
    this.moving = false;
    if (this.done || !this.sum) return this.end();
    this.wait(readOf(this.sum), () => this.pay());
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time / this.pace);
  }

  /** The next payment sets off; when it has come, the one after it. */
  private pay(): void {
    const step = this.sum?.steps[this.paid];
    if (!step) return this.wait(HOLD, () => this.next());
    this.moving = true;
    play('rustle');
    this.wait(lengthOf(step), () => {
      this.moving = false;
      this.paid += 1;
      if (this.paid === this.sum?.steps.length) play('spurs');
      this.pay();
    });
  }

  /** Goes on to the next poster; the rest of this one counts as paid. */
  next(): void {
    if (this.done) return;
    this.at += 1;
    this.begin();
  }

  all(): void {
    this.at = this.settlement?.sums.length ?? 0;
    this.begin();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.paid = 0;
    if (this.closesItself) this.wait(CLOSE_AFTER, () => this.close());
  }

  close(): void {
    clearTimeout(this.timer);
    this.seen = Math.max(this.seen, this.settlement?.from ?? 0);
    this.settlement = null;
    this.moving = false;
    for (const done of this.closing.splice(0)) done();
  }

  /** Resolves when the pay day is over. */
  closed(): Promise<void> {
    if (!this.settlement) return Promise.resolve();
    return new Promise((resolve) => this.closing.push(resolve));
  }

  /** The log as far as it has been played: a settlement is told poster by poster. */
  heard(log: GameEvent[]): GameEvent[] {
    const over = log.findLast(({ verb }) => verb === 'over');
    if (!over || over.n <= this.seen || this.done) return log;
    const last = this.settlement ? this.toldTo(this.settlement) : over.n;
    return log.slice(0, log.findLastIndex(({ n }) => n <= last) + 1);
  }

  private toldTo({ sums }: Settlement): number {
    const sum = sums[this.at];
    return sum ? (this.paid >= sum.steps.length ? sum.until : sum.from - 1) : Infinity;
  }
}

export const payday = new Payday();
