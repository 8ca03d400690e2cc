// My hand in BANG! with all packs.
import { zonesOf } from '../games/bang/furniture';
import { isPick } from '../games/bang/options';
import { noteOf } from '../games/bang/refusal-note';
import { whyNotSeat } from '../games/bang/refusals';
import { Selection } from '../games/bang/selection.svelte';
import { telegram, type Telegram } from '../games/bang/telegram';
import { hasTrain } from '../games/bang/train/railway';
import { args, cardName, optionWords, type BangScene } from '../games/bang/wording';
import type { Button } from '../table/Telegram.svelte';
import { plain } from '../text/rich-text';
import { t } from '../text/translations.svelte';
import { EMPTY, pressButton, pressCard, type Asked, type Hand, type HandGame, type Hanging, type Person, type Piece } from './model';
import { roundFrom, sideOf } from './seats';

const OPTION = /^o(\d+)$/;

export class BangHand implements HandGame {
  /** The seat whose cards I look through, to choose one of them. */
  private searched = $state<number | null>(null);
  readonly selection: Selection;

  constructor(private readonly asked: () => Asked) {
    this.selection = new Selection(
      () => ({ choice: asked().choice, view: this.scene.view, catalog: this.scene.catalog, live: asked().live, answer: asked().answer }),
      (seat) => void (this.searched = seat),
    );
  }

  private get scene(): BangScene {
    return this.asked().scene as BangScene;
  }

  private readonly told = $derived.by((): Telegram => telegram(this.scene, this.asked().choice, this.selection, '', null, 'phone'));

  readonly hand = $derived.by((): Hand => {
    const { scene, selection, told } = this;
    const mine = scene.view.seats[scene.view.me ?? -1];
    const wire = { ask: plain(told.ask), hint: plain([told.hint, told.more].filter(Boolean).join(' ')), mine: told.mine, last: told.last ?? false };
    const cards = (mine?.hand ?? []).filter((card) => card !== null);
    const people = this.people();
    // The list of players says whom it may be for.
    if (people.length > 0) wire.hint = '';
    return {
      ...EMPTY, ...wire, buttons: this.buttons(people.length > 0), people,
      cards: cards.map((card) => this.piece(card)), front: (mine?.front ?? []).map((card) => this.piece(card)), goods: this.goods(), ...this.open(),
      ...(selection.choice ? {} : { people: [] }),
    };
  });

  readonly note = $derived.by((): Hanging | null => noteOf(this.scene, this.asked().choice, this.selection));

  private piece(card: number): Piece {
    const { selection } = this;
    return { card, look: selection.look(card), can: selection.can(card) || selection.raised === card, key: selection.keyOf(card), press: () => selection.tap(card) };
  }

  /** The cards of the question that lie neither in my hand nor before me. */
  private open(): Pick<Hand, 'open' | 'openName'> {
    const { scene, selection, searched } = this;
    const choice = selection.choice;
    if (searched !== null) {
      const before = (scene.view.seats[searched]?.front ?? []).filter((card) => selection.can(card));
      return { open: before.map((card) => this.piece(card)), openName: plain(t('bang-front', args(scene, { seat: searched }))) };
    }
    const peeked = isPick(choice) ? (choice?.options ?? []).map(({ card }) => card as number) : [];
    return { open: peeked.map((card) => this.piece(card)), openName: t('bang-shelf') };
  }

  /** Cars and what other packs lay on the table, while one of them can be chosen. */
  private goods(): Piece[] {
    const { scene, selection } = this;
    const train = hasTrain(scene.view) ? selection.train : [];
    const lying = [...train, ...zonesOf(scene.view).flatMap(({ cards }) => cards)].filter((card) => card !== null);
    const pieces = lying.map((card) => this.piece(card));
    return pieces.some(({ can }) => can) ? pieces : [];
  }

  /** Players are asked for, and not just one of many things. */
  private get aims(): boolean {
    const { selection } = this;
    return selection.targets.size > 0 && (selection.raised !== null || selection.choice?.topic !== 'play');
  }

  private people(): Person[] {
    const { scene, selection } = this;
    if (!this.aims) return [];
    return roundFrom(scene.view.seats.length, scene.view.me).flatMap((seat) => {
      const can = selection.targets.has(seat);
      if (seat === scene.view.me && !can) return [];
      const known = scene.view.seats[seat]!;
      return [{ seat, can, note: can ? this.whereabouts(seat) : this.whyNot(seat), sight: known.distance > 0 && !known.out ? String(known.distance) : '', press: () => void selection.tapSeat(seat) }];
    });
  }

  /** What the option does now, else the side I see the player on and what lies before them. */
  private whereabouts(seat: number): string {
    const { scene, selection } = this;
    const option = selection.choice?.options?.[selection.targets.get(seat) ?? -1];
    if (option && selection.choice && (option.note || option.verb === 'mimic')) return plain(optionWords(scene, selection.choice, option).note);
    const before = (scene.view.seats[seat]?.front ?? []).map((card) => cardName(scene.catalog, card));
    return [sideOf(seat, scene.view.seats.length, scene.view.me), ...before].filter(Boolean).join(', ');
  }

  private whyNot(seat: number): string {
    const { raised } = this.selection;
    return raised === null ? '' : plain(whyNotSeat(this.scene, raised, seat).title);
  }

  /** Players that stand in the list are no buttons. */
  private buttons(listed: boolean): Button[] {
    if (this.searched !== null) return [{ id: 'cancel', key: 'Esc', label: t('web-cancel'), note: '', tone: 'plain', press: () => void (this.searched = null) }];
    const people = new Set(this.selection.targets.values());
    return this.told.buttons.filter(({ id }) => {
      const index = OPTION.exec(id)?.[1];
      return !listed || index === undefined || !people.has(Number(index));
    });
  }

  cancel(): void {
    this.searched = null;
    this.selection.cancel();
  }

  begin(): void {
    this.cancel();
    this.selection.settle();
  }

  forgive(): void {
    this.selection.forgive();
  }

  press(key: string): boolean {
    if (key === 'Escape' && (this.searched !== null || this.selection.raised !== null || this.selection.moved)) {
      this.cancel();
      return true;
    }
    return pressButton(this.hand, key) || pressCard(this.hand, key);
  }
}
