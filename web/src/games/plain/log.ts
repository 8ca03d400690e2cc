// The log of any game: each event is a line, and a turn is a heading.
import type { Told } from '../../log/log-book';
import type { GameEvent } from '../../wire';
import type { LogLine } from '../game';
import type { PlainScene } from './catalog';
import type { Wording } from './wording';

const KINDS: Record<string, LogLine['kind']> = { turn: 'turn', win: 'end', out: 'fight', hurt: 'fight', bleed: 'fight' };

export function tell(wording: Wording, scene: PlainScene, events: GameEvent[], at: number): Told {
  const event = events[at] as GameEvent;
  const kind = KINDS[event.verb] ?? (event.other === undefined ? 'cards' : 'fight');
  return { line: { key: event.n, kind, text: wording.event(scene, event) }, taken: 1 };
}
