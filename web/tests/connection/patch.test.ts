import { describe, expect, it } from 'vitest';
import { applyPatch } from '../../src/connection/patch';

describe('applyPatch', () => {
  it('merges objects key by key and shares the rest', () => {
    const before = { deck: 40, seats: [{ life: 4 }], hidden: { outlaw: 2 } };
    const after = applyPatch(before, { deck: 38, hidden: { outlaw: 1 } });
    expect(after).toEqual({ deck: 38, seats: [{ life: 4 }], hidden: { outlaw: 1 } });
    expect(after.seats).toBe(before.seats);
    expect(before.deck).toBe(40);
  });

  it('takes null as a value, not as a deletion', () => {
    expect(applyPatch({ result: { side: 'law' }, x: 1 }, { result: null })).toEqual({ result: null, x: 1 });
  });

  it('deletes the keys of $d', () => {
    expect(applyPatch({ hidden: { outlaw: 1, deputy: 1 } }, { hidden: { $d: ['deputy'] } })).toEqual({ hidden: { outlaw: 1 } });
  });

  it('replaces arrays whole', () => {
    expect(applyPatch({ pile: [1, 2, 3] }, { pile: [3, 4] })).toEqual({ pile: [3, 4] });
  });

  it('changes single elements by $i, deeply', () => {
    const before = { seats: [{ life: 4, hand: [1, 2] }, { life: 3, hand: [null] }] };
    const after = applyPatch(before, { seats: { $i: { 1: { life: 2, hand: { $i: { 0: 7 } } } } } });
    expect(after).toEqual({ seats: [{ life: 4, hand: [1, 2] }, { life: 2, hand: [7] }] });
    expect(after.seats[0]).toBe(before.seats[0]);
  });

  it('turns null into an object and back', () => {
    expect(applyPatch({ result: null }, { result: { side: 'law', winners: [0] } })).toEqual({ result: { side: 'law', winners: [0] } });
  });
});
