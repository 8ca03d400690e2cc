import { describe, expect, it } from 'vitest';
import { CARD_ROWS, DICE_ROWS, fitOf, MARGIN, PLATE, placesOf, SHEET } from '../../src/screen/places';

/** A plate and, below it, what lies before the player. */
const HEIGHT = { cards: 224, dice: 130 };
/** Where the sentence begins. */
const LINE = 860;

describe('the seats of the big screen', () => {
  it('stand clockwise from the lower left', () => {
    const seven = placesOf(7);
    expect(seven.map(({ side }) => side)).toEqual(['left', 'left', 'left', 'head', 'right', 'right', 'right']);
    expect(seven.slice(0, 3).map(({ y }) => y)).toEqual([596, 324, 52]);
    expect(seven[3]).toEqual({ side: 'head', x: 740, y: 52 });
    expect(seven.slice(4).map(({ y }) => y)).toEqual([52, 324, 596]);
  });

  it.each([[4, '1 2 1'], [5, '2 1 2'], [6, '2 2 2'], [7, '3 1 3'], [8, '3 2 3']])('share %i seats as %s', (seats, split) => {
    const sides = placesOf(seats).map(({ side }) => side);
    expect(['left', 'head', 'right'].map((side) => sides.filter((one) => one === side).length).join(' ')).toBe(split);
  });

  it.each([['cards', CARD_ROWS], ['dice', DICE_ROWS]] as const)('never lie on each other or on the sentence: %s', (kind, rows) => {
    for (let seats = 2; seats <= 8; seats++) {
      const places = placesOf(seats, rows);
      expect(places).toHaveLength(seats);
      for (const [i, a] of places.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(MARGIN);
        expect(a.x + PLATE).toBeLessThanOrEqual(SHEET.width - MARGIN);
        expect(a.y + HEIGHT[kind]).toBeLessThanOrEqual(LINE);
        for (const b of places.slice(i + 1)) expect(Math.abs(a.x - b.x) >= PLATE || Math.abs(a.y - b.y) > HEIGHT[kind]).toBe(true);
      }
    }
  });

  it('belong to a sheet that fits any screen', () => {
    expect(fitOf(1920, 1080)).toBe(1);
    expect(fitOf(3840, 2160)).toBe(2);
    expect(fitOf(1280, 720)).toBeCloseTo(2 / 3);
    expect(fitOf(1024, 768)).toBeCloseTo(1024 / 1920);
  });
});
