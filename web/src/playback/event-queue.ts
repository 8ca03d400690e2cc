// What waits to be played: the events of steps in order, each step after its last event.
import type { GameEvent } from '../wire';

type QueueItem<S> = { event: GameEvent } | { step: S };

/** Events that were taken out together. */
export interface Taken<S> {
  events: GameEvent[];
  /** The steps that ended among them. */
  steps: S[];
  /** The last events, if their step does not end here. */
  begun: GameEvent[];
}

export class EventQueue<S> {
  private items: QueueItem<S>[] = [];

  get length(): number {
    return this.items.length;
  }

  add(events: GameEvent[], step: S): void {
    this.items.push(...events.map((event) => ({ event })), { step });
  }

  clear(): void {
    this.items = [];
  }

  /** All events, those of later steps as well. */
  get events(): GameEvent[] {
    return this.items.flatMap((item) => ('event' in item ? [item.event] : []));
  }

  /** The first step that has not ended, or null. */
  get step(): S | null {
    const item = this.items.find((one) => 'step' in one);
    return item && 'step' in item ? item.step : null;
  }

  /** The step that waits at the end, or null. */
  get last(): S | null {
    const item = this.items.at(-1);
    return item && 'step' in item ? item.step : null;
  }

  /** How many events are left of the first step. */
  get left(): number {
    const end = this.items.findIndex((item) => 'step' in item);
    return end < 0 ? this.items.length : end;
  }

  /** Takes out the first step if its events are all out; null otherwise. */
  takeEnded(): S | null {
    const [first] = this.items;
    if (!first || !('step' in first)) return null;
    this.items.shift();
    return first.step;
  }

  /** Takes out the first step, and what is left of its events. */
  takeStep(): S | null {
    const { step, left } = this;
    this.items.splice(0, left + 1);
    return step;
  }

  /** Takes out this many events, with the steps that end before the last of them. */
  take(size: number): Taken<S> {
    const events: GameEvent[] = [];
    const steps: S[] = [];
    let ended = 0;
    while (events.length < size) {
      const item = this.items.shift() as QueueItem<S>;
      if ('event' in item) events.push(item.event);
      else {
        steps.push(item.step);
        ended = events.length;
      }
    }
    return { events, steps, begun: events.slice(ended) };
  }

  /** Calls `seen` for each event and `ended` for each step, in order, until one returns false. */
  walk(seen: (event: GameEvent) => boolean, ended: (step: S) => boolean): void {
    for (const item of this.items) if (!('event' in item ? seen(item.event) : ended(item.step))) return;
  }
}
