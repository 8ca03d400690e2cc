import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { dodgeScenes, greenTurn, greenView } from '../../../src/fixtures/dodge';
import { people } from '../../../src/fixtures/scenes';
import { buttons, grouped } from '../../../src/games/bang/options';
import { greenBefore, isGreen, usedBy } from '../../../src/games/bang/green-cards';
import { Selection } from '../../../src/games/bang/selection.svelte';
import { animationOf, soundOf } from '../../../src/games/bang/animations';
import { telegram } from '../../../src/games/bang/telegram';
import { plain } from '../../../src/text/rich-text';
import { speakIn } from '../../words';

const knife = card('knife/8H');
const canteen = card('canteen/7H');
const plate = card('iron_plate/QS');
const view = greenView();
const scene = { view, seats: people(6), catalog };

function sit() {
  const sent: number[] = [];
  const selection = new Selection(() => ({ choice: greenTurn(), view, catalog, live: true, answer: (option) => void sent.push(option) }));
  return { selection, sent, said: () => telegram(scene, greenTurn(), selection, '', null) };
}

describe('green cards', () => {
  beforeEach(() => speakIn('en'));

  it('wait in the turn in which they are laid, then are ready; other cards have no such sign', () => {
    expect([knife, plate].map((id) => greenBefore(catalog, view.seats[0]!, id))).toEqual(['ready', 'wait']);
    expect(greenBefore(catalog, view.seats[0]!, card('remington/6D'))).toBeUndefined();
    expect([isGreen(catalog, knife), isGreen(catalog, card('bang/AD')), isGreen(catalog, null)]).toEqual([true, false, false]);
  });

  it('are used like hand cards: a tap raises them, then a target or a second tap', () => {
    const { selection, sent, said } = sit();
    selection.tap(knife);
    expect([...selection.targets.keys()]).toEqual([1, 5]);
    expect(plain(said().ask)).toBe('Whom do you throw the knife at?');
    selection.tapSeat(5);
    selection.tap(canteen);
    expect(plain(said().ask)).toBe('Use Canteen now?');
    selection.tap(canteen);
    expect(sent.map((index) => greenTurn().options![index])).toEqual([
      { verb: 'use', card: knife, seat: 5 }, { verb: 'use', card: canteen },
    ]);
  });

  it('are no buttons in my turn, and have keys after those of the hand', () => {
    const { selection } = sit();
    expect(buttons(greenTurn(), null, selection.open).map(({ option }) => option.verb)).toEqual(['end']);
    expect([selection.keyOf(knife), selection.keyOf(canteen), selection.keyOf(plate)]).toEqual(['5', '6', '']);
  });

  it('say when they may be used, before they are laid and while they wait', () => {
    const { selection, said } = sit();
    selection.tap(card('conestoga/9D'));
    expect(said().hint).toContain('use it once later');
    selection.cancel();
    selection.tap(plate);
    expect(selection.refused).toBe(plate);
  });

  it('leave a mark in their place until the turn ends', () => {
    const events = [
      { n: 1, verb: 'turn', seat: 0 }, { n: 2, verb: 'use', seat: 0, card: knife, other: 1 },
      { n: 3, verb: 'turn', seat: 1 }, { n: 4, verb: 'use', seat: 0, card: plate }, { n: 5, verb: 'use', seat: 2, card: canteen },
    ];
    expect([usedBy(events.slice(0, 2), 0), usedBy(events, 0), usedBy(events, 2)]).toEqual([[knife], [plate], [canteen]]);
  });

  it('fly to the middle of the table with a line to the target and a sound', () => {
    const event = { n: 1, verb: 'use', seat: 0, card: knife, other: 1 };
    expect(animationOf(scene, event)).toMatchObject({ flights: [{ card: knife, from: 'seat-0', to: 'acting' }], line: { from: 'seat-0', to: 'seat-1' } });
    expect([soundOf(scene, event), soundOf(scene, { ...event, card: canteen }), soundOf(scene, { ...event, card: 9999 })]).toEqual(['whistle', 'cork', 'snap']);
  });
});

describe('cards in front of many players', () => {
  it('are chosen seat by seat when the telegram has no room for all', () => {
    const { choice } = dodgeScenes.pat!();
    const { single, seats } = grouped(choice, buttons(choice, null, []));
    expect(single.map(({ option }) => option.verb)).toEqual(['deck']);
    expect([...seats]).toEqual([[1, 1], [2, 4], [3, 2], [4, 3], [5, 2], [7, 3]]);
    const few = { ...choice!, options: choice!.options!.slice(0, 4) };
    expect(grouped(few, buttons(few, null, [])).single).toHaveLength(4);
  });

  it('can be tapped where they lie', () => {
    const { choice, view: all } = dodgeScenes.pat!();
    const selection = new Selection(() => ({ choice, view: all!, catalog, live: true, answer: () => undefined }));
    expect([selection.offers(1), selection.offers(6), selection.offers(0)]).toEqual([true, false, false]);
  });
});
