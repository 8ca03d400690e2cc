// Puts on the table what the director calls for: sound, movement, lines, losses. The same for match and replay.
import type { Game, Scene } from '../games/game';
import type { GameEvent } from '../wire';
import { meetsAll, takesTime, type Cue, type Viewer, type Weight } from './director';
import { arrive, clearNotes, crown, fadeLines, land, performShows, relay, still, turned, uncrown, type Show } from './motion';
import type { Performer } from './showing.svelte';
import { play } from './sound';

export interface House {
  game: Game;
  scene: Scene;
  root: HTMLElement | null;
  layer: HTMLElement | null;
  viewer: Omit<Viewer, 'still' | 'me' | 'people'>;
}

/** Between a shot and its answer: lines stay. */
const MEANWHILE = new Set<Weight>(['check', 'small', 'draw', 'none']);
const ANSWERS = new Set<Weight>(['hit', 'answer', 'out']);

export class Staging implements Performer {
  /** An attack on several stands: losses stay on the plates until it is over. */
  private attack = false;

  constructor(private readonly house: () => House) {}

  away(): boolean {
    return document.hidden;
  }

  viewer(): Viewer {
    const { viewer, scene } = this.house();
    const people = scene.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return { ...viewer, still: still(), me: scene.view.me, people };
  }

  weigh(event: GameEvent): Weight {
    const { game, scene } = this.house();
    return game.weigh(scene, event);
  }

  async show(events: GameEvent[], cue: Cue): Promise<void> {
    const { game, scene, root, layer } = this.house();
    for (const sound of new Set(events.map((event) => game.sound(scene, event)))) if (sound) play(sound);
    const haste = cue.moves ? cue.haste : Infinity;
    const weights = events.map((event) => this.weigh(event));
    this.begin(weights[0] ?? 'none');
    const shows = layer ? events.map((event) => this.showOf(event, layer)) : events.map((event) => game.show(scene, event));
    if (layer) this.tidy(events, weights, layer, haste);
    if (!root || !layer || !takesTime(cue)) return this.settle(shows);
    // With whatever is in the way finished: a lost animation must not stop the queue.
    await performShows({ root, layer, haste, hold: cue.hold }, shows, (at, card) => game.drawCard(scene.catalog, at, card)).catch(() => undefined);
  }

  skip(events: GameEvent[]): void {
    const { game, scene } = this.house();
    this.settle(events.map((event) => game.show(scene, event)));
  }

  /** What is not shown has happened all the same: later events of the step go on from there. */
  private settle(shows: Show[]): void {
    for (const { skip, settle } of shows) (skip ?? settle)?.();
  }

  /** As the game has it; what cost nothing is noted only where it cost others, and only a duel turns its line. */
  private showOf(event: GameEvent, layer: HTMLElement): Show {
    const { game, scene } = this.house();
    const { note, back, ...show } = game.show(scene, event);
    const line = back && !this.attack ? turned(layer, back) : null;
    return { ...show, ...(line ? { line } : {}), ...(note && (!note.none || this.attack) ? { note } : {}) };
  }

  private begin(first: Weight): void {
    if (meetsAll(first)) this.attack = true;
    else if (!MEANWHILE.has(first) && !ANSWERS.has(first)) this.attack = false;
  }

  /** What events put an end to: the lines they answer, or everything before them. */
  private tidy(events: GameEvent[], weights: Weight[], layer: HTMLElement, haste: number): void {
    const [first = 'none'] = weights;
    if (meetsAll(first) || !this.attack) clearNotes(layer);
    if (weights.every((weight) => MEANWHILE.has(weight))) return;
    const answered = events.flatMap(({ seat, other }) => [`seat-${seat}`, `seat-${other}`]);
    fadeLines(layer, ANSWERS.has(first) || MEANWHILE.has(first) ? answered : null, haste);
  }

  cut(): void {
    const { layer } = this.house();
    if (layer) arrive(layer);
    this.clear();
  }

  /** The match is over: the lamp is on whoever has won. */
  ended(winners: number[]): void {
    const { root } = this.house();
    if (root) crown(root, winners);
  }

  /** Nobody has to answer anything: no line stands. */
  rest(): void {
    const { layer } = this.house();
    if (layer) fadeLines(layer, null, 1);
  }

  /** Nothing of what was shown is true any more. */
  clear(): void {
    const { root, layer } = this.house();
    this.attack = false;
    if (root) land(root);
    if (root) uncrown(root);
    if (layer) clearNotes(layer);
    if (layer) fadeLines(layer, null, Infinity);
  }

  resized(): void {
    const { root, layer } = this.house();
    if (root && layer) relay(root, layer);
  }
}
