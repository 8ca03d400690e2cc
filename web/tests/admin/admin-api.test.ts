import { describe, expect, it } from 'vitest';
import { age } from '../../src/admin/admin-api';

describe('the age of a table', () => {
  it.each([
    [-5, 'minutes', 0],
    [29, 'minutes', 0],
    [90, 'minutes', 2],
    [119 * 60, 'minutes', 119],
    [120 * 60, 'hours', 2],
    [47 * 3600, 'hours', 47],
    [48 * 3600, 'days', 2],
    [30 * 86400, 'days', 30],
  ])('%d seconds are %s: %d', (seconds, unit, n) => {
    expect(age(seconds)).toEqual({ unit, n });
  });
});
