import { describe, expect, it } from 'vitest';
import { groupSize, waves } from '../../src/playback/grouping';
import { AGAIN, concerns, cueOf, SOLO_ACTIONS, holdBefore, durationOf, READ, runsAhead, TIMES, type Viewer } from '../../src/playback/event-durations';
import type { Item, Weight } from '../../src/playback/weight';

const CALM: Viewer = { pace: 'calm', still: false, me: 0, speed: 1 };
const BRISK: Viewer = { ...CALM, pace: 'brisk' };
const ONCE: Viewer = { ...CALM, pace: 'once' };

let n = 0;
function item(weight: Weight, seat = 1, more: { verb?: string; other?: number } = {}): Item {
  return { weight, event: { n: (n += 1), verb: more.verb ?? weight, seat, ...(more.other === undefined ? {} : { other: more.other }) } };
}

const hold = (weight: Weight, viewer: Viewer): number => cueOf([item(weight)], viewer).hold;

describe('how long events are shown', () => {
  it('is as designed, calm and brisk', () => {
    const rows: [Weight, number, number, number][] = [
      ['turn', 420, 500, 100], ['draw', 280, 250, 0], ['lay', 280, 700, 350], ['gift', 280, 600, 250], ['shot', 500, 1200, 600],
      ['volley', 440, 2000, 800], ['answer', 440, 600, 300], ['hit', 220, 900, 500], ['check', 280, 1000, 500], ['attack', 440, 2000, 1300],
      ['store', 420, 400, 150], ['throw', 1400, 900, 300],
      ['dynamite', 220, 1200, 800], ['train', 420, 500, 200], ['terminus', 420, 1200, 700], ['out', 500, 2200, 1300], ['end', 420, 2500, 1500],
    ];
    for (const [weight, move, calm, brisk] of rows) expect([weight, TIMES[weight]]).toEqual([weight, { move, calm, brisk }]);
    expect([hold('out', CALM), hold('out', BRISK), hold('lay', BRISK)]).toEqual([2200, 1300, 350]);
  });

  it('is zero in the pace "once", except for an elimination and for the end', () => {
    expect((['turn', 'draw', 'shot', 'hit', 'throw'] as Weight[]).map((weight) => hold(weight, ONCE))).toEqual([0, 0, 0, 0, 0]);
    expect([hold('out', ONCE), hold('end', ONCE)]).toEqual([600, 600]);
    expect(cueOf([item('out')], ONCE).moves).toBe(false);
  });

  it('is the same without animations', () => {
    const still = { ...CALM, still: true };
    expect(cueOf([item('shot')], still)).toMatchObject({ moves: false, hold: 1200 });
  });

  it('is shorter in a fast replay', () => {
    expect(cueOf([item('shot')], { ...CALM, speed: 4 })).toMatchObject({ hold: 300, haste: 4 });
  });
});

describe('events that concern me', () => {
  it('are what others do to me, and what costs me a life point', () => {
    expect(concerns(item('shot', 1, { other: 0 }), 0)).toBe(true);
    expect(concerns(item('hit', 0), 0)).toBe(true);
    expect(concerns(item('shot', 0, { other: 1 }), 0)).toBe(false);
    expect(concerns(item('lay', 0), 0)).toBe(false);
    expect([concerns(item('dynamite', 0), 0), concerns(item('out', 0), 0)]).toEqual([true, true]);
    expect(cueOf([item('dynamite', 0)], { ...ONCE, me: 0 }).hold).toBe(900);
    expect(concerns(item('shot', 1, { other: 0 }), null)).toBe(false);
  });

  it('are shown for at least 900 ms in every pace', () => {
    const mine = [item('lay', 1, { other: 0 })];
    expect([CALM, BRISK, ONCE].map((viewer) => cueOf(mine, viewer).hold)).toEqual([900, 900, 900]);
    expect(cueOf([item('shot', 1, { other: 0 })], CALM).hold).toBe(1200);
  });
});

