// The story of a match, told from its events alone: who won and why, the moments, money over rounds.
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import type { Chart, Standing, Story } from '../game';
import { facts } from './catalog';
import { gainsOf, moneyAfter } from './money-by-round';
import { args, eventSentence, figures, money, playerName, pronoun, type WyattScene } from './wording';

/** A ruled line every 5,000 dollars, in a long match every 10,000. */
const RULED = 5;
const LONG = 30;

/** Money after each round; index 0 is the start. */
export function moneyChart(scene: WyattScene, events: GameEvent[]): Chart {
  const lines = moneyAfter(events, scene.view.seats.length).map((values, seat) => ({ seat, values }));
  const most = Math.max(facts(scene.catalog).goal, ...lines.flatMap(({ values }) => values));
  const every = most > LONG ? 2 * RULED : RULED;
  return { label: t('wyatt-story-chart'), lines, highest: Math.ceil(most / every) * every, every, write: figures };
}

const COUNTED = ['lay', 'pick', 'hide', 'steal'] as const;

function factsOf(scene: WyattScene, events: GameEvent[]): string[] {
  const count = (wanted: (event: GameEvent) => boolean): number => events.filter(wanted).length;
  const shots = events.filter(({ verb }) => verb === 'flip');
  return [
    t('wyatt-story-rounds', { n: count(({ verb }) => verb === 'over') }),
    t('wyatt-story-shots', { n: shots.length, hits: shots.filter(({ x }) => x === 1).length }),
    ...COUNTED.map((verb) => t(`wyatt-story-${verb}`, { n: count((event) => event.verb === verb) })),
    ...bestPayment(scene, events),
  ];
}

/** The largest sum that one poster paid to one person. */
function bestPayment(scene: WyattScene, events: GameEvent[]): string[] {
  const sums = new Map<string, GameEvent>();
  let round = 0;
  for (const event of events) {
    if (event.verb === 'over') round += 1;
    if (event.verb !== 'pay') continue;
    const key = `${round}:${event.card}:${event.seat}`;
    sums.set(key, { ...event, x: (sums.get(key)?.x ?? 0) + (event.x ?? 0) });
  }
  const [best] = [...sums.values()].sort((a, b) => (b.x ?? 0) - (a.x ?? 0));
  return best ? [t('wyatt-story-best', { ...args(scene, best), money: money(best.x ?? 0) })] : [];
}

/** Hideouts, thefts, lost law cards, and the money of each round. */
function moments(scene: WyattScene, events: GameEvent[]): string[] {
  const gains = gainsOf(events, scene.view.seats.length);
  const told: string[] = [];
  let round = 0;
  for (const event of events) {
    if (event.verb === 'round') round = event.x ?? round + 1;
    if (event.verb === 'over') told.push(roundTold(scene, event, round, gains[round - 1] ?? []));
    if (['hide', 'steal', 'free'].includes(event.verb)) told.push(t('wyatt-story-moment', { round, text: eventSentence(scene, event) }));
  }
  return told;
}

function roundTold(scene: WyattScene, event: GameEvent, round: number, gains: number[]): string {
  const best = gains.indexOf(Math.max(...gains));
  const text = eventSentence(scene, event);
  if ((gains[best] ?? 0) === 0) return t('wyatt-story-round-none', { round, text });
  return t('wyatt-story-round', { round, text, seat: playerName(scene, best), who: pronoun(scene, best), money: money(gains[best] ?? 0) });
}

/** The most money first. */
export function standings(scene: WyattScene, events: GameEvent[]): Standing[] {
  const { seats } = scene.view;
  const gains = gainsOf(events, seats.length);
  const best = (seat: number): string => t('wyatt-story-best-round', { money: money(Math.max(0, ...gains.map((round) => round[seat] ?? 0))) });
  return seats
    .map((seat, i): Standing => ({ seat: i, note: best(i), score: money(seat.money) }))
    .sort((a, b) => (seats[b.seat]?.money ?? 0) - (seats[a.seat]?.money ?? 0));
}

export function story(scene: WyattScene, events: GameEvent[]): Story {
  const { result, seats } = scene.view;
  const winner = result?.winners[0] ?? 0;
  const values = { seat: playerName(scene, winner), who: pronoun(scene, winner), money: money(seats[winner]?.money ?? 0) };
  return {
    title: result ? t('wyatt-won', values) : t('wyatt-story-open'),
    why: result ? t(`wyatt-won-${result.side}`, values) : '',
    facts: factsOf(scene, events), moments: moments(scene, events), chart: moneyChart(scene, events),
  };
}
