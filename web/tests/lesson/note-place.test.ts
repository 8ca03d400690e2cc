// The note of a lesson is near the lit thing and on nothing that is lit.
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/help/placement';
import { darkShape, HOLES, selectorOf } from '../../src/lesson/light';
import { notePlace, shared } from '../../src/lesson/note-place';
import { paragraphs } from '../../src/lesson/note-text';

const PHONE: Box = { left: 0, top: 50, width: 390, height: 794 };
const DESK: Box = { left: 0, top: 44, width: 1440, height: 856 };
const [WIDE, HIGH] = [330, 220];

function noteOf(lit: Box[], room: Box, width = WIDE, height = HIGH): Box {
  const { left, top } = notePlace(lit, width, height, room);
  return { left, top, width, height };
}

describe('the place of a note', () => {
  it.each([
    ['in a corner', [{ left: 0, top: 600, width: 100, height: 120 }]],
    ['at the top', [{ left: 500, top: 50, width: 240, height: 90 }]],
    ['at the bottom', [{ left: 300, top: 800, width: 600, height: 90 }]],
    ['with sights around it', [
      { left: 1100, top: 240, width: 230, height: 90 }, { left: 300, top: 120, width: 40, height: 40 }, { left: 830, top: 120, width: 40, height: 40 },
      { left: 220, top: 260, width: 40, height: 40 },
    ]],
  ])('covers nothing that is lit %s', (_, lit) => {
    const note = noteOf(lit, DESK);
    expect(lit.map((box) => shared(note, box))).toEqual(lit.map(() => 0));
    expect(note.left).toBeGreaterThanOrEqual(0);
    expect(note.top).toBeGreaterThanOrEqual(DESK.top);
    expect(note.left + note.width).toBeLessThanOrEqual(1440);
    expect(note.top + note.height).toBeLessThanOrEqual(900);
  });

  it('is below what is at the top of a phone and above what is at its bottom, and points there', () => {
    expect(notePlace([{ left: 200, top: 120, width: 180, height: 90 }], 366, HIGH, PHONE)).toMatchObject({ top: 224, side: 'top' });
    expect(notePlace([{ left: 10, top: 700, width: 180, height: 90 }], 366, HIGH, PHONE)).toMatchObject({ top: 700 - HIGH - 14, side: 'bottom' });
  });

  it('leaves free what is lit although that is farther away', () => {
    const lit = [{ left: 10, top: 300, width: 370, height: 60 }, { left: 10, top: 380, width: 370, height: 60 }];
    expect(notePlace(lit, 366, 230, { left: 0, top: 50, width: 390, height: 500 }).top).toBeLessThan(60);
  });

  it('is in the middle if nothing is lit', () => {
    expect(notePlace([], WIDE, HIGH, DESK)).toMatchObject({ left: 555, side: 'none' });
  });
});

describe('the dark', () => {
  it('has the same number of holes for each step, so that its shape can change smoothly', () => {
    const holes = (boxes: Box[]): number => [...darkShape(boxes, 100, 100).matchAll(/M/g)].length;
    expect(holes([])).toBe(HOLES + 1);
    expect(holes([{ left: 1, top: 2, width: 3, height: 4 }, { left: 9, top: 9, width: 3, height: 4 }])).toBe(HOLES + 1);
    expect(darkShape([{ left: 1, top: 2, width: 3, height: 4 }], 100, 100)).toContain('M1 2h3v4h-3z');
  });
});

describe('the names of places', () => {
  it.each([
    ['card-24', '[data-card="24"], [data-stack="24"]'],
    ['button-roll', '[data-id="roll"]'],
    ['answer', '[data-id="o3"]'],
    ['life', '[data-place="seat-2"] .life'],
    ['seat-4', '[data-place="seat-4"]'],
    ['zone-"]', '[data-place="zone-\\"\\]"]'],
  ])('%s', (place, selector) => {
    globalThis.CSS ??= { escape: (text: string) => text.replace(/["\]]/g, '\\$&') } as typeof CSS;
    expect(selectorOf(place, 2, 3)).toBe(selector);
  });
});

describe('the text of a note', () => {
  it('has a paragraph a line, and what stands between underscores is bold', () => {
    expect(paragraphs('One _two_.\nThree')).toEqual([
      [{ text: 'One ', bold: false }, { text: 'two', bold: true }, { text: '.', bold: false }],
      [{ text: 'Three', bold: false }],
    ]);
  });
});
