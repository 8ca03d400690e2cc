// The server's time. A device's clock may be minutes wrong, and deadlines are the server's: the
// Date header of an answer tells the difference.

/** The header counts whole seconds, so a smaller difference is ignored. */
const COARSE = 2000;
const HALF_SECOND = 500;
let ahead = 0;

/** Compares clocks; `asked` and `heard` are this device's times around a fresh answer. */
export function compareClocks(date: string | null, asked: number, heard: number): void {
  const there = Date.parse(date ?? '');
  if (Number.isNaN(there)) return;
  const difference = there + HALF_SECOND - (asked + heard) / 2;
  ahead = Math.abs(difference) < COARSE ? 0 : difference;
}

/** Milliseconds left until `deadline`, never more than the table's clock gives. */
export function timeLeft(deadline: number, clock: number, now: number): number {
  return Math.min(clock * 1000, Math.max(0, deadline - now - ahead));
}
