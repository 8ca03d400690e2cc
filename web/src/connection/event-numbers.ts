// Events come without numbers, because their place tells them: the last of a message is its `n`.
import type { FromServer, GameEvent, Replay } from '../wire';

type Sent = Extract<FromServer, { t: 'step' }>['events'];

/** The last one has number `last`. */
export function withNumbers(events: Sent, last: number): GameEvent[] {
  const before = last - events.length;
  return events.map((event, i) => ({ ...event, n: before + 1 + i }));
}

/** Of a replay, from its first event on. */
export function withNumberedSteps(replay: Replay): Replay {
  let n = 0;
  return { ...replay, steps: replay.steps.map((step) => ({ ...step, events: withNumbers(step.events, (n += step.events.length)) })) };
}
