// Performs the animations of events at a table: sounds, movement, lines and losses. Used by match and replay.
import type { Game, Scene } from '../games/game';
import type { GameEvent } from '../wire';
import { attacksAll } from '../playback/grouping';
import { takesTime, type Cue, type Viewer } from '../playback/event-durations';
import type { Weight } from '../playback/weight';
import { finishAnimations, clearNotes, lightWinners, fadeLines, showLandedCards, performAnimations, moveWithPlaces, still, turnedLine, darkenWinners, type EventAnimation } from './perform';
import type { EventAnimator } from '../playback/playback.svelte';
import { play } from './sound';

export interface AnimatedTable {
  game: Game;
  scene: Scene;
  root: HTMLElement | null;
  layer: HTMLElement | null;
  viewer: Omit<Viewer, 'still' | 'me' | 'people'>;
}

/** Events between a shot and its answer: lines stay. */
const MEANWHILE = new Set<Weight>(['check', 'small', 'draw', 'none']);
const ANSWERS = new Set<Weight>(['hit', 'answer', 'out']);

export class TableAnimator implements EventAnimator {
  /** An attack on several players is being answered: losses stay on the plates until it is over. */
  private attack = false;

  constructor(private readonly table: () => AnimatedTable) {}

  away(): boolean {
    return document.hidden;
  }

  viewer(): Viewer {
    const { viewer, scene } = this.table();
    const people = scene.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return { ...viewer, still: still(), me: scene.view.me, people };
  }

  weigh(event: GameEvent): Weight {
    const { game, scene } = this.table();
    return game.weigh(scene, event);
  }

  async animate(events: GameEvent[], cue: Cue): Promise<void> {
    const { game, scene, root, layer } = this.table();
    for (const sound of new Set(events.map((event) => game.sound(scene, event)))) if (sound) play(sound);
    const haste = cue.moves ? cue.haste : Infinity;
    const weights = events.map((event) => this.weigh(event));
    this.begin(weights[0] ?? 'none');
    const animations = layer ? events.map((event) => this.animationOf(event, layer)) : events.map((event) => game.animation(scene, event));
    if (layer) this.tidy(events, weights, layer, haste);
    if (!root || !layer || !takesTime(cue)) return this.settle(animations);
    // A failed animation must not stop the queue.
    await performAnimations({ root, layer, haste, hold: cue.hold }, animations, (at, card) => game.drawCard(scene.catalog, at, card)).catch(() => undefined);
  }

  skip(events: GameEvent[]): void {
    const { game, scene } = this.table();
    this.settle(events.map((event) => game.animation(scene, event)));
  }

  /** Applies events that are not animated: later events of the step build on them. */
  private settle(animations: EventAnimation[]): void {
    for (const { skip, settle } of animations) (skip ?? settle)?.();
  }

  /** The game's animation. "No loss" is noted only during an attack on several, and only a duel turns its line. */
  private animationOf(event: GameEvent, layer: HTMLElement): EventAnimation {
    const { game, scene } = this.table();
    const { note, back, ...animation } = game.animation(scene, event);
    const line = back && !this.attack ? turnedLine(layer, back) : null;
    return { ...animation, ...(line ? { line } : {}), ...(note && (!note.none || this.attack) ? { note } : {}) };
  }

  private begin(first: Weight): void {
    if (attacksAll(first)) this.attack = true;
    else if (!MEANWHILE.has(first) && !ANSWERS.has(first)) this.attack = false;
  }

  /** Removes what these events end: the lines they answer, or all lines and notes. */
  private tidy(events: GameEvent[], weights: Weight[], layer: HTMLElement, haste: number): void {
    const [first = 'none'] = weights;
    if (attacksAll(first) || !this.attack) clearNotes(layer);
    if (weights.every((weight) => MEANWHILE.has(weight))) return;
    const answered = events.flatMap(({ seat, other }) => [`seat-${seat}`, `seat-${other}`]);
    fadeLines(layer, ANSWERS.has(first) || MEANWHILE.has(first) ? answered : null, haste);
  }

  cut(): void {
    const { layer } = this.table();
    if (layer) finishAnimations(layer);
    this.clear();
  }

  /** The match is over: the winners stand in the lamplight. */
  ended(winners: number[]): void {
    const { root } = this.table();
    if (root) lightWinners(root, winners);
  }

  /** Fades all lines: no attack is left to answer. */
  fadeAllLines(): void {
    const { layer } = this.table();
    if (layer) fadeLines(layer, null, 1);
  }

  /** Removes every trace of the events that were played. */
  clear(): void {
    const { root, layer } = this.table();
    this.attack = false;
    if (root) showLandedCards(root);
    if (root) darkenWinners(root);
    if (layer) clearNotes(layer);
    if (layer) fadeLines(layer, null, Infinity);
  }

  resized(): void {
    const { root, layer } = this.table();
    if (root && layer) moveWithPlaces(root, layer);
  }
}
