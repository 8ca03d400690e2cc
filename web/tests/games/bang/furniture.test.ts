import { describe, expect, it } from 'vitest';
import { catalog, piece, withPost } from '../../../src/fixtures/post';
import { shotView, turnView } from '../../../src/fixtures/scenes';
import { trainView } from '../../../src/fixtures/train';
import { animationOf } from '../../../src/games/bang/animations';
import { applyEvent } from '../../../src/games/bang/apply-event';
import { furnitureName, isFurnished, marksOf, talliesOf, zonesOf } from '../../../src/games/bang/furniture';
import { hasTrain } from '../../../src/games/bang/train/railway';
import type { BangScene } from '../../../src/games/bang/wording';

describe('what packs lay on the table', () => {
  it('knows the train of a node of version 1.0, and seats without numbers', () => {
    const { zones, ...view } = trainView();
    const { locomotive, ...others } = zones;
    expect(hasTrain({ ...view, zones: others, middle: locomotive as number[] })).toBe(true);
    expect(hasTrain({ ...view, zones: others, middle: [] })).toBe(false);
    const { tallies: _, ...seat } = view.seats[0]!;
    expect(talliesOf(seat)).toEqual([]);
  });

  it('leaves out what the train draws itself', () => {
    expect(isFurnished(trainView())).toBe(false);
    const view = withPost(trainView());
    expect(hasTrain(view)).toBe(true);
    expect(zonesOf(view).map(({ name }) => name)).toEqual(['post', 'shop', 'stock']);
    expect(zonesOf(view)[2]).toEqual({ name: 'stock', cards: [], hidden: 1 });
    expect(marksOf(view)).toEqual([['sold', 3]]);
  });

  it('leaves the train alone', () => {
    expect(hasTrain(withPost(turnView()))).toBe(false);
    expect(isFurnished(turnView())).toBe(false);
  });

  it('is named by its id if there are no words for it', () => {
    expect(furnitureName('zone', 'gold_mine')).toBe('gold mine');
  });

  it('shows a tally after its event, and no secret one', () => {
    const view = withPost(shotView());
    const after = applyEvent(view, { n: 1, verb: 'purse', seat: 1, x: 3 }, catalog);
    expect(talliesOf(after.seats[1]!)).toEqual([['purse', 3], ['hoard', null]]);
    expect(applyEvent(view, { n: 1, verb: 'purse', seat: 0 }, catalog).seats[0]!.tallies!.purse).toBe(0);
    expect(applyEvent(view, { n: 1, verb: 'hoard', seat: 0 }, catalog).seats[0]!.tallies!.hoard).toBe(2);
  });

  it('moves a card from its zone to the seat', () => {
    const scene = { view: withPost(turnView()), catalog, seats: [] } as unknown as BangScene;
    const [flight] = animationOf(scene, { n: 1, verb: 'buy', seat: 2, card: piece('lantern') }).flights ?? [];
    expect(flight).toMatchObject({ from: 'zone-shop', to: 'seat-2' });
  });
});
