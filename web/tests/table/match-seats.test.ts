import { describe, expect, it } from 'vitest';
import { people } from '../../src/fixtures/scenes';
import { seatsOf } from '../../src/table/match-seats';

describe('the seats of a match that is over', () => {
  const names = people(4).map(({ name }) => name);
  const over = { result: null, seed: '', match: 'm', names };

  it('keep the names of those who have played', () => {
    const now = people(4).map((seat, i) => (i === 2 ? { ...seat, name: 'Late Larry', you: true } : seat));
    expect(seatsOf(now, null)[2]?.name).toBe('Late Larry');
    expect(seatsOf(now, over).map(({ name }) => name)).toEqual(names);
    expect(seatsOf(now, over)[2]?.you).toBe(false);
    expect(seatsOf(now, { ...over, names: [] })).toBe(now);
  });
});
