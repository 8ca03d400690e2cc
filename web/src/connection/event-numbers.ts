// The server sends events without numbers. The last event of a message has the number `n` of the message.
import type { FromServer, GameEvent, Replay } from '../wire';

type Sent = Extract<FromServer, { t: 'step' }>['events'];

/** The events with their numbers; the last one gets the number `last`. */
export function withNumbers(events: Sent, last: number): GameEvent[] {
  const before = last - events.length;
  return events.map((event, i) => ({ ...event, n: before + 1 + i }));
}

/** The replay with numbered events, counted from its first event. */
export function withNumberedSteps(replay: Replay): Replay {
  let n = 0;
  return { ...replay, steps: replay.steps.map((step) => ({ ...step, events: withNumbers(step.events, (n += step.events.length)) })) };
}
