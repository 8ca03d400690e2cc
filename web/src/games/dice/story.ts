// The story of a match, told from its events alone: who won and why, the moments, life over turns.
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import type { Story } from '../game';
import { deadliest, lifeChart, momentsOf, sum, type Moment } from '../sheriff/story-parts';
import { whyOf } from '../sheriff/why-won';
import { args, eventSentence, type DiceScene } from './wording';

const COUNTED = ['roll', 'shoot', 'gatling', 'arrow', 'indians', 'drink'] as const;
const MOMENTS = new Set(['indians', 'gatling', 'dynamite', 'out']);

function facts(scene: DiceScene, events: GameEvent[]): string[] {
  const worst = deadliest(events);
  return [
    ...COUNTED.map((verb) => t(`dice-story-${verb}`, { n: events.filter((event) => event.verb === verb).length })),
    t('dice-story-hurt', { n: sum(events, 'hurt') }),
    ...(worst ? [t('dice-story-deadeye', args(scene, worst))] : []),
  ];
}

function told(scene: DiceScene, { kind, turn, event }: Moment): string {
  if (kind === 'near') return t('dice-story-near', { ...args(scene, event), turn });
  return t(kind === 'first' ? 'dice-story-first' : 'dice-story-moment', { turn, text: eventSentence(scene, event) });
}

export function story(scene: DiceScene, events: GameEvent[]): Story {
  const side = scene.view.result?.side;
  const most = scene.view.seats.map((seat) => seat.max);
  return {
    title: side ? t(`dice-result-${side}`) : t('dice-event-over'),
    why: whyOf('dice', scene, events, (subject) => args(scene, subject)),
    facts: facts(scene, events),
    moments: momentsOf(most, events, MOMENTS).map((moment) => told(scene, moment)),
    chart: lifeChart(most, events),
  };
}
