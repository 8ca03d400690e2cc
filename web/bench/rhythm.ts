// One recorded match as a page plays it: the app's own session and playback, its table of times, and a server whose
// bots answer when that page has shown what happened. I answer at once.
import { weigh as bang } from '../src/games/bang/event-weights';
import { weigh as dice } from '../src/games/dice/event-weights';
import { weigh as wyatt } from '../src/games/wyatt/event-weights';
import type { BangScene } from '../src/games/bang/wording';
import type { Cue, Pace } from '../src/playback/event-durations';
import type { Weight } from '../src/playback/weight';
import { Session } from '../src/connection/session.svelte';
import type { Catalog, Choice, GameEvent, GameView, TableInfo } from '../src/wire';
import type { Clock } from './clock';
import { movement } from './movement';

export interface Step {
  turn: number;
  out: boolean[];
  events: GameEvent[];
  choice: Choice | null;
}

export interface Server {
  /** Seconds between the end of playback and the answer of a bot. */
  pause: number;
  /** And at least between two answers. */
  least: number;
  /** And before a forced answer of mine. */
  forced: number;
}

export interface Setting {
  game: string;
  players: number;
  catalog: Catalog;
  pace: Pace;
  server: Server;
}

/** Something was shown, or I was asked or answered. */
export interface Mark {
  at: number;
  what: 'shown' | 'asked' | 'answered';
  turn: number;
  out: boolean[];
  events: GameEvent[];
  hold: number;
}

const ME = 0;
/** Milliseconds from the page to the server, and back. */
const WAY = 20;

export class Watched {
  readonly marks: Mark[] = [];
  private readonly session = new Session();
  private at = 0;
  private told = 0;
  private shown = 0;
  private asked = -1;
  /** I answered last, and may take the answer back for a moment. */
  private mine = false;
  /** When the current question was asked. */
  private since = 0;

  constructor(private readonly clock: Clock, private readonly setting: Setting, private readonly steps: Step[]) {
    this.session.transport = { send: (message) => void (message.t === 'shown' && clock.after(WAY, () => this.hear(message.n))), close: () => undefined };
    this.session.playback.animator = {
      away: () => false,
      viewer: () => ({ pace: setting.pace, still: false, me: ME, people: [ME], speed: 1 }),
      weigh: (event) => this.weigh(event),
      animate: (events, cue) => this.animate(events, cue),
    };
  }

  get over(): boolean {
    return this.at >= this.steps.length - 1 && !this.session.busy;
  }

  begin(): void {
    const first = this.steps[0] as Step;
    this.told = first.events.length;
    this.session.receive({ t: 'table', table: this.table() });
    this.session.receive({ t: 'full', n: this.told, view: this.view(first), choice: first.choice, events: first.events });
    this.look();
  }

  private get step(): Step {
    return this.steps[this.at] as Step;
  }

  private table(): TableInfo {
    const seats = Array.from({ length: this.setting.players }, (_, i) => ({ kind: i === ME ? 'person' : 'bot', name: `S${i}`, bot: 'deputy', here: true }));
    return { id: 't', me: ME, state: 'playing', match: 'm', game: this.setting.game, seats } as unknown as TableInfo;
  }

  private view({ turn, out }: Step): GameView {
    return { me: ME, turn, seats: out.map((gone) => ({ out: gone })) } as unknown as GameView;
  }

  private weigh(event: GameEvent): Weight {
    const { game, catalog } = this.setting;
    if (game === 'bang') return bang({ view: this.session.view, catalog, seats: [] } as unknown as BangScene, event);
    return game === 'dice' ? dice(event) : wyatt(event);
  }

  private async animate(events: GameEvent[], cue: Cue): Promise<void> {
    this.mark('shown', events, cue.hold);
    if (cue.moves) await this.clock.wait(movement(this.setting.game, events, (event) => this.weigh(event)) / cue.haste);
  }

  private mark(what: Mark['what'], events: GameEvent[] = [], hold = 0): void {
    const { turn, out } = this.step;
    this.marks.push({ at: this.clock.now, what, turn, out, events, hold });
  }

  /** The page reports how far it has shown the match. */
  private hear(n: number): void {
    this.shown = n;
    this.look();
  }

  /** Whose answer is due, and when. */
  private look(): void {
    const { choice } = this.step;
    if (!choice || this.asked === this.at) return;
    if (choice.seat === ME) return this.wait(() => this.question(choice));
    if (this.shown < this.told) return;
    this.asked = this.at;
    const { pause, least } = this.setting.server;
    const wait = this.mine ? pause * 1000 : Math.max(0, this.since + least * 1000 - this.clock.now);
    this.clock.after(wait + WAY, () => this.next(false));
  }

  /** Until my page asks me. */
  private wait(then: () => void): void {
    this.asked = this.at;
    const poll = (): void => {
      if (this.session.choice?.number === this.step.choice?.number && !this.session.busy) then();
      else this.clock.after(1, poll);
    };
    poll();
  }

  private question(choice: Choice): void {
    this.mark('asked');
    this.mark('answered');
    const { pause, forced } = this.setting.server;
    // An answer that passes the turn on is held for as long as a bot pauses.
    const ends = this.steps[this.at + 1]?.events.some(({ verb }) => verb === 'turn');
    this.clock.after((choice.forced ? forced : ends ? pause : 0) * 1000, () => {
      this.session.own.sent = choice.number;
      this.next(true);
    });
  }

  private next(mine: boolean): void {
    this.mine = mine;
    this.since = this.clock.now - WAY;
    this.at += 1;
    const { events, choice, turn } = this.step;
    this.told += events.length;
    this.session.receive({ t: 'step', n: this.told, events, patch: { turn }, choice });
    // A page that had nothing to show has shown it.
    this.look();
  }
}