describe('events that concern a person', () => {
  const brisk: Viewer = { ...BRISK, people: [0, 3] };

  it('are shown in full in brisk pace, in every browser', () => {
    for (const weight of ['shot', 'hit', 'volley', 'dynamite', 'out'] as Weight[]) {
      const at = (seat: number): Item => (weight === 'shot' || weight === 'volley' ? item(weight, 1, { other: seat }) : item(weight, seat));
      expect([weight, ...[0, 3].map((seat) => cueOf([at(seat)], brisk).hold)]).toEqual([weight, TIMES[weight].calm, TIMES[weight].calm]);
      expect([weight, cueOf([at(2)], brisk).hold]).toEqual([weight, TIMES[weight].brisk]);
      expect([weight, cueOf([at(3)], brisk).haste, cueOf([at(2)], brisk).haste > 1]).toEqual([weight, 1, true]);
    }
  });

  it('include an attack on all, unless the only person at the table makes it', () => {
    expect(cueOf([item('attack'), item('hit', 2), item('hit', 4)], brisk)).toMatchObject({ struck: true, hold: 2000 });
    expect(cueOf([item('attack', 0), item('hit', 2), item('hit', 4)], { ...BRISK, people: [0] })).toMatchObject({ struck: false, hold: 1300 });
  });

  it('hold up everybody; what bots do to each other does not', () => {
    expect(cueOf([item('shot', 1, { other: 3 })], brisk).struck).toBe(true);
    expect(cueOf([item('shot', 1, { other: 2 })], brisk).struck).toBe(false);
  });
});

describe('events that bots do not wait for', () => {
  const viewer: Viewer = { ...BRISK, people: [0] };

  it('are solo actions of bots, dice, and the shots of one volley', () => {
    for (const weight of ['draw', 'lay', 'gift', 'throw', 'volley', 'small'] as Weight[]) expect([weight, runsAhead(item(weight), viewer)]).toEqual([weight, true]);
  });

  it('are neither a turn, nor a shot or its cost, nor a card laid in front of a player', () => {
    for (const weight of ['turn', 'shot', 'answer', 'hit', 'attack', 'check', 'dynamite', 'out', 'end'] as Weight[]) {
      expect([weight, runsAhead(item(weight), viewer)]).toEqual([weight, false]);
    }
    expect(runsAhead(item('lay', 1, { other: 2 }), viewer)).toBe(false);
    expect(runsAhead(item('gift', 1, { other: 0 }), viewer)).toBe(false);
  });
});

