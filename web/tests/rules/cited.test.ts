// The rule behind a refusal and the ruling behind a line of the log come with the catalogue.
import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog as bare } from '../../src/fixtures/catalog';
import { people, shotView } from '../../src/fixtures/scenes';
import { whyNotSeat } from '../../src/games/bang/refusals';
import { tell, type BangScene } from '../../src/games/bang/wording';
import { rulingBehind } from '../../src/rules/cited';
import { speakIn } from '../words';

const catalog = {
  ...bare, citations: { refusals: { 'seat-out': 'out-is-out' }, log: { 'character apache_kid': 'B11', 'verb explode': 'B30', 'kind switch': 'B40' } },
};

describe('what the index cites', () => {
  beforeEach(() => speakIn('en'));

  it('is the ruling that decided a line; other lines link none', () => {
    const view = shotView();
    view.seats[1] = { ...view.seats[1]!, character: 'apache_kid' };
    const scene: BangScene = { view, seats: people(7), catalog };
    const events = [
      { n: 1, verb: 'turn', seat: 3 }, { n: 2, verb: 'play', seat: 3, card: card('bang/3D'), other: 1 }, { n: 3, verb: 'immune', seat: 1, card: card('bang/3D'), other: 3 },
      { n: 4, verb: 'explode', seat: 3 },
    ];
    expect(events.map((_, at) => tell(scene, events, at).line?.ruling)).toEqual([undefined, undefined, 'B11', 'B30']);
  });

  it('names a kind of card, and a verb before it', () => {
    const event = { n: 1, verb: 'explode', seat: 3 };
    expect(rulingBehind(catalog, { ...event, verb: 'use' }, 'switch')).toBe('B40');
    expect(rulingBehind(catalog, event, 'switch', ['apache_kid'])).toBe('B30');
    expect(rulingBehind(bare, event)).toBeUndefined();
  });

  it('is the rule behind a refusal', () => {
    const view = shotView();
    view.seats[1] = { ...view.seats[1]!, out: true };
    const scene: BangScene = { view, seats: people(7), catalog };
    expect(whyNotSeat(scene, card('bang/3D'), 1).rule).toBe('out-is-out');
    expect(whyNotSeat(scene, card('bang/3D'), view.me ?? -1).rule).toBeUndefined();
  });
});
