// The story of a match, told from its events alone: who won and why, the moments, life over turns.
import { t } from '../../lib/words.svelte';
import type { GameEvent } from '../../wire';
import type { Chart, Story } from '../game';
import { args, eventSentence, type DiceScene } from './wording';

function change(scene: DiceScene, life: number[], event: GameEvent): void {
  const seat = event.seat ?? -1;
  const now = life[seat];
  if (now === undefined) return;
  const x = event.x ?? 0;
  if (event.verb === 'hurt') life[seat] = Math.max(0, now - x);
  if (event.verb === 'heal') life[seat] = Math.min(scene.view.seats[seat]?.max ?? now, now + x);
}

/** Life of each seat after each turn; index 0 is the start. */
export function lifeChart(scene: DiceScene, events: GameEvent[]): Chart {
  const life = scene.view.seats.map((seat) => seat.max);
  const lines = life.map((value, seat) => ({ seat, values: [value] }));
  const note = (): void => lines.forEach((line) => line.values.push(life[line.seat] ?? 0));
  let turns = 0;
  for (const event of events) {
    if (event.verb === 'turn' && turns++ > 0) note();
    change(scene, life, event);
  }
  note();
  return { label: t('bang-story-chart'), lines, highest: Math.max(1, ...life.map((_, seat) => scene.view.seats[seat]?.max ?? 1)) };
}

const COUNTED = ['roll', 'shoot', 'gatling', 'arrow', 'indians', 'drink'] as const;

function facts(scene: DiceScene, events: GameEvent[]): string[] {
  const lines = COUNTED.map((verb) => t(`dice-story-${verb}`, { n: events.filter((event) => event.verb === verb).length }));
  const hits = events.filter((event) => event.verb === 'hurt');
  lines.push(t('dice-story-hurt', { n: hits.reduce((sum, event) => sum + (event.x ?? 0), 0) }));
  const taken = new Map<number, number>();
  for (const { other, x } of hits) {
    if (other !== null && other !== undefined) taken.set(other, (taken.get(other) ?? 0) + (x ?? 0));
  }
  const [deadliest] = [...taken].sort((a, b) => b[1] - a[1]);
  if (deadliest) lines.push(t('dice-story-deadeye', args(scene, { seat: deadliest[0], x: deadliest[1] })));
  return lines;
}

const MOMENTS = new Set(['indians', 'gatling', 'dynamite', 'out']);

/** First blood, attacks, Gatlings, explosions, last lives, eliminations; in the order they happened. */
function moments(scene: DiceScene, events: GameEvent[]): string[] {
  const life = scene.view.seats.map((seat) => seat.max);
  const told: string[] = [];
  let turn = 0;
  let blood = false;
  for (const event of events) {
    if (event.verb === 'turn') turn += 1;
    change(scene, life, event);
    const text = eventSentence(scene, event);
    if (event.verb === 'hurt' && !blood) {
      blood = true;
      told.push(t('dice-story-first', { turn, text }));
    } else if (event.verb === 'hurt' && life[event.seat ?? -1] === 1) {
      told.push(t('dice-story-near', { ...args(scene, event), turn }));
    } else if (MOMENTS.has(event.verb)) {
      told.push(t('dice-story-moment', { turn, text }));
    }
  }
  return told;
}

export function story(scene: DiceScene, events: GameEvent[]): Story {
  const side = scene.view.result?.side;
  return {
    title: side ? t(`dice-result-${side}`) : t('dice-event-over'),
    why: side ? t(`dice-result-${side}-why`) : '',
    facts: facts(scene, events),
    moments: moments(scene, events),
    chart: lifeChart(scene, events),
  };
}
