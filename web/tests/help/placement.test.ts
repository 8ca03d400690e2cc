import { describe, expect, it } from 'vitest';
import { placeFor, type Box } from '../../src/help/placement';

const WINDOW: Box = { left: 0, top: 0, width: 1440, height: 900 };

describe('a help slip', () => {
  it('lies above its subject where nothing is in the way', () => {
    expect(placeFor({ left: 600, top: 500, width: 100, height: 140 }, 400, 200, WINDOW, [])).toMatchObject({ left: 450, top: 288 });
  });

  it('lies below a subject at the upper edge, inside the window', () => {
    const subject = { left: 0, top: 60, width: 256, height: 88 };
    expect(placeFor(subject, 400, 200, WINDOW, [[subject, 2]])).toMatchObject({ left: 12, top: 160 });
  });

  it('leaves the question free when it belongs to a card of the hand', () => {
    const wire: [Box, number] = [{ left: 200, top: 520, width: 720, height: 150 }, 10];
    const hand: [Box, number] = [{ left: 280, top: 690, width: 590, height: 190 }, 1];
    const spot = placeFor({ left: 500, top: 690, width: 124, height: 174 }, 400, 200, WINDOW, [wire, hand]);
    expect(spot).toMatchObject({ left: 1028, top: 688 });
  });
});
