// What I have chosen at the table: a card, then perhaps a seat, until one option is left. The server says which
// options there are; everything that can be tapped comes from them.
import type { Choice, Option } from '../../wire';
import { seen, type PlainScene } from './catalog';

export interface Asking {
  choice: Choice | null;
  scene: PlainScene;
  live: boolean;
  answer: (option: number) => void;
}

export interface Indexed {
  index: number;
  option: Option;
}

export type Look = 'playable' | 'selected' | 'dimmed';

const named = (seat: number | null | undefined): seat is number => seat !== null && seat !== undefined;

export class Selection {
  /** The card that is raised. */
  card = $state<number | null>(null);
  /** The seat that was tapped where several options name it. */
  seat = $state<number | null>(null);

  constructor(private readonly table: () => Asking) {}

  /** My question, or null. */
  readonly choice = $derived.by(() => {
    const { choice, scene, live } = this.table();
    return live && choice && choice.seat === scene.view.me && choice.options && !choice.forced ? choice : null;
  });

  private readonly options = $derived.by((): Indexed[] => (this.choice?.options ?? []).map((option, index) => ({ index, option })));
  private readonly lying = $derived.by(() => seen(this.table().scene));
  /** The cards that can be tapped. */
  readonly cards = $derived.by(() => new Set(this.options.flatMap(({ option }) => (this.lies(option) ? [option.card as number] : []))));

  /** The options that are left: those of the raised card and the tapped seat, else those that name no card on the table. */
  readonly left = $derived.by((): Indexed[] => this.options.filter(({ option }) => {
    if (this.card !== null && option.card !== this.card) return false;
    if (this.seat !== null && option.seat !== this.seat) return false;
    return this.card !== null || this.seat !== null || !this.lies(option);
  }));

  /** Something is raised or tapped. */
  readonly chosen = $derived.by(() => this.card !== null || this.seat !== null);
  /** The seats that can be tapped now. */
  readonly targets = $derived.by(() => new Set(this.left.flatMap(({ option }) => (named(option.seat) ? [option.seat] : []))));

  private lies({ card }: Option): boolean {
    return card !== undefined && card !== null && this.lying.has(card);
  }

  look(card: number): Look | undefined {
    if (this.card === card) return 'selected';
    if (this.cards.has(card)) return 'playable';
    return this.choice && this.cards.size > 0 ? 'dimmed' : undefined;
  }

  can(card: number): boolean {
    return this.cards.has(card);
  }

  /** The first tap raises a card, the second one plays it if that is the only thing it can do. */
  tap(card: number): void {
    if (!this.can(card)) return;
    const [only, ...more] = this.left;
    const again = this.card === card;
    if (again && only && more.length === 0) return this.answer(only.index);
    this.seat = null;
    this.card = again ? null : card;
  }

  /** A tap on a seat. Returns true if it was a target. */
  tapSeat(seat: number): boolean {
    if (!this.targets.has(seat)) return false;
    const at = this.left.filter(({ option }) => option.seat === seat);
    const [only, ...more] = at;
    if (only && more.length === 0) this.answer(only.index);
    else this.seat = this.seat === seat ? null : seat;
    return true;
  }

  answer(option: number): void {
    this.table().answer(option);
  }

  cancel(): void {
    this.card = null;
    this.seat = null;
  }
}
