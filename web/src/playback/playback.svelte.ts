// Playback: the queue that plays events one after another, in a match and in a replay. When all events of a step have
// been played, the step is settled: the view that the server sent takes over.
//
// Two words are used for what is on the screen. Playback (this folder) is when: this queue, the time each event takes
// (event-durations.ts), which events are played as one (grouping.ts), and the view while events are played
// (playback-view.svelte.ts). Animation (the folder beside it) is how: movement, marks, lines and sounds of an event.
import type { GameEvent } from '../wire';
import { EventQueue } from './event-queue';
import { groupSize, isSoloAction, attacksAll, isReply, waves } from './grouping';
import { BEHIND, cueOf, holdBefore, durationOf, runsAhead, takesTime, type Cue, type Viewer } from './event-durations';
import { Pause } from './pause';
import type { Item, Weight } from './weight';

export interface EventAnimator {
  /** The page is hidden: nothing need be animated. */
  away(): boolean;
  viewer(): Viewer;
  weigh(event: GameEvent): Weight;
  /** Animates these events and resolves when their movement is over. A cue without time only plays sounds. */
  animate(events: GameEvent[], cue: Cue): Promise<void>;
  /** Applies these events without showing them. */
  skip?(events: GameEvent[]): void;
  /** Ends all movement at once. */
  cut?(): void;
}

/** The owner of the queue: a session or a replay. */
export interface PlaybackOwner<S> {
  tell(events: GameEvent[]): void;
  /** The step has been played. Returns true if I am asked now. */
  settle(step: S): boolean;
  /** Bots need not wait any longer for the events up to this one. */
  shown(event: number): void;
  /** True if a bot is about to answer the same attack: playback may wait for its answer. */
  more?(step: S, attack: GameEvent): boolean;
  /** True if a bot acts after this step: it need not wait until the step has been played. */
  ahead?(step: S): boolean;
  /** Resolves when the next step may be played. */
  rest?(): Promise<void>;
  /** How long the step waits at most, in milliseconds, before anything of it is shown here. */
  waits?(step: S): number;
  done(): void;
}

export interface PlayingNow {
  events: GameEvent[];
  cue: Cue;
}

/** The longest time that the first answers to an attack wait for the others, in milliseconds. */
const GATHER = 4000;
/** How long a bot's action waits for its next one, and the longest time in all, in milliseconds. */
const SOON = 300;
const MOST = 1000;

export class Playback<S> {
  busy = $state(false);
  /** What is being played. */
  now = $state.raw<PlayingNow | null>(null);
  /** Everything before my next question is skipped. */
  hurried = $state(false);
  animator: EventAnimator | null = null;

  private readonly queue = new EventQueue<S>();
  /** The attack on several players that is being answered. */
  private attack: GameEvent | null = null;
  private readonly pause = new Pause();
  /** The next group waits for more events. */
  private gathering = false;
  /** Bots wait until the current group has been played. */
  private grave = false;
  /** Counts how often the queue was cleared: a group of an earlier round is abandoned. */
  private round = 0;

  constructor(private readonly owner: PlaybackOwner<S>) {}

  add(events: GameEvent[], step: S): void {
    this.queue.add(events, step);
    this.spare(events);
    this.runAhead();
    if (this.gathering) this.pause.wake();
    void this.pump();
  }

  /** The last step that waits to be settled. */
  get last(): S | null {
    return this.queue.last;
  }

  hurry(): void {
    this.hurried = true;
    this.animator?.cut?.();
    this.pause.wake();
  }

  /** The player has read what is shown: goes on. */
  onward(): void {
    if (!this.gathering) this.pause.wake();
  }

  /** Empties the queue: the server has sent the whole state anew. */
  clear(): void {
    this.round += 1;
    this.queue.clear();
    this.attack = null;
    this.grave = false;
    this.animator?.cut?.();
    this.pause.wake();
  }

  /** Bots that answer an attack need not wait for each other: their answers are played as one group. */
  private spare(events: GameEvent[]): void {
    const last = events.at(-1);
    if (this.attack && last && events.every((event) => isReply(this.item(event).weight))) this.owner.shown(last.n);
  }

  /** Lets bots go on while their actions are still being played, unless a player has to see them first. */
  private runAhead(): void {
    if (!this.animator || this.grave) return;
    const viewer = this.animator.viewer();
    let last = this.now?.events.at(-1)?.n ?? 0;
    this.queue.walk((event) => {
      if (!runsAhead(this.item(event), viewer)) return false;
      last = event.n;
      return true;
    }, (step) => {
      if (!this.owner.ahead?.(step)) return false;
      this.owner.shown(last);
      return true;
    });
  }

  private item(event: GameEvent): Item {
    return { event, weight: this.animator?.weigh(event) ?? 'none' };
  }

  private get unseen(): boolean {
    return !this.animator || this.hurried || this.animator.away();
  }

