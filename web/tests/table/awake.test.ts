import { describe, expect, it } from 'vitest';
import { inMatch } from '../../src/table/awake.svelte';
import type { GameView, TableInfo } from '../../src/wire';

const table = (state: string, me: number | null): TableInfo => ({ state, me }) as TableInfo;
const view = (...out: boolean[]): GameView => ({ seats: out.map((one) => ({ out: one })) }) as GameView;

describe('I may soon be asked', () => {
  it('while a match runs in which I am', () => {
    expect(inMatch({ table: table('playing', 1), view: view(true, false) })).toBe(true);
  });

  it.each([
    ['before the match', table('open', 0), null],
    ['when it is over', table('over', 0), view(false)],
    ['when I am out', table('playing', 0), view(true, false)],
    ['when I watch', table('playing', null), view(false, false)],
    ['before the table is known', null, null],
  ])('not %s', (_, known, seen) => {
    expect(inMatch({ table: known, view: seen })).toBe(false);
  });
});
