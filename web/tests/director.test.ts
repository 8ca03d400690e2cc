import { describe, expect, it } from 'vitest';
import { concerns, cueOf, groupSize, lengthOf, TIMES, type Item, type Viewer, type Weight } from '../src/lib/director';

const CALM: Viewer = { pace: 'calm', still: false, me: 0, speed: 1 };
const BRISK: Viewer = { ...CALM, pace: 'brisk' };
const ONCE: Viewer = { ...CALM, pace: 'once' };

let n = 0;
function item(weight: Weight, seat = 1, more: { verb?: string; other?: number } = {}): Item {
  return { weight, event: { n: (n += 1), verb: more.verb ?? weight, seat, ...(more.other === undefined ? {} : { other: more.other }) } };
}

const hold = (weight: Weight, viewer: Viewer): number => cueOf([item(weight)], viewer).hold;

describe('how long things stand', () => {
  it('is as drawn, calm and brisk', () => {
    const rows: [Weight, number, number, number][] = [
      ['turn', 420, 500, 200], ['draw', 280, 250, 0], ['lay', 280, 700, 350], ['shot', 500, 1200, 700], ['answer', 440, 600, 350],
      ['hit', 220, 900, 600], ['check', 280, 1000, 600], ['attack', 440, 2000, 1300], ['store', 420, 400, 150], ['throw', 1400, 900, 500],
      ['dynamite', 220, 1200, 800], ['train', 420, 500, 200], ['terminus', 420, 1200, 700], ['out', 500, 2200, 1300], ['end', 420, 2500, 1500],
    ];
    for (const [weight, move, calm, brisk] of rows) expect([weight, TIMES[weight]]).toEqual([weight, { move, calm, brisk }]);
    expect([hold('out', CALM), hold('out', BRISK), hold('lay', BRISK)]).toEqual([2200, 1300, 350]);
  });

  it('is nothing at once, except for somebody who is out and for the end', () => {
    expect((['turn', 'draw', 'shot', 'hit', 'throw'] as Weight[]).map((weight) => hold(weight, ONCE))).toEqual([0, 0, 0, 0, 0]);
    expect([hold('out', ONCE), hold('end', ONCE)]).toEqual([600, 600]);
    expect(cueOf([item('out')], ONCE).moves).toBe(false);
  });

  it('is the same where nothing may move', () => {
    const still = { ...CALM, still: true };
    expect(cueOf([item('shot')], still)).toMatchObject({ moves: false, hold: 1200 });
  });

  it('is shorter in a fast replay', () => {
    expect(cueOf([item('shot')], { ...CALM, speed: 4 })).toMatchObject({ hold: 300, haste: 4 });
  });
});

describe('what concerns me', () => {
  it('is what others do to me, and what costs me a life', () => {
    expect(concerns(item('shot', 1, { other: 0 }), 0)).toBe(true);
    expect(concerns(item('hit', 0), 0)).toBe(true);
    expect(concerns(item('shot', 0, { other: 1 }), 0)).toBe(false);
    expect(concerns(item('lay', 0), 0)).toBe(false);
    expect(concerns(item('shot', 1, { other: 0 }), null)).toBe(false);
  });

  it('stands at least 900 in every pace', () => {
    const mine = [item('lay', 1, { other: 0 })];
    expect([CALM, BRISK, ONCE].map((viewer) => cueOf(mine, viewer).hold)).toEqual([900, 900, 900]);
    expect(cueOf([item('shot', 1, { other: 0 })], CALM).hold).toBe(1200);
  });
});

describe('what is shown as one', () => {
  const size = (items: Item[], attack = false): number => groupSize(items, attack);

  it('is the cards one player draws, and the cards he lays', () => {
    expect(size([item('draw'), item('draw'), item('draw', 2)])).toBe(2);
    expect(size([item('draw'), item('draw', 1, { verb: 'discard' })])).toBe(1);
    expect(size([item('lay'), item('lay'), item('shot')])).toBe(2);
    expect(size([item('lay'), item('lay', 2)])).toBe(1);
  });

  it('is the shelf, and a throw with its dice', () => {
    expect(size([item('store', 1, { verb: 'play' }), item('store', -1, { verb: 'show' }), item('store', -1, { verb: 'show' })])).toBe(3);
    expect(size([item('store', -1, { verb: 'show' }), item('store', 1, { verb: 'pick' })])).toBe(1);
    expect(size([item('store', 1, { verb: 'pick' }), item('store', 2, { verb: 'pick' })])).toBe(2);
    const [roll, die] = [{ verb: 'roll' }, { verb: 'die' }];
    expect(size([item('throw', 1, roll), item('throw', 1, die), item('throw', 1, die), item('throw', 1, roll)])).toBe(3);
  });

  it('is all answers to one attack', () => {
    const answers = [item('hit', 2), item('answer', 3), item('check', 4), item('hit', 4)];
    expect(size([item('attack'), ...answers, item('turn', 2)])).toBe(5);
    expect(size([...answers, item('lay')], true)).toBe(4);
    expect(cueOf(answers, CALM)).toMatchObject({ weight: 'attack', hold: 2000, together: true });
    expect(cueOf([item('attack')], CALM)).toMatchObject({ weight: 'shot', hold: 1200 });
  });

  it('is never two shots, nor a hit and the out that follows', () => {
    expect(size([item('shot'), item('shot')])).toBe(1);
    expect(size([item('hit'), item('hit')])).toBe(1);
    expect(size([item('hit'), item('out')])).toBe(1);
    expect(size([item('attack'), item('hit', 2), item('out', 2)])).toBe(2);
  });
});

describe('a full queue', () => {
  it('counts groups once', () => {
    expect(lengthOf([item('draw'), item('draw'), item('hit', 2)], CALM)).toBe(280 + 250 + 220 + 900);
  });

  it('drops draws and lays, and nothing else', () => {
    const late = (weight: Weight): number => cueOf([item(weight)], CALM, true).hold;
    expect([late('draw'), late('lay')]).toEqual([0, 0]);
    for (const weight of Object.keys(TIMES) as Weight[]) {
      if (weight === 'draw' || weight === 'lay' || weight === 'attack') continue;
      expect([weight, late(weight)]).toEqual([weight, TIMES[weight].calm]);
    }
  });

  it('drops nothing that concerns me', () => {
    expect(cueOf([item('lay', 1, { other: 0 })], CALM, true).hold).toBe(900);
  });
});
