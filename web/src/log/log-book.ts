// The lines of the log. A match has thousands of events, so only new ones are put into words.
import type { LogLine, Scene } from '../games/game';
import type { GameEvent } from '../wire';
import { words } from '../text/translations.svelte';

export interface Told {
  /** null = another line tells it already */
  line: LogLine | null;
  /** A line before it. */
  ahead?: LogLine;
  /** The number of events it tells, at least one. */
  taken: number;
}

/** Tells the events from `at` on. */
export type Teller<S extends Scene = Scene> = (scene: S, events: GameEvent[], at: number) => Told;

export class LogBook<S extends Scene = Scene> {
  private lines: LogLine[] = [];
  /** The event at which each line begins. */
  private starts: number[] = [];
  private seen: GameEvent[] = [];
  private stamp = '';

  constructor(private readonly tell: Teller<S>) {}

  /** The lines of these events; those of events read before stay the same objects. */
  read(scene: S, events: GameEvent[]): LogLine[] {
    const shared = this.sharedWith(scene, events);
    if (shared === events.length && shared === this.seen.length) return this.lines;
    // The last line may change with the events after it.
    const from = shared > 0 ? (this.starts.findLast((start) => start < shared) ?? 0) : 0;
    const kept = Math.max(0, this.starts.indexOf(from));
    const lines = this.lines.slice(0, kept);
    const starts = this.starts.slice(0, kept);
    for (let at = from; at < events.length; ) {
      const { ahead, line, taken } = this.tell(scene, events, at);
      for (const one of [ahead, line]) {
        if (!one) continue;
        lines.push(one);
        starts.push(at);
      }
      at += taken;
    }
    Object.assign(this, { lines, starts, seen: events });
    return lines;
  }

  /** The number of events that were read before in the same language and with the same names. */
  private sharedWith(scene: S, events: GameEvent[]): number {
    const stamp = [words.lang, scene.view.me, ...scene.seats.map((seat) => seat.name)].join('|');
    const shared = Math.min(events.length, this.seen.length);
    const same = stamp === this.stamp && events[shared - 1] === this.seen[shared - 1];
    this.stamp = stamp;
    if (same) return shared;
    this.lines = [];
    this.starts = [];
    this.seen = [];
    return 0;
  }
}
