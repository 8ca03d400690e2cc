// My hand in Wyatt Earp: stacks of cards, rows to lay to, and the questions of the law cards.
import { facts, firstOf, outlawOf } from '../games/wyatt/catalog';
import { stacksOf, type Stack } from '../games/wyatt/hand-stacks';
import { find, waysOf } from '../games/wyatt/options';
import { noteOf } from '../games/wyatt/refusals';
import { Selection } from '../games/wyatt/selection.svelte';
import { telegram } from '../games/wyatt/telegram';
import type { Telegram } from '../games/wyatt/telegram-parts';
import { money, outlawName, playerName, type WyattScene } from '../games/wyatt/wording';
import { plain } from '../text/rich-text';
import { t } from '../text/translations.svelte';
import { EMPTY, pressButton, type Asked, type Hand, type HandGame, type Hanging, type Piece, type Place, type Stepper } from './model';
import { roundFrom } from './seats';

export class WyattHand implements HandGame {
  readonly selection: Selection;

  constructor(private readonly asked: () => Asked) {
    this.selection = new Selection(() => ({ choice: asked().choice, view: this.scene.view, catalog: this.scene.catalog, live: asked().live, answer: asked().answer }));
  }

  private get scene(): WyattScene {
    return this.asked().scene as WyattScene;
  }

  private readonly told = $derived.by((): Telegram => telegram(this.scene, this.asked().choice, this.selection, '', null));

  readonly hand = $derived.by((): Hand => {
    const { told, selection } = this;
    const places = selection.choice ? this.places() : [];
    return {
      ...EMPTY, ask: plain(told.ask), hint: plain(told.hint), mine: told.mine && selection.choice !== null, buttons: told.buttons, places,
      cards: selection.stacks.map((stack) => this.stack(stack)), ...this.searched(), stepper: this.stepper(),
    };
  });

  readonly note = $derived.by((): Hanging | null => noteOf(this.scene, this.asked().choice, this.selection));

  private stack(stack: Stack): Piece {
    const { selection } = this;
    const picked = selection.first === stack.first ? selection.n : 0;
    const can = selection.choosing && (picked > 0 || selection.waysOf(stack).length > 0);
    const look = picked > 0 ? 'selected' : can ? 'playable' : selection.choosing ? 'dimmed' : undefined;
    return { card: stack.first, look, can, count: stack.cards.length, picked, press: () => selection.tap(stack) };
  }

  /** The discard pile while I look through it. */
  private searched(): Pick<Hand, 'open' | 'openName'> {
    const { scene, selection, told } = this;
    if (!told.shelf) return { open: [], openName: '' };
    const open = stacksOf(scene.catalog, scene.view.searched, (kind) => firstOf(scene.catalog, kind)).map(({ first, cards }): Piece => {
      const way = find(selection.choice, ({ card }) => card === first);
      const on = way !== null && selection.target === way.index;
      return { card: first, look: on ? 'selected' : way ? 'playable' : 'dimmed', can: way !== null, count: cards.length, press: () => void (selection.target = way?.index ?? null) };
    });
    return { open, openName: t('wyatt-shelf') };
  }

  private places(): Place[] {
    const { selection, scene } = this;
    return selection.topic === 'wanted' ? this.posters() : selection.targets.size > 1 || selection.topic !== 'play' ? this.rows(scene) : [];
  }

  /** Most Wanted: which outlaw is asked for. */
  private posters(): Place[] {
    const { selection, scene } = this;
    const named = waysOf(selection.choice).map(({ card }) => outlawOf(scene.catalog, card)).filter((outlaw) => outlaw !== null);
    return [...new Set(named)].map((outlaw): Place => ({
      id: `poster-${outlaw}`, label: outlawName(scene.catalog, outlaw), note: money(scene.view.posters[outlaw]?.bills ?? 0), on: selection.wanted === outlaw,
      press: () => void selection.tapPoster(outlaw),
    }));
  }

  /** Rows from my left to my right; mine come last. */
  private rows(scene: WyattScene): Place[] {
    const { selection } = this;
    const seats = roundFrom(scene.view.seats.length, scene.view.me);
    return seats.flatMap((seat) => facts(scene.catalog).outlaws.flatMap((_, outlaw) => {
      const way = selection.targets.get(`${seat}:${outlaw}`);
      if (!way) return [];
      const points = t('wyatt-points', { n: scene.view.seats[seat]?.rows[outlaw]?.points ?? 0 });
      const whose = seat === scene.view.me ? '' : `${playerName(scene, seat)}: `;
      return [{ id: `row-${seat}-${outlaw}`, label: `${whose}${outlawName(scene.catalog, outlaw)}`, note: points, on: selection.way?.index === way.index, press: () => void selection.tapCell(seat, outlaw) }];
    }));
  }

  private stepper(): Stepper | null {
    const { selection, told } = this;
    if (!told.stepper) return null;
    const { n, of, less, more } = told.stepper;
    return { n, of, less: less ? () => selection.change(-1) : null, more: more ? () => selection.change(1) : null };
  }

  cancel(): void {
    this.selection.putBack();
  }

  begin(): void {
    this.selection.reset();
  }

  forgive(): void {
    this.selection.forgive();
  }

  press(key: string): boolean {
    const { selection, hand } = this;
    if (key === 'Escape') return this.escape();
    if ((key === '+' || key === '-') && hand.stepper) {
      selection.change(key === '+' ? 1 : -1);
      return true;
    }
    if (pressButton(hand, key)) return true;
    const piece = /^[1-9]$/.test(key) && selection.first === null && selection.choosing ? hand.cards[Number(key) - 1] : undefined;
    piece?.press();
    return piece !== undefined;
  }

  private escape(): boolean {
    const { selection } = this;
    const chosen = selection.first !== null || selection.target !== null || selection.wanted !== null;
    if (!chosen && selection.discarding) selection.discard(false);
    else if (chosen) selection.putBack();
    return chosen || selection.discarding;
  }
}
