// My hand in The Dice Game: dice to keep and to roll, and whom a die hits.
import { keptOf } from '../games/dice/faces';
import { Selection } from '../games/dice/selection.svelte';
import { telegram, type Telegram } from '../games/dice/telegram';
import { optionWords, type DiceScene } from '../games/dice/wording';
import type { Button } from '../table/Telegram.svelte';
import { plain } from '../text/rich-text';
import { t } from '../text/translations.svelte';
import type { GameEvent } from '../wire';
import { EMPTY, pressButton, type Asked, type DieTile, type Hand, type HandGame, type Person } from './model';
import { roundFrom, sideOf } from './seats';

const OPTION = /^o(\d+)$/;

export class DiceHand implements HandGame {
  readonly selection: Selection;
  readonly note = null;

  constructor(private readonly asked: () => Asked, events: () => GameEvent[] = () => []) {
    this.selection = new Selection(() => ({ choice: asked().choice, view: this.scene.view, live: asked().live, events: events(), answer: asked().answer }));
  }

  private get scene(): DiceScene {
    return this.asked().scene as DiceScene;
  }

  private readonly told = $derived.by((): Telegram => telegram(this.scene, this.asked().choice, this.selection, null));

  readonly hand = $derived.by((): Hand => {
    const { told, selection, scene } = this;
    const people = this.people();
    const hint = selection.rolling ? t('hand-keep') : people.length > 0 ? '' : told.hint;
    return {
      ...EMPTY, ask: plain(told.ask), hint: plain(hint), mine: told.mine, buttons: this.buttons(people.length > 0), people,
      dice: told.mine || scene.view.turn === scene.view.me ? this.dice() : [],
    };
  });

  private dice(): DieTile[] {
    const { selection, scene } = this;
    return scene.view.dice.map((die, i) => {
      const number = i + 1;
      return { number, face: die.face, look: this.lookOf(number), can: selection.rolling && selection.can(number), press: () => selection.tap(number) };
    });
  }

  private lookOf(number: number): DieTile['look'] {
    const { selection, scene } = this;
    const die = scene.view.dice[number - 1];
    if (!die?.face) return 'blank';
    if (selection.aimed === number) return 'aimed';
    if (selection.isSpent(number)) return 'spent';
    if (die.locked && !selection.can(number)) return 'locked';
    return selection.rolling && !selection.has(number) ? 'kept' : 'lying';
  }

  private people(): Person[] {
    const { selection, scene } = this;
    if (selection.targets.size === 0) return [];
    const aims = selection.choice?.topic === 'shoot';
    const { me, seats } = scene.view;
    return roundFrom(seats.length, me).flatMap((seat) => {
      const can = selection.targets.has(seat);
      if (!can && (seat === me || !aims)) return [];
      const near = distance(seat, scene);
      return [{ seat, can, note: this.whereabouts(seat, can), sight: aims && near > 0 ? String(near) : '', press: () => void selection.tapSeat(seat) }];
    });
  }

  private whereabouts(seat: number, can: boolean): string {
    const { selection, scene } = this;
    const option = selection.choice?.options?.[selection.targets.get(seat) ?? -1];
    const now = option?.note && selection.choice ? plain(optionWords(scene, selection.choice, option).note) : '';
    const reach = Math.max(...[...selection.targets.keys()].map((at) => distance(at, scene)));
    const miss = can ? '' : t(reach < distance(seat, scene) ? 'hand-far' : 'hand-near');
    return [sideOf(seat, scene.view.seats.length, scene.view.me), now, miss].filter(Boolean).join(', ');
  }

  private buttons(listed: boolean): Button[] {
    const people = new Set(this.selection.targets.values());
    return this.told.buttons.filter(({ id }) => {
      const index = OPTION.exec(id)?.[1];
      return !listed || index === undefined || !people.has(Number(index));
    });
  }

  cancel(): void {
    this.selection.doubling = false;
    this.forgive();
  }

  /** At first all dice that may be thrown are thrown, but for those that were kept before: a tap keeps one. */
  begin(): void {
    this.selection.cancel();
    this.selection.chosen = this.selection.rolling ? this.selection.free & ~keptOf(this.scene.view.dice) : 0;
  }

  forgive(): void {
    this.selection.refused = null;
  }

  press(key: string): boolean {
    const { selection } = this;
    if (selection.rolling && /^[1-5]$/.test(key)) selection.tap(Number(key));
    else if (selection.rolling && key.toLowerCase() === 'a') selection.tapAll();
    else return pressButton(this.hand, key);
    return true;
  }
}

/** How many players in play away from me. */
function distance(seat: number, { view: { me, seats } }: DiceScene): number {
  if (me === null || seats[seat]?.out) return 0;
  const ring = seats.flatMap(({ out }, i) => (out ? [] : [i]));
  const steps = Math.abs(ring.indexOf(seat) - ring.indexOf(me));
  return Math.min(steps, ring.length - steps);
}
