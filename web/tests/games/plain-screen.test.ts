import { expect, it } from 'vitest';
import { sizesOf } from '../../src/games/plain/screen/zone-sizes';

it('draws cards as large as the middle of the big screen allows', () => {
  expect(sizesOf(1, 1)).toEqual({ card: 290, lines: 1, seen: 1 });
  expect(sizesOf(4, 3)).toEqual({ card: 212, lines: 1, seen: 1 });
  expect(sizesOf(13, 6).lines).toBe(2);
  expect(sizesOf(40, 3).seen).toBeLessThan(1);
});