describe('events shown as one group', () => {
  const size = (items: Item[], attack = false): number => groupSize(items, attack);

  it('are the cards that one player draws, lays and discards', () => {
    const turn = [item('draw'), item('draw'), item('lay'), item('lay'), item('gift'), item('draw', 1, { verb: 'discard' })];
    expect(size([...turn, item('turn', 2)])).toBe(6);
    expect(waves(turn)).toEqual([turn]);
    expect(size([item('draw'), item('draw'), item('draw', 2)])).toBe(2);
    expect(size([item('lay'), item('lay'), item('shot')])).toBe(2);
    expect(size([item('lay'), item('lay', 2)])).toBe(1);
    expect(size([item('lay'), item('gift', 2), item('gift', 3)])).toBe(3);
  });

  it('is shown as long as its actions, within limits; cards drawn in a row are one action', () => {
    const deeds = (...weights: Weight[]): number => cueOf(weights.map((weight) => item(weight)), BRISK).hold;
    expect([deeds('draw', 'draw'), deeds('draw', 'lay'), deeds('draw', 'lay', 'lay')]).toEqual([0, READ.brisk, 700]);
    expect([deeds('lay', 'lay', 'lay', 'lay'), cueOf([item('draw'), item('draw'), item('lay')], CALM).hold]).toEqual([SOLO_ACTIONS.brisk, 950]);
  });

  it('never include a card laid in front of another player', () => {
    expect(size([item('lay'), item('lay', 1, { other: 2 })])).toBe(1);
    expect(size([item('lay', 1, { other: 0 }), item('lay')])).toBe(1);
    expect(size([item('lay', 1, { other: 1 }), item('lay')])).toBe(2);
  });

  it('are a volley with all its costs, except for an elimination', () => {
    const shots = [item('volley', 1, { other: 0 }), item('volley', 1, { other: 0 }), item('volley', 1, { other: 2 })];
    expect(size([...shots, item('hit', 0), item('hit', 2), item('out', 2)])).toBe(5);
    expect(cueOf([...shots, item('hit', 0), item('hit', 2)], { ...BRISK, people: [0] })).toMatchObject({ weight: 'volley', hold: 2000, mine: true });
    expect(size([...shots, item('volley', 2, { other: 0 })])).toBe(3);
    expect(size([item('volley'), item('hit', 2), item('volley')])).toBe(2);
  });

  it('are the General Store, and a throw with its dice', () => {
    expect(size([item('store', 1, { verb: 'play' }), item('store', -1, { verb: 'show' }), item('store', -1, { verb: 'show' })])).toBe(3);
    expect(size([item('store', -1, { verb: 'show' }), item('store', 1, { verb: 'pick' })])).toBe(1);
    expect(size([item('store', 1, { verb: 'pick' }), item('store', 2, { verb: 'pick' })])).toBe(2);
    const [roll, die] = [{ verb: 'roll' }, { verb: 'die' }];
    expect(size([item('throw', 1, roll), item('throw', 1, die), item('throw', 1, die), item('throw', 1, roll)])).toBe(3);
    const brings = [item('throw', 1, roll), item('throw', 1, die), item('throw', 1, die), item('draw'), item('draw')];
    expect(size([...brings, item('attack')])).toBe(5);
    expect(waves(brings).map((wave) => wave.length)).toEqual([1, 1, 1, 2]);
  });

  it('end early when the dice are thrown again', () => {
    const [first, again, other] = [item('throw'), item('throw'), item('throw', 2)] as [Item, Item, Item];
    const cue = cueOf([first], BRISK);
    expect([again, other, item('volley'), undefined].map((next) => holdBefore(cue, first, next, BRISK))).toEqual([AGAIN.brisk, cue.hold, cue.hold, cue.hold]);
  });

  it('are all answers to one attack', () => {
    const answers = [item('hit', 2), item('answer', 3), item('check', 4), item('hit', 4)];
    expect(size([item('attack'), ...answers, item('turn', 2)])).toBe(5);
    expect(size([...answers, item('lay')], true)).toBe(4);
    expect(cueOf(answers, CALM)).toMatchObject({ weight: 'attack', hold: 2000 });
    expect(cueOf([item('attack')], CALM)).toMatchObject({ weight: 'shot', hold: 1200 });
  });

  it('are never two shots, nor a hit and the elimination after it', () => {
    expect(size([item('shot'), item('shot')])).toBe(1);
    expect(size([item('hit'), item('hit')])).toBe(1);
    expect(size([item('hit'), item('out')])).toBe(1);
    expect(size([item('attack'), item('hit', 2), item('out', 2)])).toBe(2);
  });
});

describe('a full queue', () => {
  it('counts groups once', () => {
    expect(durationOf([item('draw'), item('draw'), item('hit', 2)], CALM)).toBe(280 + 250 + 220 + 900);
  });

  it('drops draws and lays, and nothing else', () => {
    const late = (weight: Weight): number => cueOf([item(weight)], CALM, true).hold;
    expect([late('draw'), late('lay'), late('gift')]).toEqual([0, 0, 0]);
    for (const weight of Object.keys(TIMES) as Weight[]) {
      if (['draw', 'lay', 'gift', 'attack'].includes(weight)) continue;
      expect([weight, late(weight)]).toEqual([weight, TIMES[weight].calm]);
    }
  });

  it('drops no event that concerns me', () => {
    expect(cueOf([item('lay', 1, { other: 0 })], CALM, true).hold).toBe(900);
  });
});