  /** Plays the queue to its end; runs only once at a time. */
  private async pump(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.queue.length > 0) {
      const playing = this.next();
      if (playing) await playing;
    }
    this.now = null;
    this.busy = false;
    this.owner.done();
  }

  /** Plays the next item. Returns null if that took no time. */
  private next(): Promise<void> | null {
    const elsewhere = this.awaitStep();
    if (elsewhere) return elsewhere;
    const ended = this.queue.takeEnded();
    if (ended !== null) return this.settle([ended]) ?? this.owner.rest?.() ?? null;
    if (this.unseen) return this.pass();
    const items = this.items();
    const size = groupSize(items, this.attack !== null);
    const soon = this.awaitMore();
    if (soon) return soon;
    const viewer = (): Viewer => (this.animator as EventAnimator).viewer();
    const late = !viewer().patient && durationOf(items, viewer()) > BEHIND;
    const cue = cueOf(items.slice(0, size), viewer(), late);
    if (!takesTime(cue)) return this.pass(cue);
    return this.gather(cue) ?? this.present(size, cue);
  }

  /** Waits until the next step may be shown; null if it may be now. */
  private awaitStep(): Promise<void> | null {
    const { step } = this.queue;
    const time = step === null ? 0 : (this.owner.waits?.(step) ?? 0);
    return time > 0 ? this.pause.wait(time) : null;
  }

  private items(): Item[] {
    return this.queue.events.map((event) => this.item(event));
  }

  /** Passes events that are not animated. They are added to the log in one go, because each change is drawn. */
  private pass(cue?: Cue): null {
    const { events } = this.queue.take(cue ? this.idle() : this.queue.left);
    if (cue) void this.animator?.animate(events, cue);
    else this.animator?.skip?.(events);
    this.owner.tell(events);
    return null;
  }

  /** The number of events of this step before the first one that takes time. */
  private idle(): number {
    const viewer = (this.animator as EventAnimator).viewer();
    const items = this.items().slice(0, this.queue.left);
    const first = items.findIndex((item, i) => i > 0 && takesTime(cueOf([item], viewer)));
    return first < 0 ? items.length : first;
  }

  private settle(steps: S[]): null {
    for (const step of steps) if (this.owner.settle(step)) this.arrive();
    return null;
  }

  /** I am asked. If I hurried here, nothing that was moving is left on the screen. */
  private arrive(): void {
    if (this.hurried) this.animator?.cut?.();
    this.hurried = false;
  }

  private async present(size: number, cue: Cue): Promise<void> {
    const round = this.round;
    const { events, steps, begun } = this.queue.take(size);
    const items = events.map((event) => this.item(event));
    this.mark(events, cue);
    for (const wave of waves(items)) if (round === this.round) await this.perform(wave.map(({ event }) => event), cue);
    if (round !== this.round) return;
    // The last step is settled before its hold, so that the winners are seen while the end is told.
    if (cue.weight === 'end') this.settle([...steps.splice(0), ...this.lastStep()]);
    const viewer = this.animator?.viewer();
    await this.rest(viewer ? holdBefore(cue, items[0] as Item, this.items()[0], viewer) : 0);
    if (round !== this.round) return;
    this.grave = false;
    this.settle(steps);
    // The view is now that of the step before them.
    if (steps.length > 0) this.animator?.skip?.(begun);
    this.owner.shown((events.at(-1) as GameEvent).n);
    this.runAhead();
  }

  /** The step of the end, which is over. */
  private lastStep(): S[] {
    const step = this.queue.takeStep();
    return step === null ? [] : [step];
  }

  private async perform(events: GameEvent[], cue: Cue): Promise<void> {
    this.owner.tell(events);
    if (this.unseen) this.animator?.skip?.(events);
    else await this.animator?.animate(events, cue);
  }

  private mark(events: GameEvent[], cue: Cue): void {
    const [first] = events as [GameEvent];
    this.now = { events, cue };
    this.gathering = false;
    const { weight } = this.item(first);
    if (attacksAll(weight)) this.attack = first;
    else if (!isReply(weight) && weight !== 'out') this.attack = null;
    if (this.attack) this.owner.shown((events.at(-1) as GameEvent).n);
    this.grave = cue.struck || cue.weight === 'out' || cue.weight === 'end';
    this.runAhead();
  }

  /** Waits once for the bot's next action, which may belong to this group; null if there is nothing to wait for. */
  private awaitMore(): Promise<void> | null {
    const grows = (): boolean => {
      const all = this.items();
      const [first] = all;
      if (!first || this.last === null || this.unseen || groupSize(all, this.attack !== null) < all.length) return false;
      return (first.weight === 'volley' ? all.at(-1)?.weight === 'volley' : isSoloAction(first)) && this.owner.ahead?.(this.last) === true;
    };
    if (this.gathering || !grows()) return null;
    this.gathering = true;
    return this.growing(performance.now() + MOST, grows);
  }

  private async growing(end: number, grows: () => boolean): Promise<void> {
    for (let known = 0; grows() && this.queue.length > known && performance.now() < end; ) {
      known = this.queue.length;
      await this.rest(SOON);
    }
  }

  /** Waits once for the other answers to an attack; null if there is nothing to wait for. */
  private gather(cue: Cue): Promise<void> | null {
    const { attack } = this;
    if (this.gathering || !attack || !(isReply(cue.weight) || cue.weight === 'attack')) return null;
    const waits = (): boolean => this.last !== null && !this.unseen && (this.owner.more?.(this.last, attack) ?? false);
    if (!waits()) return null;
    this.gathering = true;
    return this.until(performance.now() + GATHER, waits);
  }

  private async until(end: number, waits: () => boolean): Promise<void> {
    while (waits() && performance.now() < end) await this.rest(end - performance.now());
  }

  private async rest(time: number): Promise<void> {
    if (time > 0 && !this.unseen) await this.pause.wait(time);
  }
}
