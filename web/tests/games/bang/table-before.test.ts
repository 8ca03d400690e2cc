// The table as its events tell it, compared with the engine at the end of random matches (tests/ability_effects.py).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableBefore } from '../../../src/games/bang/table-before';
import type { BangView, Catalog, GameEvent } from '../../../src/wire';

const RECORDED = new URL('../../../../build/abilities.json', import.meta.url);
const { catalogs, matches } = JSON.parse(readFileSync(RECORDED, 'utf8')) as { catalogs: Record<string, Catalog>; matches: { game: string; view: BangView; events: GameEvent[] }[] };

it('has the same hands, cards in front and life points as the engine', () => {
  const played = matches.filter(({ game }) => game === 'bang');
  expect(played.length).toBeGreaterThan(20);
  for (const [i, { view, events }] of played.entries()) {
    const { hands, front, life, out } = tableBefore(view, catalogs['bang'] as Catalog, events, events.length);
    const found = view.seats.map((_, seat) => [hands[seat], [...front].filter(([, at]) => at === seat).map(([card]) => card).sort(), life[seat], out.has(seat)]);
    expect(found, `match ${i}`).toEqual(view.seats.map((seat) => [seat.hand.length, [...seat.front].sort(), seat.life, seat.out]));
  }
});
