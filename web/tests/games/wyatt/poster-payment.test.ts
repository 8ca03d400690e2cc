import { describe, expect, it } from 'vitest';
import { leadOf, rankOf, posterPayments } from '../../../src/games/wyatt/poster-payment';

describe('the payment of one poster', () => {
  it.each([
    ['one is five ahead', 9, [11, 6, 2], [9, 0, 0], 0],
    ['two share, the third is too far behind', 8, [9, 5, 4], [5, 3, 0], 0],
    ['two bills each cannot be paid: one each, and that is all', 3, [4, 4, 2], [1, 1, 0], 1],
    ['what does not go round stays', 6, [4, 4, 2], [2, 2, 1], 1],
    ['too few points in all', 5, [4, 0, 0], [0, 0, 0], 5],
    ['somebody without points shares nothing', 4, [4, 4, 0], [2, 2, 0], 0],
    ['the bills may run out before somebody is paid', 2, [7, 5, 5], [2, 0, 0], 0],
    ['three level', 4, [6, 6, 6], [1, 1, 1], 1],
  ])('%s', (_, bills, points, pays, stays) => {
    expect(posterPayments(bills, points)).toMatchObject({ pays, stays });
  });

  it('pays in order: two for the first, then one each', () => {
    const { why, steps } = posterPayments(7, [0, 6, 0, 5]);
    expect(why).toBe('shared');
    expect(steps.map(({ seat, bills }) => `${seat}:${bills}`)).toEqual(['1:2', '3:1', '1:1', '3:1', '1:1', '3:1']);
  });

  it('neither adds nor loses a bill', () => {
    for (let bills = 0; bills < 12; bills++) {
      for (const points of [[6, 6], [7, 5, 5], [8, 6, 4, 0], [20, 1], [8, 8, 8, 8], [3, 3]]) {
        const { pays, stays } = posterPayments(bills, points);
        expect(pays.reduce((sum, n) => sum + n, 0) + stays).toBe(bills);
      }
    }
  });
});

describe('how points are printed', () => {
  it('distinguishes a lead, a share, too few points, and too few points of all players', () => {
    expect([0, 1, 2].map((seat) => rankOf([9, 5, 4], seat))).toEqual(['lead', 'share', 'none']);
    expect(rankOf([4, 2], 0)).toBe('short');
    expect([0, 1].map((seat) => rankOf([6, 6], seat))).toEqual(['lead', 'lead']);
  });

  it('measures the lead over the second', () => {
    expect([leadOf([4, 11, 6]), leadOf([8, 0]), leadOf([6, 6])]).toEqual([5, 8, 0]);
  });
});
