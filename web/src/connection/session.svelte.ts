// Everything one browser knows of one table. The server's messages fill it, the pages show it.
// Steps are played one after another: first the events, then the view changes.
import { markFatalHits } from '../log/fatal-hits';
import { Playback } from '../playback/playback.svelte';
import type { Choice, FromServer, GameEvent, GameView, TableInfo, ToServer } from '../wire';
import { ChatLog } from './chat-log.svelte';
import { withNumbers } from './event-numbers';
import { OwnAnswers } from './own-answers.svelte';
import { applyPatch } from './patch';
import { PlaybackReport } from './playback-report';
import type { Hint, Odds, Over, Pending, Step, TakenBack } from './session-types';
import type { Transport } from './socket';

/** Messages that the page sends without being told to. */
const OF_ITSELF = new Set<ToServer['t']>(['hello', 'shown', 'name']);
/** How long a page that shows only a hand waits for a big screen that shows nothing new, in milliseconds. */
const PATIENCE = 20_000;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<GameView | null>(null);
  /** The match of the view. `table` names the next match a moment earlier. */
  viewed = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  log = $state.raw<GameEvent[]>([]);
  readonly chat = new ChatLog();
  status = $state<'connecting' | 'live' | 'lost'>('connecting');
  /** The server cannot store anything at the moment and waits until it can. */
  waiting = $state(false);
  over = $state.raw<Over | null>(null);
  error = $state<string | null>(null);
  taken = $state.raw<TakenBack[]>([]);
  /** What a bot would do, if I have asked. */
  hint = $state.raw<Hint | null>(null);
  /** The number of the last event that the slowest big screen has shown; null: there is no screen to wait for. */
  screenShown = $state<number | null>(null);
  /** The chances of each role, if I have asked. */
  odds = $state.raw<Odds | null>(null);

  readonly playback = new Playback<Step>({
    tell: (events) => void (this.log = [...this.log, ...events]),
    settle: (step) => this.settle(step),
    shown: (event) => this.report(event),
    more: (step, attack) => this.more(step, attack),
    ahead: ({ choice, own }) => !own && choice !== null && this.table?.seats[choice.seat]?.kind === 'bot',
    done: () => this.finish(),
    waits: (step) => this.waits(step),
  });
  readonly own = new OwnAnswers((message) => this.say(message));
  transport: Transport | null = null;
  /** This page shows only a hand: it shows nothing before the big screen has. */
  private follows = false;
  /** When a big screen went on last. */
  private screenAt = -Infinity;
  private last = 0;
  private readonly progress = new PlaybackReport((n) => this.say({ t: 'shown', n }));
  private pendingOver: Over | null = null;
  /** The match of the view, and the seat it is for. */
  private eyes = '';

  /** `screen`: this page is a big screen, a spectator that others wait for. */
  constructor(readonly screen = false) {}

  say(message: ToServer): void {
    // What was refused is over when the person does the next thing.
    if (!OF_ITSELF.has(message.t)) this.error = null;
    this.transport?.send(message);
  }

  hello(): void {
    const screen = this.screen ? { screen: true } : {};
    this.say({ t: 'hello', since: this.last, match: this.table?.match ?? null, chat: this.chat.last, intro: true, backs: this.own.backs, ...screen });
  }

  lost(): void {
    this.status = 'lost';
    this.waiting = false;
  }

  /** Answers the question that is shown. */
  answer(option: number): void {
    if (this.choice) this.own.answer(this.choice, option);
  }

  /** The number of the choice that I have answered and the server has not taken up yet. */
  get sent(): number | null {
    return this.own.sent;
  }

  /** My answer that can still be taken back. */
  get pending(): Pending | null {
    return this.own.pending;
  }

  /** The page begins or ends to show only a hand. */
  follow(on: boolean): void {
    this.follows = on;
    this.playback.onward();
  }

  /** Asks the server what a strong bot would do. */
  ask(): void {
    if (this.choice) this.say({ t: 'hint', choice: this.choice.number });
  }

  /** Asks the server for the chances of each role. */
  askOdds(): void {
    this.say({ t: 'odds' });
  }

  /** A bot has said something. */
  remark(seat: number, id: string): void {
    this.chat.addRemark(seat, this.name(seat), id);
  }

  /** Asks the server to take my last answer back. */
  back(): void {
    this.own.takeBack();
  }

  /** Events are being played. */
  get busy(): boolean {
    return this.playback.busy;
  }

  /** Skips everything before my next question. */
  hurry(): void {
    this.own.release();
    if (this.hurriable) this.playback.hurry();
  }

  /** There is something to skip before my next question. */
  get hurriable(): boolean {
    const asked = this.choice !== null && this.choice.seat === this.table?.me;
    return this.busy || this.pending?.held === true || (!asked && this.inPlay && this.table?.state === 'playing');
  }

  /** I may still be asked something. */
  private get inPlay(): boolean {
    const seat = this.view?.seats[this.table?.me ?? -1];
    return seat !== undefined && !('out' in seat && seat.out);
  }

  receive(message: FromServer): void {
    this.status = 'live';
    switch (message.t) {
      case 'table': return this.onTable(message.table);
      case 'full': return this.onFull(message);
      case 'step': return this.onStep(message);
      case 'choice': return this.onChoice(message.choice);
      case 'pending': return this.own.onPending(message);
      case 'hint': return void (this.hint = { choice: message.choice, option: message.option, why: message.why });
      case 'odds': return void (this.odds = { choice: message.choice, seats: message.seats });
      case 'back': return this.onBack(message);
      case 'chat': return this.chat.receive(message);
      case 'phrase': return this.chat.addPhrase(message.seat, this.name(message.seat), message.id);
      case 'over': return this.onOver({ result: message.result, seed: message.seed, match: message.match, names: message.names ?? [] });
      case 'error': return this.onError(message.error);
      case 'screen': return this.onScreen(message.n);
      case 'waiting': return void (this.waiting = message.on);
      case 'newer':
      case 'pong': return;
    }
  }

  private name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  private onTable(table: TableInfo): void {
    if (this.table && table.state !== 'over' && this.table.state === 'over') this.over = null;
    if (this.table?.match !== table.match) {
      this.taken = [];
      this.odds = null;
    }
    this.table = table;
    if (!table.screens) this.onScreen(null);
  }

  private onScreen(n: number | null): void {
    this.screenShown = n;
    this.screenAt = performance.now();
    if (this.follows) this.playback.onward();
  }

  private onFull(message: Extract<FromServer, { t: 'full' }>): void {
    if (this.nothingNew(message)) return;
    this.playback.clear();
    this.own.pending = null;
    this.screenShown = null;
    const before = message.n - message.events.length;
    const known = message.n >= this.last ? this.log.filter((event) => event.n <= before) : [];
    this.last = message.n;
    this.log = markFatalHits([...known, ...withNumbers(message.events, message.n)]);
    this.view = message.view;
    this.viewed = this.table?.match ?? null;
    this.choice = message.choice;
    this.own.count(message.choice);
    this.own.obeyAnew(message.choice);
    this.own.show(message.choice);
    this.progress.restart();
    this.report(message.n);
  }

  /** True if the table only moved to another node: what is being played here leads to this view, so playback goes on. */
  private nothingNew({ n, choice }: Extract<FromServer, { t: 'full' }>): boolean {
    const eyes = `${this.table?.match} ${this.table?.me}`;
    const waiting = this.playback.last;
    const same = this.eyes === eyes && n === this.last && choice !== null && waiting?.choice?.number === choice.number
      && waiting.choice.backs === choice.backs;
    this.eyes = eyes;
    if (!same || !waiting) return false;
    waiting.choice = choice;
    this.own.obeyAnew(choice);
    // The other node has not been told how far playback is.
    this.progress.tellAgain();
    return true;
  }

  private onStep(message: Extract<FromServer, { t: 'step' }>): void {
    const own = this.own.underWay;
    this.last = message.n;
    this.own.pending = null;
    this.own.count(message.choice);
    this.own.obey(message.choice);
    // No question is shown while the answer is being played.
    this.choice = null;
    this.playback.add(markFatalHits(withNumbers(message.events, message.n)), { patch: message.patch, choice: message.choice, own, n: message.n, at: performance.now() });
    // What the big screen shows need not be waited for here a second time.
    if (this.follows && this.screenShown !== null) this.report(message.n);
  }

  /** How long a hand still waits for the big screen before it shows this step. */
  private waits({ n, at }: Step): number {
    return this.follows && this.screenShown !== null && this.screenShown < n ? Math.max(at, this.screenAt) + PATIENCE - performance.now() : 0;
  }

  /** An answer was taken back: what came after event n did not happen. */
  private onBack({ n, seat, view, choice }: Extract<FromServer, { t: 'back' }>): void {
    this.playback.clear();
    this.own.pending = null;
    this.log = this.log.filter((event) => event.n <= n);
    this.last = n;
    this.progress.rewind(n);
    this.view = view;
    this.choice = choice;
    this.own.count(choice);
    this.own.sent = null;
    this.taken = [...this.taken, { n, seat }];
  }

  private onChoice(choice: Choice | null): void {
    this.own.onChoice(choice);
    const waiting = this.playback.last;
    if (waiting) waiting.choice = choice;
    else this.choice = choice;
  }

  private onOver(over: Over): void {
    if (this.busy) this.pendingOver = over;
    else this.over = over;
  }

  private onError(error: string): void {
    this.error = error;
    this.own.onError(error);
  }

  /** Everything has been played. */
  private finish(): void {
    this.report(this.last);
    this.progress.send();
    // A player who is never asked again has now seen everything.
    if (!this.inPlay || this.pendingOver) this.playback.hurried = false;
    if (!this.pendingOver) return;
    this.over = this.pendingOver;
    this.pendingOver = null;
  }

  /** The events of a step have been played. Returns true if I am asked now. */
  private settle(step: Step): boolean {
    this.view = applyPatch(this.view, step.patch);
    // If more has happened since, the question is already answered.
    this.choice = this.playback.last ? null : step.choice;
    this.own.show(this.choice);
    return this.choice?.options !== undefined && this.choice.seat === this.table?.me;
  }

  /** True if a bot is about to answer the same attack. */
  private more({ choice }: Step, attack: GameEvent): boolean {
    const seat = choice && this.table?.seats[choice.seat];
    return choice?.card !== undefined && choice.card === attack.card && seat?.kind === 'bot';
  }

  private report(event: number): void {
    if (this.table?.state === 'playing' && (this.screen || this.table.me !== null)) this.progress.report(event, this.last);
  }
}
