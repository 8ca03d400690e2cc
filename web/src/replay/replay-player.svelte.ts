// Plays a finished match: its steps go into the same queue that a running match uses.
import { tick } from 'svelte';
import type { GameEvent, Replay } from '../wire';
import { Playback } from '../playback/playback.svelte';

export const SPEEDS = [1, 2, 4, 8] as const;
/** The number of steps that are queued in advance, so that groups can form. */
const AHEAD = 12;

export interface ReplaySource {
  steps: Replay['steps'];
  /** Resolves when the next step may be played. */
  rest?: () => Promise<void>;
}

export class ReplayPlayer {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Events of the next step that are in the log already. */
  private told = $state.raw<GameEvent[]>([]);
  private fed = 0;

  readonly playback = new Playback<number>({
    tell: (events) => void (this.told = [...this.told, ...events]),
    settle: (step) => this.turnTo(step),
    shown: () => undefined,
    rest: async () => {
      await tick();
      await this.watched().rest?.();
    },
    done: () => void (this.playing &&= this.at < this.last),
  });

  constructor(private readonly watched: () => ReplaySource) {}

  readonly last = $derived.by(() => this.watched().steps.length - 1);
  readonly step = $derived.by(() => this.watched().steps[Math.min(this.at, this.last)]!);
  readonly events = $derived.by(() => [...this.watched().steps.slice(0, this.at + 1).flatMap((step) => step.events), ...this.told]);

  toggle(): void {
    if (this.playing) return this.jump(this.at);
    // At its end the replay starts again.
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.fed = this.at;
    this.feed();
  }

  jump(to: number): void {
    this.playing = false;
    this.playback.clear();
    this.told = [];
    this.at = Math.min(this.last, Math.max(0, to));
  }

  private feed(): void {
    while (this.fed < Math.min(this.last, this.at + AHEAD)) {
      this.fed += 1;
      this.playback.add(this.watched().steps[this.fed]?.events ?? [], this.fed);
    }
  }

  private turnTo(step: number): boolean {
    const last = this.watched().steps[step]?.events.at(-1)?.n ?? 0;
    this.told = this.told.filter(({ n }) => n > last);
    this.at = step;
    this.feed();
    return false;
  }
}
