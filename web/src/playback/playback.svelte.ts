// Playback: the queue that plays events one after another, in a match and in a replay. When all events of a step have
// been played, the step is settled: the view that the server sent takes over.
//
// Two words are used for what is on the screen. Playback (this folder) is when: this queue, the time each event takes
// (timing.ts), which events are played as one (grouping.ts), and the view while events are played
// (playback-view.svelte.ts). Animation (the folder beside it) is how: movement, marks, lines and sounds of an event.
import type { GameEvent } from '../wire';
import { groupSize, isSoloAction, attacksAll, isReply, waves } from './grouping';
import { BEHIND, cueOf, holdBefore, durationOf, runsAhead, takesTime, type Cue, type Viewer } from './timing';
import type { Item, Weight } from './weight';

export interface EventAnimator {
  /** Nobody looks (a hidden page): nothing need be shown. */
  away(): boolean;
  viewer(): Viewer;
  weigh(event: GameEvent): Weight;
  /** Shows these events and resolves when their movement is over; no time is given: only sounds. */
  animate(events: GameEvent[], cue: Cue): Promise<void>;
  /** These have happened and are not shown. */
  skip?(events: GameEvent[]): void;
  /** What moves need not be waited for. */
  cut?(): void;
}

/** Whoever owns the queue. */
export interface PlaybackOwner<S> {
  tell(events: GameEvent[]): void;
  /** The step has been shown; true if I am asked now. */
  settle(step: S): boolean;
  /** Everything up to this event has been shown, or need not be waited for. */
  shown(event: number): void;
  /** A bot is about to answer the attack as well: its answer may be waited for. */
  more?(step: S, attack: GameEvent): boolean;
  /** A bot goes on after this step: it need not wait until all of it has been shown. */
  ahead?(step: S): boolean;
  /** Something is still to be looked at before the next step. */
  rest?(): Promise<void>;
  done(): void;
}

export interface PlayingNow {
  events: GameEvent[];
  cue: Cue;
}

type QueueItem<S> = { event: GameEvent } | { step: S };

/** The longest that the first answers to an attack wait for the others. */
const GATHER = 4000;
/** What a bot does waits so long for what it does next, and so long in all. */
const SOON = 300;
const MOST = 1000;

export class Playback<S> {
  busy = $state(false);
  /** What is being shown. */
  now = $state.raw<PlayingNow | null>(null);
  /** On to my next question, without showing what lies between. */
  hurried = $state(false);
  animator: EventAnimator | null = null;

  private beats: QueueItem<S>[] = [];
  /** The attack on several that is being answered. */
  private attack: GameEvent | null = null;
  private wake: (() => void) | null = null;
  /** What is to be shown waits for more of its kind. */
  private gathering = false;
  /** What is being shown has to be seen before anybody goes on. */
  private grave = false;
  /** Another round of everything: what was being shown is no more. */
  private round = 0;

  constructor(private readonly owner: PlaybackOwner<S>) {}

  add(events: GameEvent[], step: S): void {
    this.beats.push(...events.map((event) => ({ event })), { step });
    this.spare(events);
    this.runAhead();
    if (this.gathering) this.wake?.();
    void this.pump();
  }

  /** The last step that waits to be settled. */
  get last(): S | null {
    const beat = this.beats.at(-1);
    return beat && 'step' in beat ? beat.step : null;
  }

  hurry(): void {
    this.hurried = true;
    this.animator?.cut?.();
    this.wake?.();
  }

  /** What stands there has been read. */
  onward(): void {
    if (!this.gathering) this.wake?.();
  }

  /** Forgets what is left: everything has come anew. */
  clear(): void {
    this.round += 1;
    this.beats = [];
    this.attack = null;
    this.grave = false;
    this.animator?.cut?.();
    this.wake?.();
  }

  /** Bots that answer an attack need not wait for each other to be shown: that is shown together. */
  private spare(events: GameEvent[]): void {
    const last = events.at(-1);
    if (this.attack && last && events.every((event) => isReply(this.item(event).weight))) this.owner.shown(last.n);
  }

