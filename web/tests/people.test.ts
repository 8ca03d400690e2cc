import { describe, expect, it } from 'vitest';
import { isLocal } from '../src/lib/reach';
import { seatCode } from '../src/lib/seatcode';

describe('a code that moves a seat', () => {
  it('is known however it is typed', () => {
    for (const typed of ['MT8CRGQU', ' mt8c-rgqu ', 'MT8C RGQU', 'http://192.0.2.7:8666/move#MT8CRGQU']) {
      expect(seatCode(typed)).toBe('MT8CRGQU');
    }
  });

  it('is never taken for the code of a table, nor the other way round', () => {
    for (const typed of ['', 'MT8C', 'MT8CRGQUX', 'MT0CRGQU', 'aB3_-xYz9QwErTy1', 'http://host/t/aB3_-xYz9QwErTy1', '<b>']) {
      expect(seatCode(typed)).toBeNull();
    }
  });
});

describe('an address', () => {
  it('that means this machine is of no use elsewhere', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'posse.localhost']) expect(isLocal(host)).toBe(true);
    for (const host of ['192.168.1.2', 'posse.example', 'localhost.example', '[fe80::1]']) expect(isLocal(host)).toBe(false);
  });
});
