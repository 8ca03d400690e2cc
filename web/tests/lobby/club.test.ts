import { describe, expect, it } from 'vitest';
import { MOST, onTheWall } from '../../src/lobby/club';
import type { OpenTable } from '../../src/wire';

function table(id: string, how: Partial<OpenTable> = {}): OpenTable {
  return { id, game: 'bang', packs: ['base'], players: 4, seated: 1, people: ['Ann'], state: 'open', code: '7KQ4', ...how };
}

describe('the wall of a games evening', () => {
  it('begins with tables that wait for players, and lists only tables with a code', () => {
    const tables = [table('full', { seated: 4 }), table('over', { state: 'over' }), table('none', { code: null }), table('played', { state: 'playing' }), table('waits')];
    expect(onTheWall(tables).shown.map(({ id }) => id)).toEqual(['waits', 'played', 'over', 'full']);
  });

  it('says how many have no room', () => {
    const many = Array.from({ length: MOST + 3 }, (_, i) => table(`${i}`));
    expect(onTheWall(many)).toMatchObject({ more: 3, shown: { length: MOST } });
  });
});
