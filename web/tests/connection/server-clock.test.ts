import { afterEach, describe, expect, it } from 'vitest';
import { compareClocks, timeLeft } from '../../src/connection/server-clock';

const NOON = Date.parse('Mon, 01 Jun 2026 12:00:00 GMT');
const header = (time: number): string => new Date(time).toUTCString();

describe('time left', () => {
  afterEach(() => compareClocks(header(NOON), NOON + 400, NOON + 600));

  it('is counted by the server’s clock', () => {
    compareClocks(header(NOON), NOON + 300_000, NOON + 301_000);
    expect(timeLeft(NOON + 20_500, 30, NOON + 300_500)).toBe(20_000);
  });

  it('trusts the device’s clock if it differs by less than the header’s precision', () => {
    compareClocks(header(NOON), NOON + 1500, NOON + 1700);
    expect(timeLeft(NOON + 20_000, 30, NOON)).toBe(20_000);
  });

  it('is never negative and never more than the time of the clock', () => {
    expect(timeLeft(NOON - 5000, 30, NOON)).toBe(0);
    expect(timeLeft(NOON + 95_000, 30, NOON)).toBe(30_000);
  });

  it('does not change with an answer without a date', () => {
    compareClocks(null, NOON, NOON);
    expect(timeLeft(NOON + 9000, 30, NOON)).toBe(9000);
  });
});
