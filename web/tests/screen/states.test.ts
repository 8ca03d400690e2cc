import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { people, table } from '../../src/fixtures/scenes';
import { joinOf } from '../../src/screen/address';
import { wishes } from '../../src/screen/another-match';
import { Arrivals, arrivedAt } from '../../src/screen/arrivals.svelte';
import { outInTurn } from '../../src/screen/fate';
import type { SeatInfo, TableInfo } from '../../src/wire';

const empty: SeatInfo = { name: '', kind: 'empty', here: false, you: false, minded: false, bot: '' };
const person = (name: string): SeatInfo => ({ ...empty, name, kind: 'person', here: true });

describe('joining', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is a person where there was none', () => {
    expect(arrivedAt([person('Wren'), empty, empty], [person('Wren'), person('Tom'), empty])).toEqual([1]);
    expect(arrivedAt([person('Wren'), { ...empty, kind: 'bot', name: 'Cole' }], [person('Wren'), person('Tom')])).toEqual([1]);
  });

  it('is neither a new name, nor another seat, nor a bot', () => {
    expect(arrivedAt([person('Wren')], [person('Wrenna')])).toEqual([]);
    expect(arrivedAt([person('Wren'), empty], [empty, person('Wren')])).toEqual([]);
    expect(arrivedAt([empty], [{ ...empty, kind: 'bot', name: 'Cole' }])).toEqual([]);
  });

  it('stands in the lamplight, is told for a while, and is forgotten when they leave', () => {
    const arrivals = new Arrivals();
    arrivals.see([person('Wren'), empty]);
    expect([...arrivals.lit]).toEqual([]);
    arrivals.see([person('Wren'), person('Tom')]);
    expect([[...arrivals.lit], arrivals.newest]).toEqual([[1], 'Tom']);
    vi.advanceTimersByTime(3000);
    expect([[...arrivals.lit], arrivals.newest]).toEqual([[], 'Tom']);
    arrivals.see([person('Wren'), empty]);
    expect(arrivals.newest).toBe('');
  });
});

describe('the address', () => {
  const at = (code: string | null): TableInfo => ({ ...table(4), code }) as TableInfo;

  it('is in capitals where the table has a code', () => {
    const join = joinOf(at('K7WD'), 'https://posse.example');
    expect(join).toEqual({ url: 'HTTPS://POSSE.EXAMPLE/J/K7WD', host: 'posse.example', code: 'K7WD', path: '/t/dry-gulch' });
  });

  it('is the link as it is without one', () => {
    expect(joinOf(at(null), 'http://192.168.0.7:8420').url).toBe('http://192.168.0.7:8420/t/dry-gulch');
    expect(joinOf(table(4), 'http://192.168.0.7:8420').code).toBeNull();
  });
});

describe('after a match', () => {
  it('everybody but the host may want another one', () => {
    const seats = people(5).map((seat, i) => ({ ...seat, again: seat.kind === 'person' && i === 1 }));
    expect(wishes(table(5, { seats, host: 0 }))).toEqual({ n: 1, of: 3 });
    expect(wishes(table(5, { seats: seats.map((seat, i) => ({ ...seat, again: i < 2 })), host: 0 }))).toEqual({ n: 2, of: 4 });
  });

  it('a player was eliminated in the turn that the events tell', () => {
    const events = [{ n: 1, verb: 'turn', seat: 0 }, { n: 2, verb: 'turn', seat: 1 }, { n: 3, verb: 'out', seat: 0 }, { n: 4, verb: 'turn', seat: 1 }];
    expect([outInTurn(events, 0), outInTurn(events, 1)]).toEqual([2, null]);
  });
});