  /** Bots go on while what they did is still being shown, as far as nobody has to see it first. */
  private runAhead(): void {
    if (!this.animator || this.grave) return;
    const viewer = this.animator.viewer();
    let last = this.now?.events.at(-1)?.n ?? 0;
    for (const beat of this.beats) {
      if ('event' in beat) {
        if (!runsAhead(this.item(beat.event), viewer)) return;
        last = beat.event.n;
      } else {
        if (!this.owner.ahead?.(beat.step)) return;
        this.owner.shown(last);
      }
    }
  }

  private item(event: GameEvent): Item {
    return { event, weight: this.animator?.weigh(event) ?? 'none' };
  }

  private get unseen(): boolean {
    return !this.animator || this.hurried || this.animator.away();
  }

  /** Works the queue off; only one run at a time. */
  private async pump(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    while (this.beats.length > 0) {
      const playing = this.next();
      if (playing) await playing;
    }
    this.now = null;
    this.busy = false;
    this.owner.done();
  }

  /** What takes no time is over when this returns. */
  private next(): Promise<void> | null {
    const beat = this.beats[0] as QueueItem<S>;
    if ('step' in beat) return this.settle(this.beats.splice(0, 1)) ?? this.owner.rest?.() ?? null;
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

  private items(): Item[] {
    return this.beats.flatMap((beat) => ('event' in beat ? [this.item(beat.event)] : []));
  }

  /** What is not shown is told at once: every change of the log is drawn. */
  private pass(cue?: Cue): null {
    const end = this.beats.findIndex((beat) => 'step' in beat);
    const size = cue ? this.idle(end) : end;
    const events = this.take(size < 0 ? this.beats.length : size).events;
    if (cue) void this.animator?.animate(events, cue);
    else this.animator?.skip?.(events);
    this.owner.tell(events);
    return null;
  }

  /** How many events of this step come before the first that takes time. */
  private idle(end: number): number {
    const viewer = (this.animator as EventAnimator).viewer();
    const items = this.items().slice(0, end);
    const first = items.findIndex((item, i) => i > 0 && takesTime(cueOf([item], viewer)));
    return first < 0 ? end : first;
  }

  /** The first so many events, with the steps that end among them. */
  private take(size: number): { events: GameEvent[]; steps: QueueItem<S>[] } {
    const events: GameEvent[] = [];
    const steps: QueueItem<S>[] = [];
    while (events.length < size) {
      const beat = this.beats.shift() as QueueItem<S>;
      if ('event' in beat) events.push(beat.event);
      else steps.push(beat);
    }
    return { events, steps };
  }

  private settle(beats: QueueItem<S>[]): null {
    for (const beat of beats) {
      if ('step' in beat && this.owner.settle(beat.step)) this.arrive();
    }
    return null;
  }

  /** I am asked: whoever hurried here finds nothing left of what was on its way. */
  private arrive(): void {
    if (this.hurried) this.animator?.cut?.();
    this.hurried = false;
  }

  private async present(size: number, cue: Cue): Promise<void> {
    const round = this.round;
    const { events, steps } = this.take(size);
    const items = events.map((event) => this.item(event));
    this.mark(events, cue);
    for (const wave of waves(items)) if (round === this.round) await this.perform(wave.map(({ event }) => event), cue);
    if (round !== this.round) return;
    // The end is seen as it is: who has won lies open while it is told.
    if (cue.weight === 'end') steps.push(...this.beats.splice(0, this.beats.findIndex((beat) => 'step' in beat) + 1));
    if (cue.weight === 'end') this.settle(steps.splice(0));
    const viewer = this.animator?.viewer();
    await this.rest(viewer ? holdBefore(cue, items[0] as Item, this.items()[0], viewer) : 0);
    if (round !== this.round) return;
    this.grave = false;
    this.settle(steps);
    this.owner.shown((events.at(-1) as GameEvent).n);
    this.runAhead();
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

  /** What a bot does next may belong to this: waits a moment for it, once; null if there is nothing to wait for. */
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
    for (let known = 0; grows() && this.beats.length > known && performance.now() < end; ) {
      known = this.beats.length;
      await this.rest(SOON);
    }
  }

  /** Waits for the other answers to an attack, once; null if there is nothing to wait for. */
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
    if (time <= 0 || this.unseen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, time);
    });
    clearTimeout(timer);
    this.wake = null;
  }
}
