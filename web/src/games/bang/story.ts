// The story of a match, told from its events alone: who won and why, the moments, life over turns.
import { t } from '../../lib/words.svelte';
import type { GameEvent } from '../../wire';
import type { Chart, Story } from '../game';
import { cardOf } from './catalog';
import { args, eventSentence, firstKnown, isThree, type BangScene } from './wording';

/** Kinds that fire a shot when they are played or used. */
const SHOTS = new Set(['bang', 'missed', 'gatling', 'springfield', 'derringer', 'pepperbox', 'buffalo_rifle', 'howitzer']);

/** Life of each seat after each turn; index 0 is the start. */
export function lifeChart(scene: BangScene, events: GameEvent[]): Chart {
  const life = scene.view.seats.map((seat) => seat.max);
  const lines = life.map((value, seat) => ({ seat, values: [value] }));
  const note = (): void => lines.forEach((line) => line.values.push(life[line.seat] ?? 0));
  let turns = 0;
  for (const event of events) {
    if (event.verb === 'turn' && turns++ > 0) note();
    change(scene, life, event);
  }
  note();
  return { label: t('bang-story-chart'), lines, highest: Math.max(1, ...scene.view.seats.map((seat) => seat.max)) };
}

function change(scene: BangScene, life: number[], event: GameEvent): void {
  const seat = event.seat ?? -1;
  const now = life[seat];
  if (now === undefined) return;
  const most = scene.view.seats[seat]?.max ?? now;
  if (event.verb === 'hurt' || event.verb === 'bleed') life[seat] = Math.max(0, now - (event.x ?? 1));
  if (event.verb === 'heal') life[seat] = Math.min(most, now + (event.x ?? 1));
  if (event.verb === 'out') life[seat] = 0;
}

interface Tally {
  shots: number;
  lost: number;
  dodged: number;
  healed: number;
  taken: Map<number, number>;
}

function tally(scene: BangScene, events: GameEvent[]): Tally {
  const sums: Tally = { shots: 0, lost: 0, dodged: 0, healed: 0, taken: new Map() };
  let turn = -1;
  for (const event of events) {
    const x = event.x ?? 1;
    if (event.verb === 'turn') turn = event.seat ?? -1;
    if (isShot(scene, event)) sums.shots += 1;
    if (isDodge(event, turn)) sums.dodged += 1;
    if (event.verb === 'heal') sums.healed += x;
    if (event.verb === 'hurt') {
      sums.lost += x;
      const by = event.other;
      if (by !== null && by !== undefined && by !== event.seat) sums.taken.set(by, (sums.taken.get(by) ?? 0) + x);
    }
  }
  return sums;
}

function isShot(scene: BangScene, event: GameEvent): boolean {
  if (event.verb === 'aim') return true;
  const shown = event.verb === 'play' || event.verb === 'use';
  return shown && SHOTS.has(cardOf(scene.catalog, event.card)?.kind ?? '');
}

/** A Missed!, a heart that was enough, or a card used in somebody else's turn: those stop shots. */
function isDodge({ verb, seat, x }: GameEvent, turn: number): boolean {
  return verb === 'missed' || (verb === 'barrel' && x === 1) || (verb === 'use' && seat !== turn);
}

function facts(scene: BangScene, events: GameEvent[]): string[] {
  const sums = tally(scene, events);
  const lines = [
    t('bang-story-shots', { n: sums.shots }),
    t('bang-story-saves', { n: sums.dodged }),
    t('bang-story-hits', { n: sums.lost }),
    t('bang-story-beers', { n: sums.healed }),
  ];
  const [deadliest] = [...sums.taken].sort((a, b) => b[1] - a[1]);
  if (deadliest) lines.push(t('bang-story-deadeye', args(scene, { seat: deadliest[0], x: deadliest[1] })));
  return lines;
}

/** First blood, last lives, explosions, eliminations; in the order they happened. */
function moments(scene: BangScene, events: GameEvent[]): string[] {
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
      told.push(t('bang-story-first', { turn, text }));
    } else if (event.verb === 'hurt' && life[event.seat ?? -1] === 1) {
      told.push(t('bang-story-near', { ...args(scene, event), turn }));
    } else if (event.verb === 'explode') {
      told.push(t('bang-story-dynamite', { turn, text }));
    } else if (event.verb === 'out') {
      told.push(t('bang-story-out', { turn, text }));
    }
  }
  return told;
}

export function story(scene: BangScene, events: GameEvent[]): Story {
  const side = scene.view.result?.side;
  const why = firstKnown([...(isThree(scene) ? [`bang-result-${side}-three-why`] : []), `bang-result-${side}-why`]);
  return {
    title: side ? t(`bang-result-${side}`) : t('bang-event-over'),
    why: why ? t(why) : '',
    facts: facts(scene, events),
    moments: moments(scene, events),
    chart: lifeChart(scene, events),
  };
}
