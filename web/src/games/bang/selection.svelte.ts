// What I have selected at the table: which card is raised, what pays for it, what a tap answers.
import { OWN_CHARACTER } from '../../wire';
import type { BangView, Catalog, Choice } from '../../wire';
import { bareAnswer, bareTargets, dropCard, isOneCard, keyedCards, NO_CARD, settled, tapCard, targetsOf, usesOf, withCard, type Step } from './options';
import { isDeclined, savesOf, takingOf } from './incoming-hit';
import { zonesOf } from './furniture';
import { billOf, pick, type Bill } from './card-prices';
import { mayBoard, ticketOf } from './train/chosen-car';

export interface Table {
  choice: Choice | null;
  view: BangView;
  catalog: Catalog;
  live: boolean;
  answer: (option: number) => void;
}

/** How long the page waits after I accept a loss. It always waits, so that nobody can tell whether I could have avoided the loss. */
const RESIGNED = { least: 1200, most: 3000 };

export type Look = 'selected' | 'pays' | 'playable' | 'dimmed';

export class Selection {
  /** A card of mine, or my own ability (OWN_CHARACTER). */
  raised = $state<number | null>(null);
  /** One of several uses of the raised card. */
  way = $state<string | null>(null);
  /** The page shows the train one station further. Nothing has been sent yet. */
  moved = $state(false);
  dragging = $state<number | null>(null);
  /** The card that was tapped and cannot be played, or the seat that cannot be its target. */
  refused = $state<number | null>(null);
  shunned = $state.raw<{ card: number; seat: number } | null>(null);
  /** The answer that has to be paid for. Nothing has been sent yet. */
  bill = $state.raw<Bill | null>(null);
  /** The chosen payment has just been sent: no question is shown. */
  settling = $state(false);
  /** The answers to the next questions of the engine, chosen together with the last answer. */
  private prepared: Step[] = [];
  /** The cards that could have made up for the hit I take. */
  private declined: Step[] = [];
  /** The question that was answered together with the one before: it is not shown. */
  resigned = $state<number | null>(null);

  /** `inspect` opens a seat, to choose among the cards before it. */
  constructor(private readonly table: () => Table, readonly inspect: (seat: number) => void = () => undefined) {}

  /** The engine's question to me, whether there is anything to decide or not. */
  private readonly asked = $derived.by(() => {
    const { choice, view, live } = this.table();
    return live && choice && choice.seat === view.me && choice.options ? choice : null;
  });

  /** My question, or null. */
  readonly choice = $derived.by(() => (this.asked?.forced || this.asked?.number === this.resigned ? null : this.asked));

  /** What can make up for the hit that I am asked about. */
  readonly saves = $derived.by(() => savesOf(this.table().view, this.choice));

  readonly targets = $derived.by(() => {
    if (this.bill || this.moved) return new Map<number, number>();
    const raised = targetsOf(this.choice, this.dragging ?? this.raised, this.way);
    return raised.size > 0 || this.raised !== null ? raised : bareTargets(this.choice);
  });

  readonly train = $derived.by(() => this.table().view.zones.train ?? []);

  /** Cards lying open to me: my hand, what I have before me, what is on offer in the middle, the train, the zones of other packs. */
  readonly open = $derived.by(() => {
    const { view } = this.table();
    const mine = view.seats[view.me ?? -1];
    return [...(mine?.hand ?? []), ...(mine?.front ?? []), ...view.shelf, ...this.train, ...zonesOf(view).flatMap(({ cards }) => cards)];
  });

  readonly keyed = $derived.by(() => {
    if (this.bill) return this.bill.cards;
    if (this.moved) return this.open.filter((card) => card !== null && this.mayBoard(card)) as number[];
    return keyedCards(this.choice, this.open).toSpliced(Math.max(0, takingOf(this.choice)), 0, ...this.waysOut.map(({ card }) => card));
  });

  /** One of each way to make up for the hit: Beers are all the same. */
  readonly waysOut = $derived.by(() => this.saves.filter(({ verb }, i) => this.saves.findIndex((other) => other.verb === verb) === i));

  /** The key that chooses this card now, or nothing. */
  keyOf(card: number): string {
    const place = (this.raised === null || this.bill) && this.can(card) ? this.keyed.indexOf(card) : -1;
    return place >= 0 && place < 9 ? String(place + 1) : '';
  }

  can(card: number): boolean {
    if (this.bill) return this.bill.cards.includes(card);
    if (this.moved) return this.mayBoard(card);
    return (withCard(this.choice, card).length > 0 && !isOneCard(this.choice)) || this.saveWith(card) !== undefined;
  }

  private saveWith(card: number): Step | undefined {
    return this.saves.find((step) => step.card === card);
  }

