// What bots say now and then. They speak only about what every player sees: who did what to whom, never a card.
// The words are drawn from the match's public commitment, so every player reads the same and learns nothing.
import type { GameEvent, SeatInfo } from '../wire';

export interface Remark {
  seat: number;
  /** The id of the message. */
  id: string;
}

/** The occasions for a remark. */
export type Moment = 'hit' | 'strike' | 'dodge' | 'fell' | 'fall' | 'win';

/** The number of sentences of each strength for each occasion, and how often one is said. */
export const WORDS = 2;
const CHANCE: Record<Moment, number> = { hit: 0.3, strike: 0.25, dodge: 0.3, fell: 0.6, fall: 0.5, win: 1 };
export const SPEAKERS = ['greenhorn', 'deputy', 'marshal'];
/** The number of turns without a remark after a remark. */
const QUIET = 2;

type Sitter = Pick<SeatInfo, 'kind' | 'bot'>;
type Said = [number | undefined, Moment];
/** Who may speak after an event: the seat that acted and the seat it acted on. */
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

  /** The remark about these events, or null. */
  choose(events: GameEvent[], seats: Sitter[], winners: number[] = []): Remark | null {
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

  /** A number between 0 and 1 from seed and event: FNV-1a, mixed once more. */
  private draw(n: number, about: string): number {
    let hash = 0x811c9dc5;
    for (const char of `${this.seed} ${n} ${about}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  }
}
