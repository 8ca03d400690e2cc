import { describe, expect, it } from 'vitest';
import { dice } from '../../../src/fixtures/dice';
import { usedDice } from '../../../src/games/dice/used-dice';
import { roundTheTop } from '../../../src/games/dice/layout';
import type { GameEvent } from '../../../src/wire';

const told = (...verbs: [verb: string, x?: number][]): GameEvent[] => verbs.map(([verb, x], i) => ({ n: i + 1, verb, seat: 0, ...(x ? { x } : {}) }));
const LIE = dice('2 1 B A G');

describe('used dice', () => {
  it('are not marked while I may still throw', () => {
    expect(usedDice(LIE, told(['roll', 31], ['die', 1], ['arrow']), false)).toBe(0);
  });

  it('are the arrows at once, then each die after its effect, neighbours first', () => {
    expect(usedDice(LIE, told(['roll', 31], ['die', 5]), true)).toBe(0b01000);
    expect(usedDice(LIE, told(['die', 5], ['shoot', 1]), true)).toBe(0b01010);
    expect(usedDice(LIE, told(['die', 5], ['shoot', 1], ['shoot', 1], ['hurt', 1]), true)).toBe(0b01011);
    expect(usedDice(LIE, told(['die', 5], ['shoot', 1], ['shoot', 1], ['drink']), true)).toBe(0b01111);
  });

  it('are not marked after the next throw; a beer may double a shot', () => {
    expect(usedDice(LIE, told(['shoot', 1], ['turn'], ['roll', 31]), false)).toBe(0);
    expect(usedDice(LIE, told(['die', 5], ['shoot', 2]), true)).toBe(0b01110);
  });
});

describe('seats on a phone', () => {
  it('have the neighbours at both ends of the row next to me', () => {
    expect(roundTheTop([1, 2, 3])).toEqual([1, 2, 3]);
    expect(roundTheTop([1, 2, 3, 4])).toEqual([2, 3, 1, 4]);
    expect(roundTheTop([1, 2, 3, 4, 5, 6])).toEqual([2, 3, 4, 1, 5, 6]);
  });
});
