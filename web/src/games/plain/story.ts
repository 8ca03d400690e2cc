// The result of any game: who won, what the players have, and how long it took.
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import type { Standing, Story } from '../game';
import { layoutOf, type PlainScene } from './catalog';
import type { Wording } from './wording';

/** The numbers of a seat in words: "Points 3, Luck 1". */
function numbersOf(wording: Wording, { view, catalog }: PlainScene, seat: number): string {
  const tallies = view.seats[seat]?.tallies ?? {};
  const known = layoutOf(catalog).tallies.filter((name) => typeof tallies[name] === 'number');
  return known.map((name) => t('plain-tally', { name: wording.name('tally', name), n: tallies[name] ?? 0 })).join(', ');
}

/** The highest score first. */
export function standings(wording: Wording, scene: PlainScene): Standing[] {
  const scores = scene.view.result?.scores ?? [];
  return scene.view.seats
    .map((_, seat): Standing => ({ seat, note: numbersOf(wording, scene, seat), score: String(scores[seat] ?? 0) }))
    .sort((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
}

/** How far the match is; in a game that counts no turns, for how many it is. */
export function turnText({ view, seats }: PlainScene): string {
  return view.turns > 0 ? t('web-turn-n', { n: view.turns }) : t('plain-seats', { n: seats.length });
}

export function story(wording: Wording, scene: PlainScene, events: GameEvent[]): Story {
  const turns = scene.view.turns || events.filter(({ verb }) => verb === 'turn').length;
  return {
    title: wording.result(scene), why: wording.result(scene, '-why'), facts: turns > 0 ? [t('plain-story-turns', { n: turns })] : [], moments: [], chart: null,
  };
}
