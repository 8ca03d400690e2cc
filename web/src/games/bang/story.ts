// The story of a match, told from its events alone: who won and why, the moments, life over turns.
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import type { Story } from '../game';
import { deadliest, lifeChart, momentsOf, sum, type Moment } from '../sheriff/story-parts';
import { whyOf } from '../sheriff/why-won';
import { cardOf } from './catalog';
import { args, eventSentence, type BangScene } from './wording';

/** Kinds that fire a shot when they are played or used. */
const SHOTS = new Set(['bang', 'missed', 'gatling', 'springfield', 'derringer', 'pepperbox', 'buffalo_rifle', 'howitzer', 'knife_revolver']);
const MOMENTS = new Set(['explode', 'out', 'ghost', 'return']);

function isShot(scene: BangScene, event: GameEvent): boolean {
  if (event.verb === 'aim') return true;
  const shown = event.verb === 'play' || event.verb === 'use';
  return shown && SHOTS.has(cardOf(scene.catalog, event.card)?.kind ?? '');
}

/** A Missed!, a drawn heart, or a card used in another player's turn stops a shot. */
function dodges(events: GameEvent[]): number {
  let turn = -1;
  return events.filter(({ verb, seat, x }) => {
    if (verb === 'turn') turn = seat ?? -1;
    return verb === 'missed' || (verb === 'barrel' && x === 1) || (verb === 'use' && seat !== turn);
  }).length;
}

function facts(scene: BangScene, events: GameEvent[]): string[] {
  const worst = deadliest(events);
  return [
    t('bang-story-shots', { n: events.filter((event) => isShot(scene, event)).length }),
    t('bang-story-saves', { n: dodges(events) }),
    t('bang-story-hits', { n: sum(events, 'hurt') }),
    t('bang-story-beers', { n: sum(events, 'heal') }),
    ...(worst ? [t('bang-story-deadeye', args(scene, worst))] : []),
  ];
}

function told(scene: BangScene, { kind, turn, event }: Moment): string {
  if (kind === 'near') return t('bang-story-near', { ...args(scene, event), turn });
  const text = eventSentence(scene, event);
  if (kind === 'first') return t('bang-story-first', { turn, text });
  return t(event.verb === 'out' ? 'bang-story-out' : 'bang-story-dynamite', { turn, text });
}

export function story(scene: BangScene, events: GameEvent[]): Story {
  const side = scene.view.result?.side;
  const most = scene.view.seats.map((seat) => seat.max);
  return {
    title: side ? t(`bang-result-${side}`) : t('bang-event-over'),
    why: whyOf('bang', scene, events, (subject) => args(scene, subject)),
    facts: facts(scene, events),
    moments: momentsOf(most, events, MOMENTS).map((moment) => told(scene, moment)),
    chart: lifeChart(most, events),
  };
}
