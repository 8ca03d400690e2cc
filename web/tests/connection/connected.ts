// A session that is connected to a table, without a server.
import { shotChoice, shotView, table } from '../../src/fixtures/scenes';
import type { Cue, Viewer } from '../../src/playback/event-durations';
import { Session } from '../../src/connection/session.svelte';
import type { EventAnimator } from '../../src/playback/playback.svelte';
import type { GameEvent, ToServer } from '../../src/wire';

export function connected(): { session: Session; sent: ToServer[]; said: number[] } {
  const sent: ToServer[] = [];
  const said: number[] = [];
  const session = new Session();
  // The session reports how far it has shown; most tests are about something else.
  session.transport = { send: (message) => void (message.t === 'shown' ? said.push(message.n) : sent.push(message)), close: () => undefined };
  session.receive({ t: 'table', table: table(7) });
  session.receive({ t: 'full', n: 2, view: shotView(), choice: shotChoice(), events: [{ verb: 'turn', seat: 5 }, { verb: 'draw', seat: 5 }] });
  return { session, sent, said };
}

/** Playing takes as long as the movement; nothing is held. */
export const QUICK: Viewer = { pace: 'calm', still: false, me: 0, speed: Infinity };
const WEIGHTS: Record<string, ReturnType<EventAnimator['weigh']>> = { draw: 'draw', lay: 'lay', hurt: 'hit', win: 'end', turn: 'turn', out: 'out', indians: 'attack', bang: 'answer' };

export function animator(animate: (event: GameEvent, cue: Cue) => Promise<void>, viewer = QUICK): EventAnimator {
  return {
    away: () => false, viewer: () => viewer, weigh: ({ verb }) => WEIGHTS[verb] ?? 'small',
    animate: (events, cue) => animate(events[0] as GameEvent, cue),
  };
}
