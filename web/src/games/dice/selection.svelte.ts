// What I have selected at the table: which dice I am about to throw, what a tap answers.
import type { Choice, DiceView, GameEvent } from '../../wire';
import { canDouble, freeDice, rollOption, stopOption, targetsOf } from './options';
import { bitOf, diceIn } from './faces';
import { facesShown, usedDice } from './used-dice';

export interface Table {
  choice: Choice | null;
  view: DiceView;
  live: boolean;
  /** The events so far. */
  events: GameEvent[];
  answer: (option: number) => void;
}

/** Questions about a gift: a beer, a life. */
const GIFTS = new Set(['drink', 'gulp', 'bless']);
const BEERS = new Set(['drink', 'gulp']);
const USES = new Set(['shoot', 'drink', 'gulp', 'arrows']);

export class Selection {
  /** Mask of the dice chosen to be thrown again. */
  chosen = $state(0);
  /** The next shot is to be doubled with a beer. */
  doubling = $state(false);
  /** The chances lie open. */
  counting = $state(false);
  /** A die that was tapped and may not be thrown. */
  refused = $state<number | null>(null);

  constructor(private readonly table: () => Table) {}

  /** My question, or null. */
  readonly choice = $derived.by(() => {
    const { choice, view, live } = this.table();
    return live && choice && choice.seat === view.me && choice.options ? choice : null;
  });

  readonly rolling = $derived.by(() => this.choice?.topic === 'roll');
  readonly free = $derived.by(() => freeDice(this.choice));
  readonly count = $derived.by(() => diceIn(this.chosen).length);
  readonly targets = $derived.by(() => targetsOf(this.choice, this.doubling));
  readonly canDouble = $derived.by(() => canDouble(this.choice));
  /** I am giving something away. */
  readonly giving = $derived.by(() => this.choice !== null && GIFTS.has(this.choice.topic));
  /** Mask of the dice that are used up. */
  readonly spent = $derived.by(() => {
    const { choice, view, events } = this.table();
    return usedDice(view.dice, events, USES.has(choice?.topic ?? ''));
  });
  /** The die in question: a shot that is aimed, a beer that is poured. */
  readonly aimed = $derived.by(() => {
    const { choice, view } = this.table();
    if (choice?.topic === 'shoot') return choice.x ?? null;
    if (!BEERS.has(choice?.topic ?? '')) return null;
    return facesShown(view.dice, ['beer']).find((die) => !this.isSpent(die)) ?? null;
  });

  isSpent(die: number): boolean {
    return (this.spent & bitOf(die)) !== 0;
  }

  has(die: number): boolean {
    return (this.chosen & bitOf(die)) !== 0;
  }

  can(die: number): boolean {
    return (this.free & bitOf(die)) !== 0;
  }

  tap(die: number): void {
    if (!this.rolling) return;
    this.refused = this.can(die) ? null : die;
    if (this.can(die)) this.chosen ^= bitOf(die);
  }

  /** All dice that may be thrown; none if all are chosen already. */
  tapAll(): void {
    if (!this.rolling) return;
    this.chosen = this.chosen === this.free ? 0 : this.free;
    this.refused = null;
  }

  roll(): void {
    this.answer(rollOption(this.choice, this.chosen));
  }

  stop(): void {
    this.answer(stopOption(this.choice));
  }

  /** A tap on a seat. Returns true if it was a target. */
  tapSeat(seat: number): boolean {
    const option = this.targets.get(seat);
    if (option === undefined) return false;
    this.answer(option);
    return true;
  }

  answer(option: number | null): void {
    if (option !== null) this.table().answer(option);
  }

  cancel(): void {
    this.chosen = 0;
    this.doubling = false;
    this.refused = null;
  }
}
