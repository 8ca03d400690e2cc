// Who has just sat down: joining is seen as it happens.
import type { SeatInfo } from '../wire';

/** How long a new player stands in the lamplight, and how long it is told, in milliseconds. */
const LAMP = 3000;
const TOLD = 20_000;

/** The seats whose person is another one than before. */
export function arrivedAt(before: SeatInfo[], now: SeatInfo[]): number[] {
  return now.flatMap((seat, i) => {
    const old = before[i];
    const came = seat.kind === 'person' && (old?.kind !== 'person' || old.name !== seat.name);
    // A person who moves or chooses another name is no new arrival.
    const known = before.some((other, at) => other.kind === 'person' && (other.name === seat.name || (at === i && other.here && seat.here)));
    return came && !known ? [i] : [];
  });
}

export class Arrivals {
  /** Seats in the lamplight. */
  lit = $state.raw<ReadonlySet<number>>(new Set());
  /** The name of the newest player; empty after a while. */
  newest = $state('');
  private before: SeatInfo[] | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  see(seats: SeatInfo[]): void {
    const came = this.before ? arrivedAt(this.before, seats) : [];
    this.before = seats;
    if (came.length > 0) this.show(came, seats[came.at(-1) ?? 0]?.name ?? '');
    else if (this.newest && !seats.some(({ name }) => name === this.newest)) this.end();
  }

  private show(came: number[], name: string): void {
    this.end();
    this.lit = new Set(came);
    this.newest = name;
    this.timers = [setTimeout(() => (this.lit = new Set()), LAMP), setTimeout(() => (this.newest = ''), TOLD)];
  }

  /** Nobody is new any more. */
  end(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.lit = new Set();
    this.newest = '';
  }
}
