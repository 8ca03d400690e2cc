import { describe, expect, it } from 'vitest';
import { dice, view } from '../../../src/fixtures/dice';
import type { DiceView } from '../../../src/wire';
import DEATHS from './deaths.json';
import { atLeast, chances, hunt } from '../../../src/games/dice/chances';
import { FACES } from '../../../src/games/dice/faces';

/** Every throw of this number of dice, all equally likely. */
function throws(count: number): string[][] {
  if (count === 0) return [[]];
  return throws(count - 1).flatMap((rest) => FACES.map((face) => [face, ...rest]));
}

function share(count: number, wanted: (faces: string[]) => boolean): number {
  const all = throws(count);
  return all.filter(wanted).length / all.length;
}

const count = (faces: string[], face: string): number => faces.filter((one) => one === face).length;

describe('chances', () => {
  it.each([1, 2, 3, 4, 5])('equal a count of all throws of %i dice', (n) => {
    for (let wanted = 0; wanted <= n + 1; wanted++) {
      expect(atLeast(wanted, n)).toBeCloseTo(share(n, (faces) => count(faces, 'beer') >= wanted), 12);
      expect(atLeast(wanted, n, 2)).toBeCloseTo(share(n, (faces) => count(faces, 'one') + count(faces, 'two') >= wanted), 12);
    }
  });

  it('count the dice that stay on the table', () => {
    const seen = view(7, { dice: dice('D! G= G 2 A'), arrows: 1 });
    const found = chances(seen, 0b11000);
    expect(found.dice).toBe(2);
    expect(found.gatling).toBeCloseTo(share(2, (faces) => count(faces, 'gatling') >= 1), 12);
    expect(found.blast).toBeCloseTo(1 / 36, 12);
    expect(found.attack).toBeCloseTo(share(2, (faces) => count(faces, 'arrow') >= 1), 12);
    expect(found.arrows).toBeCloseTo(1 / 3, 12);
  });

  it('know from the view how many Gatlings are enough', () => {
    const seen = view(7, { dice: dice('G 1 2 B A'), gatlings: 2 });
    expect(chances(seen, 0b11110).gatling).toBeCloseTo(atLeast(1, 4), 12);
  });

  it('for a wanted face with one roll left are those of throwing all other dice once', () => {
    const at = { gatlings: 1, dynamites: 1, need: 3, rolls: 1, loose: false };
    expect(hunt(at)).toBeCloseTo(atLeast(2, 3), 12);
    expect(hunt({ ...at, loose: true })).toBeCloseTo(atLeast(2, 4), 12);
  });

  it('for a wanted face over two rolls stop at three dynamites', () => {
    // Two Gatlings and two dynamites lie there: one die, twice; dynamite on the first ends it.
    const at = { gatlings: 2, dynamites: 2, need: 3, rolls: 2, loose: false };
    expect(hunt(at)).toBeCloseTo(1 / 6 + (4 / 6) * (1 / 6), 12);
    expect(hunt({ ...at, dynamites: 3 })).toBe(0);
    expect(hunt({ ...at, gatlings: 3, dynamites: 0 })).toBe(1);
  });
});

describe('chances of the dice I chose', () => {
  it('try for Gatlings with this throw first', () => {
    const seen = view(7, { dice: dice('G G 1 2 B'), rolls: 1, rolls_max: 3 });
    const one = chances(seen, 0b10000);
    // One die now; if it fails, all three others with the last roll, except dynamite.
    expect(one.hunt).toBeCloseTo(1 / 6 + (4 / 6) * atLeast(1, 3) + (1 / 6) * atLeast(1, 2), 12);
    expect(chances(seen, 0b11100).hunt).toBeGreaterThan(one.hunt);
    expect(chances(seen, 0b11111).hunt).toBeLessThan(one.hunt);
  });

  it('say what the Indians would cost, and whether they could eliminate me', () => {
    const seen = view(7, { dice: dice('1 2 B G A'), arrows: 2, ambush: [1, 2, 3, 4, 5, 6] });
    seen.seats[0]!.life = 3;
    const found = chances(seen, 0b00011);
    expect(found.cost).toBe(3);
    expect(found.death).toBeCloseTo(1 / 36, 12);
    seen.seats[0]!.life = 4;
    expect(chances(seen, 0b00011).death).toBe(0);
  });

  it('count dynamite and Indians together', () => {
    const seen = view(7, { dice: dice('D! D! B G A'), arrows: 1, ambush: [1, 1, 1, 1, 1, 1] });
    seen.seats[0]!.life = 2;
    // Among two dice: at least one arrow and at least one dynamite.
    expect(chances(seen, 0b01100).death).toBeCloseTo(2 / 36, 12);
  });
});

describe('the chance that I am eliminated', () => {
  // Counted throw by throw with the rules themselves: tests/games/dice/test_chances.py writes these cases.
  it.each(DEATHS as unknown as { case: string; mask: number; view: DiceView; death: number }[])('$case', ({ mask, view: seen, death }) => {
    expect(chances(seen, mask).death).toBeCloseTo(death, 12);
  });
});
