// The state of my hands at the table: which card is raised, what pays for it, what a tap answers.
import type { BangView, Catalog, Choice } from '../../wire';
import { bareAnswer, bareTargets, dropCard, keyedCards, settled, tapCard, targetsOf, withCard } from './choosing';
import { billOf, pick, type Bill } from './prices';

export interface Table {
  choice: Choice | null;
  view: BangView;
  catalog: Catalog;
  live: boolean;
  answer: (option: number) => void;
}

export type Look = 'selected' | 'pays' | 'playable' | 'dimmed';

export class Play {
  /** A card of mine, or my own ability (OWN_CHARACTER). */
  raised = $state<number | null>(null);
  dragging = $state<number | null>(null);
  /** Why a tapped card cannot be played. */
  refused = $state<number | null>(null);
  /** The answer that waits to be paid; nothing has been sent yet. */
  bill = $state.raw<Bill | null>(null);
  /** What was chosen to pay has just been handed over: nobody need be asked. */
  settling = $state(false);
  /** What pays for the answer just sent, until the engine has asked for it. */
  private prepared: number[] = [];

  /** `inspect` opens a seat, to choose among the cards before it. */
  constructor(private readonly table: () => Table, readonly inspect: (seat: number) => void = () => undefined) {}

  /** My question, or null. */
  readonly choice = $derived.by(() => {
    const { choice, view, live } = this.table();
    return live && choice && choice.seat === view.me && choice.options ? choice : null;
  });

  readonly targets = $derived.by(() => {
    if (this.bill) return new Map<number, number>();
    const raised = targetsOf(this.choice, this.dragging ?? this.raised);
    return raised.size > 0 ? raised : bareTargets(this.choice);
  });

  /** Cards lying open to me: my hand, what I have before me, what is on offer in the middle. */
  readonly open = $derived.by(() => {
    const { view } = this.table();
    const mine = view.seats[view.me ?? -1];
    return [...(mine?.hand ?? []), ...(mine?.front ?? []), ...view.shelf];
  });

  readonly keyed = $derived.by(() => this.bill?.cards ?? keyedCards(this.choice, this.open));

  /** The key that chooses this card now, or nothing. */
  keyOf(card: number): string {
    const place = this.raised === null || this.bill ? this.keyed.indexOf(card) : -1;
    return place >= 0 && place < 9 ? String(place + 1) : '';
  }

  can(card: number): boolean {
    return this.bill ? this.bill.cards.includes(card) : withCard(this.choice, card).length > 0;
  }

  look(card: number): Look | undefined {
    if (this.bill?.picked.includes(card)) return 'pays';
    if (this.raised === card || this.dragging === card) return 'selected';
    if (this.can(card)) return 'playable';
    return this.choice ? 'dimmed' : undefined;
  }

  /** Whether a card before this seat can be chosen by a tap, in answer to a question. */
  offers(seat: number): boolean {
    const front = this.table().view.seats[seat]?.front ?? [];
    return this.choice?.topic !== 'play' && front.some((card) => this.can(card));
  }

  tap(card: number): void {
    this.refused = null;
    if (this.bill) return void (this.bill = pick(this.bill, card));
    const tap = tapCard(this.choice, card, this.raised);
    if (tap.kind === 'answer') this.take(tap.option);
    else if (tap.kind === 'raise') this.raise(card);
    else if (this.raised === card) this.raised = null;
    else if (this.choice && !this.can(card)) this.refused = card;
  }

  /** A card or ability is in my hand now; what is only to be paid for asks for its price at once. */
  raise(card: number): void {
    this.raised = card;
    const bare = bareAnswer(this.choice, card);
    if (bare !== null && this.billFor(bare)) this.take(bare);
  }

  /** A tap on a seat: true when it was a target. */
  tapSeat(seat: number): boolean {
    const option = this.targets.get(seat);
    if (option === undefined) return false;
    this.take(option);
    return true;
  }

  drop(card: number, seat: number | null): void {
    const option = dropCard(this.choice, card, seat);
    if (option !== null) this.take(option);
  }

  /** Answers, or first asks what pays for it. */
  take(option: number): void {
    const bill = this.billFor(option);
    if (!bill) return this.answer(option);
    this.raised = bill.card;
    this.bill = bill;
  }

  /** Paid: the answer goes out, and the cards as soon as the engine asks for them. */
  pay(): void {
    const bill = this.bill;
    if (!bill || bill.picked.length < bill.price) return;
    this.answer(bill.option);
    this.prepared = bill.picked;
  }

  /** A new question has come: what was prepared for it is answered, what was not is forgotten. */
  settle(): void {
    if (!this.table().choice) return;
    const option = settled(this.choice, this.prepared);
    this.settling = option !== null;
    this.prepared = option === null ? [] : this.prepared.slice(1);
    if (option !== null) this.table().answer(option);
  }

  cancel(): void {
    this.raised = null;
    this.refused = null;
    this.bill = null;
  }

  private answer(option: number): void {
    this.cancel();
    this.prepared = [];
    this.table().answer(option);
  }

  private billFor(index: number): Bill | null {
    const { catalog, view } = this.table();
    const option = this.choice?.options?.[index];
    return option ? billOf(catalog, view, option, index) : null;
  }
}
