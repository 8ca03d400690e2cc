// The log tells the shots of one throw in one line: the targets, and what they lost.
import { asList } from '../../log/solo-actions';
import type { Told } from '../../log/log-book';
import { withOneEndMark } from '../../text/end-marks';
import { attackSummaryLine } from '../../log/attack-summary';
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import { args, type DiceScene } from './wording';

const COSTS = new Set(['hurt', 'dodge']);

function from(events: GameEvent[], at: number, goesOn: (event: GameEvent) => boolean): GameEvent[] {
  const end = events.findIndex((event, i) => i >= at && !goesOn(event));
  return events.slice(at, end < 0 ? events.length : end);
}

/** "you 3× and Silas". */
function targets(scene: DiceScene, shots: GameEvent[]): string {
  const met = [...new Set(shots.map(({ other }) => other))];
  return asList(met.map((other) => {
    const n = shots.filter((shot) => shot.other === other).reduce((sum, { x }) => sum + (x ?? 1), 0);
    return t('dice-volley-target', args(scene, { other, x: n }));
  }));
}

/** The shots from `at` on, if they are several. */
export function volleyAt(scene: DiceScene, events: GameEvent[], at: number): Told | null {
  const first = events[at] as GameEvent;
  const shots = first.verb === 'shoot' ? from(events, at, ({ verb, seat }) => verb === 'shoot' && seat === first.seat) : [];
  if (shots.length < 2) return null;
  const paid = from(events, at + shots.length, ({ verb }) => COSTS.has(verb));
  const volley = t('dice-volley', { ...args(scene, first), targets: targets(scene, shots) });
  const line = paid.length > 0 ? attackSummaryLine(scene, { attack: first, paid, taken: paid.length }, volley, () => '') : { text: withOneEndMark(`${volley}.`) };
  return { line: { key: first.n, kind: 'fight', ...line }, taken: shots.length + paid.length };
}