  /** Whether I may take this car of the train. */
  mayBoard(car: number): boolean {
    return mayBoard(this.choice, this.table().view, car, this.moved);
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

  /** Whether a note explains a refusal: when I could choose, and while another player is asked. */
  private get explains(): boolean {
    const { choice, view, live } = this.table();
    return live && choice !== null && (this.choice !== null || choice.seat !== view.me);
  }

  /** Closes the note on what cannot be chosen. */
  forgive(): void {
    this.refused = null;
    this.shunned = null;
  }

  tap(card: number): void {
    this.forgive();
    if (this.train.includes(card)) return this.board(card);
    if (this.bill) return void (this.bill = pick(this.bill, card));
    if (this.moved) return void (this.refused = card);
    const save = this.saveWith(card);
    if (save && withCard(this.choice, card).length === 0) return this.save(save);
    const tap = tapCard(this.choice, card, this.raised);
    if (tap.kind === 'answer') this.take(tap.option);
    else if (tap.kind === 'raise') this.raise(card);
    else if (this.raised === card) this.lower();
    else if (this.explains && !this.can(card)) this.refused = card;
  }

  /** A car of the train: chosen, or taken at once where a question asks for it; a second tap puts it back. */
  board(car: number): void {
    const chosen = this.bill?.card === car;
    const { moved } = this;
    const ticket = ticketOf(this.choice, this.table().view, car, moved);
    this.cancel();
    this.moved = moved;
    if (this.choice?.topic === 'board' && ticket) return this.answer(ticket.option);
    if (chosen) return;
    if (!ticket) return void (this.refused = this.choice ? car : null);
    this.raised = car;
    this.bill = ticket;
  }

  /** Shows the train one station further. */
  lookAhead(): void {
    this.cancel();
    this.moved = true;
  }

  /** Raises a card or ability. If it only has to be paid for, the payment is asked at once. */
  raise(card: number): void {
    this.raised = card;
    this.way = null;
    const bare = bareAnswer(this.choice, card);
    if (bare !== null && this.billFor(bare)) this.take(bare);
  }

  /** A tap on a seat. Returns true if it was a target or if a note explains why it is none. */
  tapSeat(seat: number): boolean {
    this.forgive();
    const option = this.targets.get(seat);
    if (option !== undefined) this.take(option);
    else if (this.raised !== null && this.targets.size > 0) this.shunned = { card: this.raised, seat };
    else return false;
    return true;
  }

  /** If there are several uses, the player is asked for one, as after a tap. */
  drop(card: number, seat: number | null): void {
    if (usesOf(this.choice, card).length > 0) return this.raise(card);
    const option = dropCard(this.choice, card, seat);
    if (option !== null) this.take(option);
    else if (seat !== null && targetsOf(this.choice, card).size > 0) this.shunned = { card, seat };
  }

  /** Takes the hit and makes up for it with this card: both answers in one. */
  save(step: Step): void {
    const option = takingOf(this.choice);
    if (step.verb !== 'spare') return this.answer(option, [step]);
    const { view } = this.table();
    const cards = (view.seats[view.me ?? -1]?.hand ?? []).filter((card) => card !== null);
    this.raised = OWN_CHARACTER;
    this.bill = { option, card: OWN_CHARACTER, price: 2, cards, picked: cards.length <= 2 ? cards : [], before: [step] };
  }

  /** Answers, or first asks what pays for it. */
  take(option: number): void {
    const { saves } = this;
    if (this.choice?.topic !== 'save' && option === takingOf(this.choice)) {
      this.answer(option, [{ verb: 'take', card: NO_CARD }]);
      this.declined = saves;
      return;
    }
    const bill = this.billFor(option);
    if (!bill) return this.answer(option);
    this.raised = bill.card;
    this.bill = bill;
  }

  /** Sends the answer, and the payment as soon as the engine asks for it. */
  pay(): void {
    const bill = this.bill;
    if (!bill || bill.picked.length < bill.price) return;
    const ride: Step[] = bill.ride?.moved ? [{ verb: 'board', card: bill.card }] : [];
    this.answer(bill.option, [...(bill.before ?? []), ...ride, ...bill.picked.map((card): Step => ({ verb: 'discard', card }))]);
  }

  /** A new question has come: a prepared answer is sent, everything else is forgotten. Other players may be asked in between. */
  settle(): void {
    const { choice, view } = this.table();
    if (!choice || choice.seat !== view.me) return;
    const [step] = this.prepared;
    const option = step?.verb === 'take' && !isDeclined(choice, this.declined) ? null : settled(this.asked, this.prepared);
    this.settling = option !== null;
    this.prepared = option === null ? [] : this.prepared.slice(1);
    if (option === null) return;
    if (step?.verb === 'take' && !choice.forced) this.resign(choice.number, option);
    else if (step?.verb !== 'take') this.table().answer(option);
  }

  /** The loss was accepted with the question before. It is shown for a while, as if there were no choice. */
  private resign(number: number, option: number): void {
    this.resigned = number;
    const wait = RESIGNED.least + Math.random() * (RESIGNED.most - RESIGNED.least);
    setTimeout(() => {
      if (this.table().choice?.number === number) this.table().answer(option);
    }, wait);
  }

  cancel(): void {
    this.lower();
    this.forgive();
    this.bill = null;
    this.moved = false;
  }

  private lower(): void {
    this.raised = null;
    this.way = null;
  }

  private answer(option: number, prepared: Step[] = []): void {
    this.cancel();
    this.prepared = prepared;
    this.table().answer(option);
  }

  private billFor(index: number): Bill | null {
    const { catalog, view } = this.table();
    const option = this.choice?.options?.[index];
    return option ? billOf(catalog, view, option, index) : null;
  }
}
