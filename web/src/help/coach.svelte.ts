// Notes for a player's first match of a game: one at a time, each points at one thing.
import type { Scene } from '../games/game';
import type { Choice } from '../wire';
import { remember, remembered } from '../settings/storage';

export interface CoachNote {
  /** Its messages are coach-<game>-<id> and coach-<game>-<id>-text. */
  id: string;
  /** What it points at, as a selector; null = not now. */
  at(scene: Scene, choice: Choice | null): string | null;
  /** It is about me: then its messages are coach-<game>-<id>-you and so on. */
  me?(scene: Scene): boolean;
}

/** Whether I am the Sheriff. */
export function isSheriff({ view }: Scene): boolean {
  const seat = view.seats[view.me ?? -1];
  return seat !== undefined && 'role' in seat && seat.role === 'sheriff';
}

const OFF = 'off';

/** Which notes of one game this browser has shown. */
export class CoachProgress {
  private seen = $state.raw<string[]>([]);
  /** The player switched notes off, or this is not their first match. */
  over = $state(false);

  constructor(private readonly game: string, private readonly match: string) {
    const [first, ...seen] = (remembered(this.key) ?? match).split(' ');
    this.seen = seen;
    this.over = remembered('coach') === OFF || first !== match;
  }

  private get key(): string {
    return `coach.${this.game}`;
  }

  knows(note: CoachNote): boolean {
    return this.seen.includes(note.id);
  }

  learn(note: CoachNote): void {
    this.seen = [...this.seen, note.id];
    remember(this.key, [this.match, ...this.seen].join(' '));
  }

  /** Switches notes off for all games. */
  stop(): void {
    this.over = true;
    remember('coach', OFF);
  }
}
