// What bots say now and then. Only what everybody sees makes them speak: who did what to whom, never a card. Which
// words they choose is drawn from the match's sealed seed, so everybody hears the same and nobody learns anything.
import type { GameEvent, SeatInfo } from '../wire';

export interface Remark {
  seat: number;
  /** Of the words. */
  id: string;
}

/** What somebody may have to say about an event. */
export type Moment = 'hit' | 'strike' | 'dodge' | 'fell' | 'fall' | 'win';

/** How many sentences each strength has for each moment, and how often one is said. */
export const WORDS = 2;
const CHANCE: Record<Moment, number> = { hit: 0.3, strike: 0.25, dodge: 0.3, fell: 0.6, fall: 0.5, win: 1 };
export const SPEAKERS = ['greenhorn', 'deputy', 'marshal'];
/** Turns in which nobody speaks after somebody has. */
const QUIET = 2;

type Sitter = Pick<SeatInfo, 'kind' | 'bot'>;
type Said = [number | undefined, Moment];
/** Who may speak after an event: whoever did it, and whom it met. */
const MOMENTS: Record<string, (event: GameEvent, winners: number[]) => Said[]> = {
  hurt: ({ seat, other }) => (other === undefined || other === seat ? [] : [[seat, 'hit'], [other, 'strike']]),
  missed: ({ seat }) => [[seat, 'dodge']],
  dodge: ({ seat }) => [[seat, 'dodge']],
  hide: ({ seat, other }) => [[other, 'hit'], [seat, 'strike']],
  steal: ({ seat, other }) => [[other, 'hit'], [seat, 'strike']],
  out: ({ seat, other }) => [[other, 'fell'], [seat, 'fall']],
  win: (_, winners) => winners.map((seat) => [seat, 'win']),
};

export class RemarkChooser {
  private turn = 0;
  private spoke = -QUIET;

  /** `seed` is public and the same for everybody at the table. */
  constructor(private readonly seed: string) {}

  /** What is said about these events, if anybody says anything. */
  hear(events: GameEvent[], seats: Sitter[], winners: number[] = []): Remark | null {
    for (const event of events) {
      if (event.verb === 'turn') this.turn += 1;
      const found = this.said(event, seats, winners);
      if (found && (event.verb === 'win' || this.turn - this.spoke >= QUIET)) {
        this.spoke = this.turn;
        return found;
      }
    }
    return null;
  }

  private said(event: GameEvent, seats: Sitter[], winners: number[]): Remark | null {
    for (const [seat, moment] of MOMENTS[event.verb]?.(event, winners) ?? []) {
      const who = seat === undefined ? undefined : seats[seat];
      if (seat === undefined || who?.kind !== 'bot' || !SPEAKERS.includes(who.bot)) continue;
      if (this.draw(event.n, `${moment} ${seat}`) >= CHANCE[moment]) continue;
      const which = 1 + Math.floor(this.draw(event.n, `words ${seat}`) * WORDS);
      return { seat, id: `say-${who.bot}-${moment}-${which}` };
    }
    return null;
  }

  /** Between 0 and 1, by seed and event: FNV-1a, stirred once more. */
  private draw(n: number, about: string): number {
    let hash = 0x811c9dc5;
    for (const char of `${this.seed} ${n} ${about}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  }
}
