import { beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../src/fixtures/catalog';
import { people, shotView } from '../../src/fixtures/scenes';
import { absenceText } from '../../src/table/absence.svelte';
import { isLocal } from '../../src/connection/public-address';
import { seatCode } from '../../src/people/seat-code';
import { tableCode } from '../../src/people/table-code';
import type { SeatInfo } from '../../src/wire';
import { speakIn } from '../words';

describe('a code that moves a seat', () => {
  it('is recognised in every spelling', () => {
    for (const typed of ['MT8CRGQU', ' mt8c-rgqu ', 'MT8C RGQU', 'http://192.0.2.7:8666/move#MT8CRGQU']) {
      expect(seatCode(typed)).toBe('MT8CRGQU');
    }
  });

  it('differs from every code of a table', () => {
    for (const typed of ['', 'MT8C', 'MT8CRGQUX', 'MT0CRGQU', 'aB3_-xYz9QwErTy1', 'http://host/t/aB3_-xYz9QwErTy1', '<b>']) {
      expect(seatCode(typed)).toBeNull();
    }
  });
});

describe('the short code of a table', () => {
  it('is recognised in every spelling', () => {
    for (const typed of ['7KQ4', ' 7kq4 ', '7k-q4', '7K Q4', 'http://192.0.2.7:8666/j/7KQ4', 'HTTP://192.0.2.7/J/7KQ4', 'https://host/screen/7kq4']) {
      expect(tableCode(typed)).toBe('7KQ4');
    }
  });

  it('differs from ids, from codes of seats and from other words', () => {
    for (const typed of ['', '7KQ', '7KQ45', '0KQ4', '7KQI', 'MT8CRGQU', 'aB3_-xYz9QwErTy1', 'http://host/t/aB3_-xYz9QwErTy1']) {
      expect(tableCode(typed)).toBeNull();
    }
  });
});

describe('an address', () => {
  it('of this machine is of no use on another one', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'posse.localhost']) expect(isLocal(host)).toBe(true);
    for (const host of ['192.168.1.2', 'posse.example', 'localhost.example', '[fe80::1]']) expect(isLocal(host)).toBe(false);
  });
});

describe('a player whom the table waits for', () => {
  beforeEach(() => speakIn('en'));

  const choice = { number: 1, seat: 2, topic: 'shot' };
  const seats = (how: Partial<SeatInfo>): SeatInfo[] =>
    people(4).map((seat, i) => (i === 2 ? { ...seat, name: 'Ben', kind: 'person', here: false, minded: false, you: false, ...how } : seat));
  const said = (how: Partial<SeatInfo>, since: number): string => absenceText({ view: shotView(), seats: seats(how), catalog }, choice, since);

  it('is away for the time that the table gave, plus the time since', () => {
    expect(said({ away: 20 }, 15)).toBe('Ben has been away for 35 s. A bot steps in after 85 s.');
    expect(said({ away: 60 }, 59.5)).toBe('Ben has been away for 1 min. A bot steps in after 1 s.');
    expect(said({ away: 300 }, 0)).toBe('Ben has been away for 5 min.');
  });

  it('is never a player who is here, one replaced by a bot, a bot, or myself', () => {
    for (const how of [{ here: true }, { minded: true }, { kind: 'bot' as const }, { you: true }]) expect(said({ away: 9, ...how }, 9)).toBe('');
    expect(absenceText({ view: shotView(), seats: seats({}), catalog }, null, 9)).toBe('');
  });
});
