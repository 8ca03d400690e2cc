// The state of my hands at the table: which card is raised, what a tap answers.
import type { BangView, Choice } from '../../wire';
import { bareTargets, dropCard, keyedCards, tapCard, targetsOf, withCard } from './choosing';

export interface Table {
  choice: Choice | null;
  view: BangView;
  live: boolean;
  answer: (option: number) => void;
}

export class Play {
  raised = $state<number | null>(null);
  dragging = $state<number | null>(null);
  /** Why a tapped card cannot be played. */
  refused = $state<number | null>(null);

  constructor(private readonly table: () => Table) {}

  /** My question, or null. */
  readonly choice = $derived.by(() => {
    const { choice, view, live } = this.table();
    return live && choice && choice.seat === view.me && choice.options ? choice : null;
  });

  readonly targets = $derived.by(() => {
    const raised = targetsOf(this.choice, this.dragging ?? this.raised);
    return raised.size > 0 ? raised : bareTargets(this.choice);
  });

  /** Cards lying open to me: my hand and what is on offer in the middle. */
  readonly open = $derived.by(() => {
    const { view } = this.table();
    return [...(view.seats[view.me ?? -1]?.hand ?? []), ...view.shelf];
  });

  readonly keyed = $derived.by(() => keyedCards(this.choice, this.open));

  /** The key that chooses this card now, or nothing. */
  keyOf(card: number): string {
    const place = this.raised === null ? this.keyed.indexOf(card) : -1;
    return place >= 0 && place < 9 ? String(place + 1) : '';
  }

  can(card: number): boolean {
    return withCard(this.choice, card).length > 0;
  }

  look(card: number): 'selected' | 'playable' | 'dimmed' | undefined {
    if (this.raised === card || this.dragging === card) return 'selected';
    if (this.can(card)) return 'playable';
    return this.choice ? 'dimmed' : undefined;
  }

  tap(card: number): void {
    const tap = tapCard(this.choice, card, this.raised);
    this.refused = null;
    if (tap.kind === 'answer') this.answer(tap.option);
    else if (tap.kind === 'raise') this.raised = card;
    else if (this.raised === card) this.raised = null;
    else if (this.choice && !this.can(card)) this.refused = card;
  }

  /** A tap on a seat: true when it was a target. */
  tapSeat(seat: number): boolean {
    const option = this.targets.get(seat);
    if (option === undefined) return false;
    this.answer(option);
    return true;
  }

  drop(card: number, seat: number | null): void {
    const option = dropCard(this.choice, card, seat);
    if (option !== null) this.answer(option);
  }

  answer(option: number): void {
    this.cancel();
    this.table().answer(option);
  }

  cancel(): void {
    this.raised = null;
    this.refused = null;
  }
}
