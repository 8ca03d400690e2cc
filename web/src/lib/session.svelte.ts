// What one browser knows of one table: fed by the server's messages, shown by the pages.
// Steps are shown one after the other: the events are performed, then the view changes.
import type {
  Result, Choice, FromServer, GameEvent, GameView, Patch, TableInfo, ToServer,
} from '../wire';
import { applyPatch } from './patch';
import type { Transport } from './socket';

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  phrase: string | null;
}

export interface Over {
  result: Result | null;
  seed: string;
  match: string;
}

interface Step {
  events: GameEvent[];
  patch: Patch;
  choice: Choice | null;
}

export interface Performer {
  /** Nothing moves (reduced motion, a hidden page): the events of a step may come all at once. */
  still(): boolean;
  /** Shows one event on the table and resolves when the next one may follow. */
  show(event: GameEvent, haste: number): Promise<void>;
}

/** Behind by this many steps, the performance hurries. */
const HURRY_FROM = 3;
const CHAT_KEPT = 200;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  choice = $state.raw<Choice | null>(null);
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  status = $state<'connecting' | 'live' | 'lost'>('connecting');
  over = $state.raw<Over | null>(null);
  error = $state<string | null>(null);
  /** Events still being shown: the person may skip them. */
  busy = $state(false);
  /** Number of the choice that has been answered and not yet taken up. */
  sent = $state<number | null>(null);

  performer: Performer | null = null;
  /** What the person has said beforehand: the option to answer with at once, or null. */
  orders: ((choice: Choice) => number | null) | null = null;
  transport: Transport | null = null;
  private last = 0;
  private chatSeen = 0;
  private queue: Step[] = [];
  private skipping = false;
  private pendingOver: Over | null = null;
  /** Number of the choice that an order has answered. */
  private obeyed: number | null = null;

  say(message: ToServer): void {
    this.transport?.send(message);
  }

  hello(): void {
    this.say({ t: 'hello', since: this.last, match: this.table?.match ?? null, chat: this.chatSeen });
  }

  lost(): void {
    this.status = 'lost';
  }

  answer(option: number): void {
    const choice = this.choice;
    if (!choice || this.sent === choice.number) return;
    this.sent = choice.number;
    this.say({ t: 'answer', choice: choice.number, option });
  }

  /** Show what is still to come at once. */
  skip(): void {
    this.skipping = this.busy;
  }

  receive(message: FromServer): void {
    this.status = 'live';
    switch (message.t) {
      case 'table': return this.onTable(message.table);
      case 'full': return this.onFull(message);
      case 'step': return this.onStep(message);
      case 'choice': return this.onChoice(message.choice);
      case 'chat': return this.onLine(message);
      case 'phrase':
        return this.onChat({ seat: message.seat, name: this.name(message.seat), text: '', phrase: message.id });
      case 'over': return this.onOver({ result: message.result, seed: message.seed, match: message.match });
      case 'error': return this.onError(message.error);
      case 'pong': return;
    }
  }

  private name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  private onTable(table: TableInfo): void {
    if (this.table && table.state !== 'over' && this.table.state === 'over') this.over = null;
    this.table = table;
  }

  private onFull(message: Extract<FromServer, { t: 'full' }>): void {
    this.queue = [];
    this.skipping = this.busy;
    const first = message.events[0]?.n ?? message.n + 1;
    const known = message.n >= this.last ? this.log.filter((event) => event.n < first) : [];
    this.last = message.n;
    this.log = [...known, ...message.events];
    this.view = message.view;
    this.choice = message.choice;
    // Another match counts its questions anew.
    this.obeyed = null;
    this.obey(message.choice);
    this.keepSent();
  }

  private onStep(message: Extract<FromServer, { t: 'step' }>): void {
    this.last = message.n;
    this.queue.push({ events: message.events, patch: message.patch, choice: message.choice });
    this.obey(message.choice);
    void this.pump();
  }

  private onChoice(choice: Choice | null): void {
    const waiting = this.queue.at(-1);
    if (waiting) waiting.choice = choice;
    else this.choice = choice;
  }

  /** After a lost connection the server may send lines again. */
  private onLine(message: Extract<FromServer, { t: 'chat' }>): void {
    if (message.n <= this.chatSeen) return;
    this.chatSeen = message.n;
    this.onChat({ seat: message.seat, name: message.name, text: message.text, phrase: null });
  }

  private onChat(line: ChatLine): void {
    this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    this.unread += 1;
  }

  private onOver(over: Over): void {
    if (this.busy) this.pendingOver = over;
    else this.over = over;
  }

  private onError(error: string): void {
    this.error = error;
    this.sent = null;
  }

  /** Works the queue off; only one run at a time. */
  private async pump(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) await this.show(step);
    this.busy = false;
    this.skipping = false;
    if (this.pendingOver) {
      this.over = this.pendingOver;
      this.pendingOver = null;
    }
  }

  private async show(step: Step): Promise<void> {
    const view = this.view;
    // Nobody is asked while the answer is being shown.
    this.choice = null;
    if (this.performer && !this.performer.still()) await this.performAll(step.events);
    else this.tellAll(step.events);
    // A full view may have come in between; it already contains this step.
    if (this.view !== view) return;
    this.view = applyPatch(this.view, step.patch);
    this.choice = step.choice;
    this.keepSent();
  }

  /** Answers at once what was ordered beforehand: nobody waits for what is still being shown here. */
  private obey(choice: Choice | null): void {
    const option = choice?.options && choice.number !== this.obeyed ? (this.orders?.(choice) ?? null) : null;
    if (!choice || option === null) return;
    this.obeyed = choice.number;
    this.say({ t: 'answer', choice: choice.number, option });
  }

  private keepSent(): void {
    this.sent = this.choice && this.choice.number === this.obeyed ? this.obeyed : null;
  }

  /** Event by event, so that the log says what is being shown; what is skipped is told at once. */
  private async performAll(events: GameEvent[]): Promise<void> {
    const view = this.view;
    for (const [i, event] of events.entries()) {
      if (this.view !== view) return;
      if (!this.performer || this.skipping) return this.tell(events.slice(i));
      this.tell([event]);
      await this.performer.show(event, this.haste());
    }
  }

  /** Nothing moves: all of a step in one go, for every change of the log is drawn. */
  private tellAll(events: GameEvent[]): void {
    this.tell(events);
    if (this.skipping) return;
    for (const event of events) void this.performer?.show(event, 1);
  }

  private tell(events: GameEvent[]): void {
    this.log = [...this.log, ...events];
  }

  private haste(): number {
    return Math.max(1, this.queue.length / HURRY_FROM);
  }
}
