// What the stories of all games with a Sheriff share: life over the turns, the moments, who did most harm.
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import type { Chart } from '../game';

/** What costs life, whether it is lost or given. */
const COSTS = new Set(['hurt', 'bleed']);

function change(life: number[], most: number[], event: GameEvent): void {
  const seat = event.seat ?? -1;
  const now = life[seat];
  if (now === undefined) return;
  const x = event.x ?? 0;
  if (COSTS.has(event.verb)) life[seat] = Math.max(0, now - x);
  if (event.verb === 'heal') life[seat] = Math.min(most[seat] ?? now, now + x);
  if (event.verb === 'out') life[seat] = 0;
}

/** Life of each seat after each turn; index 0 is the start. `most` is what each began with. */
export function lifeChart(most: number[], events: GameEvent[]): Chart {
  const life = [...most];
  const lines = life.map((value, seat) => ({ seat, values: [value] }));
  const note = (): void => lines.forEach((line) => line.values.push(life[line.seat] ?? 0));
  let turns = 0;
  for (const event of events) {
    if (event.verb === 'turn' && turns++ > 0) note();
    change(life, most, event);
  }
  note();
  return { label: t('bang-story-chart'), lines, highest: Math.max(1, ...most) };
}

export interface Moment {
  kind: 'first' | 'near' | 'other';
  turn: number;
  event: GameEvent;
}

/** The first hit, hits that left one life, and the game's own verbs; in the order they happened. */
export function momentsOf(most: number[], events: GameEvent[], others: Set<string>): Moment[] {
  const life = [...most];
  const found: Moment[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.verb === 'turn') turn += 1;
    change(life, most, event);
    const hurt = event.verb === 'hurt';
    if (hurt && !found.some(({ kind }) => kind === 'first')) found.push({ kind: 'first', turn, event });
    else if (hurt && life[event.seat ?? -1] === 1) found.push({ kind: 'near', turn, event });
    else if (others.has(event.verb)) found.push({ kind: 'other', turn, event });
  }
  return found;
}

/** The seat that took most life from others, and how much. */
export function deadliest(events: GameEvent[]): { seat: number; x: number } | null {
  const taken = new Map<number, number>();
  for (const { verb, seat, other, x } of events) {
    if (verb !== 'hurt' || other === undefined || other === null || other === seat) continue;
    taken.set(other, (taken.get(other) ?? 0) + (x ?? 0));
  }
  const [first] = [...taken].sort((a, b) => b[1] - a[1]);
  return first ? { seat: first[0], x: first[1] } : null;
}

/** All numbers of these events together. */
export function sum(events: GameEvent[], verb: string): number {
  return events.filter((event) => event.verb === verb).reduce((total, { x }) => total + (x ?? 0), 0);
}
