// My hand in any game that declares a layout.
import { heldIn, myHand, middleOf, own, shownOf, zonesAt, type PlainScene } from '../games/plain/catalog';
import { Selection } from '../games/plain/selection.svelte';
import { telegram, type Telegram } from '../games/plain/telegram';
import { Wording } from '../games/plain/wording';
import type { Button } from '../table/Telegram.svelte';
import { plain } from '../text/rich-text';
import { EMPTY, pressButton, type Asked, type Hand, type HandGame, type Person, type Piece } from './model';
import { roundFrom, sideOf } from './seats';

const OPTION = /^o(\d+)$/;

export class PlainHand implements HandGame {
  readonly selection: Selection;
  readonly note = null;

  constructor(private readonly asked: () => Asked, private readonly game: () => string) {
    this.selection = new Selection(() => ({ choice: asked().choice, scene: this.scene, live: asked().live, answer: asked().answer }));
  }

  private get scene(): PlainScene {
    return own(this.asked().scene);
  }

  private readonly wording = $derived.by(() => new Wording(this.game()));
  private readonly told = $derived.by((): Telegram => telegram(this.wording, this.scene, this.asked().choice, this.selection, { ticker: '', waiting: '', result: null }));

  readonly hand = $derived.by((): Hand => {
    const { told, scene } = this;
    const { me } = scene.view;
    const people = this.people();
    const mine = me === null ? [] : zonesAt(scene.catalog, 'seat').filter(({ form }) => form !== 'hand').flatMap((zone) => shownOf(zone, heldIn(scene.view, me, zone)));
    return {
      ...EMPTY, ask: plain(told.ask), hint: plain(told.hint), mine: told.mine, buttons: this.buttons(people.length > 0), people,
      cards: myHand(scene).map((card) => this.piece(card)), front: known(mine).map((card) => this.piece(card)), goods: this.goods(),
    };
  });

  private piece(card: number): Piece {
    const { selection } = this;
    return { card, look: selection.look(card), can: selection.can(card), press: () => selection.tap(card) };
  }

  /** Cards in the middle and before others that can be chosen now. */
  private goods(): Piece[] {
    const { scene } = this;
    const { view, catalog } = scene;
    const middle = zonesAt(catalog, 'table').flatMap((zone) => shownOf(zone, middleOf(view, zone).cards));
    const before = zonesAt(catalog, 'seat').flatMap((zone) => view.seats.flatMap((_, seat) => (seat === view.me ? [] : shownOf(zone, heldIn(view, seat, zone)))));
    return known([...middle, ...before]).filter((card) => this.selection.can(card)).map((card) => this.piece(card));
  }

  private people(): Person[] {
    const { selection, scene } = this;
    // Among many other things that can be done, players are buttons like these.
    const asked = selection.card !== null || selection.cards.size === 0;
    if (!selection.choice || !asked || selection.targets.size < 2 || selection.seat !== null) return [];
    const count = scene.view.seats.length;
    return roundFrom(count, scene.view.me).filter((seat) => selection.targets.has(seat)).map((seat) => ({
      seat, can: true, note: sideOf(seat, count, scene.view.me), sight: '', press: () => void selection.tapSeat(seat),
    }));
  }

  /** Players that stand in the list are no buttons; an option that shares its seat with others is asked for after a tap. */
  private buttons(listed: boolean): Button[] {
    const options = this.selection.choice?.options ?? [];
    return this.told.buttons.filter(({ id }) => {
      const option = options[Number(OPTION.exec(id)?.[1] ?? -1)];
      return !listed || option?.seat === undefined || option.seat === null;
    });
  }

  cancel(): void {
    this.selection.cancel();
  }

  begin(): void {
    this.selection.cancel();
  }

  forgive(): void {}

  press(key: string): boolean {
    if (key === 'Escape' && this.selection.chosen) {
      this.selection.cancel();
      return true;
    }
    return pressButton(this.hand, key);
  }
}

const known = (cards: (number | null)[]): number[] => [...new Set(cards.filter((card) => card !== null))];

