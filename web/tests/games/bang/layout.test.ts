import { describe, expect, it } from 'vitest';
import { asLabels, columnsOf, frontLap, handStep, labelsInRow, shapeOf } from '../../../src/games/bang/layout';
import { othersOf, placesOf, ringOf } from '../../../src/games/sheriff/seating';
import { longWord } from '../../../src/text/long-words';
import { animationOf } from '../../../src/games/bang/animations';
import { card, catalog } from '../../../src/fixtures/catalog';
import { people, shotView } from '../../../src/fixtures/scenes';
import { isLow } from '../../../src/table/table-form';
import { seedMatches } from '../../../src/replay/seed-proof';

const scene = { view: shotView(), seats: people(7), catalog };

describe('seats', () => {
  it('go clockwise from my left', () => {
    expect(othersOf(5, 3)).toEqual([4, 0, 1, 2]);
    expect(othersOf(4, null)).toEqual([0, 1, 2, 3]);
  });

  it('have one place each, with two to eight players', () => {
    for (let others = 1; others <= 7; others++) {
      expect(new Set(placesOf(others)).size).toBe(others);
      expect(columnsOf(others) * 2).toBeGreaterThanOrEqual(others);
    }
  });
});

describe('the ring of laptop and tablet', () => {
  it('goes up my left, over the top and down my right, with every player', () => {
    expect(ringOf([1, 2, 3, 4, 5, 6, 7], 'laptop')).toEqual({ left: [1], top: [2, 3, 4, 5, 6], right: [7] });
    expect(ringOf([1, 2, 3, 4, 5, 6, 7], 'tablet')).toEqual({ left: [2, 1], top: [3, 4, 5], right: [6, 7] });
    expect(ringOf([0, 1, 2, 3, 4, 5, 6, 7], 'laptop')).toEqual({ left: [1, 0], top: [2, 3, 4, 5], right: [6, 7] });
    expect(ringOf([1, 2], 'laptop')).toEqual({ left: [], top: [1, 2], right: [] });
  });
});

describe('the form of the table', () => {
  it('knows a phone that lies on its side', () => {
    expect([isLow(844, 390), isLow(390, 844), isLow(360, 500)]).toEqual([true, false, false]);
  });
});

describe('hands and fronts', () => {
  it('lie apart while there is room and never leave their field', () => {
    expect(handStep(3, 71, 374, 75)).toBe(75);
    expect(71 + handStep(12, 71, 374, 75) * 11).toBeLessThanOrEqual(374);
    expect(frontLap(2, 198)).toBe(4);
    expect(64 + (64 + frontLap(7, 198)) * 6).toBeLessThanOrEqual(198);
  });

  it('are cards while they fit, then lines, then tags', () => {
    expect([2, 3, 4].map((count) => shapeOf(count, 184))).toEqual(['cards', 'cards', 'tags']);
    expect([2, 3, 5].map((count) => shapeOf(count, 150))).toEqual(['cards', 'lines', 'tags']);
  });

  it('show long words one size smaller', () => {
    expect(['Stagecoach', 'Postkutsche', 'Rev. Carabine', 'BANG!'].map(longWord)).toEqual([true, true, false, false]);
  });
});

describe('movement', () => {
  it('a shot flies to the middle of the table and draws its line', () => {
    const show = animationOf(scene, { n: 1, verb: 'play', seat: 5, card: card('bang/QH'), other: 0 });
    expect(show.flights).toEqual([{ card: card('bang/QH'), from: 'hand-5', to: 'acting' }]);
    expect(show.line).toEqual({ from: 'seat-5', to: 'seat-0' });
  });

  it('a hidden card shows its back', () => {
    expect(animationOf(scene, { n: 1, verb: 'show', card: card('bang/QH') })).toMatchObject({ flights: [], opens: card('bang/QH') });
    expect(animationOf(scene, { n: 1, verb: 'draw', seat: 3 }).flights).toEqual([{ card: null, from: 'deck', to: 'hand-3' }]);
  });

  it('a hit shakes the one who was hit', () => {
    expect(animationOf(scene, { n: 1, verb: 'hurt', seat: 2, other: 4, x: 1 })).toMatchObject({ flights: [], mark: { place: 'seat-2', how: 'hit' }, note: { place: 'seat-2', text: '−1' } });
  });
});

describe('the seal', () => {
  it('holds for its own seed, as text or as hex', async () => {
    expect(seedMatches('foo', '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae')).toBe(true);
    expect(seedMatches('666f6f', '2C26B46B68FFC68FF99B453C1D30413413422D706483BFA0F98A5E886266E7AE')).toBe(true);
  });

  it('fails for any other seed', async () => {
    expect(seedMatches('fop', '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae')).toBe(false);
  });
});

describe('cards to choose from on a phone', () => {
  it('are labels where their names would not fit: more than six, or little height', () => {
    expect([asLabels(6, 844), asLabels(7, 844), asLabels(2, 740)]).toEqual([false, true, true]);
  });

  it('need two rows at most', () => {
    for (let count = 1; count <= 8; count++) expect(Math.ceil(count / labelsInRow(count))).toBeLessThanOrEqual(2);
  });
});
