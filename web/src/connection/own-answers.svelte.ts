// The answers of this page: what was sent, what is held and can be taken back, and what was ordered beforehand.
import { pace } from '../settings/pace.svelte';
import type { Choice, FromServer, ToServer } from '../wire';
import type { Pending } from './session-types';

export class OwnAnswers {
  /** The number of the choice that I have answered and the server has not taken up yet. */
  sent = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** The option to answer with at once because the player ordered it beforehand, or null. */
  orders: ((choice: Choice) => number | null) | null = null;
  /** How often an answer was taken back in this match, according to the last question. */
  backs = 0;
  private answered: Choice | null = null;
  /** The number of the choice that an order has answered. */
  private obeyed: number | null = null;

  constructor(private readonly say: (message: ToServer) => void) {}

  /** An answer of mine is on its way or held. */
  get underWay(): boolean {
    return this.sent !== null || this.pending !== null;
  }

  answer(choice: Choice, option: number): void {
    if (this.sent === choice.number) return;
    this.sent = choice.number;
    this.answered = choice;
    // In the pace "at once" an answer is final: it is not held back so that it can be taken back.
    const final = pace.now === 'once' ? { final: true } : {};
    this.reply(choice, option, final);
  }

  /** Asks the server to take my last answer back. */
  takeBack(): void {
    if (!this.pending) return;
    this.say({ t: 'back', choice: this.pending.choice });
    this.pending.goesBack = true;
  }

  /** Makes the answer that is held final. */
  release(): void {
    if (!this.pending?.held || this.pending.goesBack) return;
    this.say({ t: 'answer', choice: this.pending.choice, option: this.pending.option, final: true, backs: this.backs });
  }

  /** Answers at once what the player ordered beforehand, so that others need not wait for this page's playback. */
  obey(choice: Choice | null): void {
    const option = choice?.options && choice.number !== this.obeyed ? (this.orders?.(choice) ?? null) : null;
    if (!choice || option === null) return;
    this.obeyed = choice.number;
    this.reply(choice, option, { final: true });
  }

  /** The same for a question that comes with the whole state: another match numbers its questions from the start. */
  obeyAnew(choice: Choice | null): void {
    this.obeyed = null;
    this.obey(choice);
  }

  /** The server holds my answer, or lets me take back one that it has applied. */
  onPending({ choice, option, left, held, timed = true }: Extract<FromServer, { t: 'pending' }>): void {
    const asked = this.answered?.number === choice ? this.answered : null;
    this.pending = { choice, option, until: performance.now() + left, all: left, held, timed, asked };
    if (held) this.sent = choice;
  }

  /** The server asks. If it asks again what I have answered, my answer was taken back. */
  onChoice(choice: Choice | null): void {
    this.count(choice);
    if (!this.pending?.held || choice?.number !== this.pending.choice) return;
    this.pending = null;
    this.sent = null;
  }

  onError(error: string): void {
    this.sent = null;
    if (error === 'too_late') this.pending = null;
  }

  count(choice: Choice | null): void {
    if (choice) this.backs = choice.backs ?? 0;
  }

  /** This choice is shown now: it counts as answered only if an order has answered it. */
  show(choice: Choice | null): void {
    this.sent = choice && choice.number === this.obeyed ? this.obeyed : null;
  }

  /** Sends an answer. After a take-back the same number may ask something else, so it names the number of take-backs. */
  private reply(choice: Choice, option: number, how: { final?: boolean }): void {
    this.say({ t: 'answer', choice: choice.number, option, ...how, backs: choice.backs ?? 0 });
  }
}
