import { describe, expect, it } from 'vitest';
import { RemarkChooser, SPEAKERS, WORDS, type Remark } from '../../src/bots/remarks';
import type { GameEvent } from '../../src/wire';
import { source } from '../words';

const seats = [
  { kind: 'person' as const, bot: '' },
  ...SPEAKERS.map((bot) => ({ kind: 'bot' as const, bot })),
];

/** A turn for every player, in which a player is hit and another dodges. */
function match(turns: number, secret: (n: number) => number): GameEvent[] {
  return Array.from({ length: turns }, (_, i): GameEvent[] => [
    { n: 4 * i + 1, verb: 'turn', seat: i % 4, x: i },
    { n: 4 * i + 2, verb: 'draw', seat: i % 4, card: secret(i) },
    { n: 4 * i + 3, verb: 'hurt', seat: (i + 1) % 4, other: i % 4, card: secret(i), x: 1 },
    { n: 4 * i + 4, verb: 'missed', seat: (i + 2) % 4, card: secret(i) },
  ]).flat();
}

function talk(seed: string, events: GameEvent[]): [number, Remark][] {
  const chooser = new RemarkChooser(seed);
  return events.flatMap((event): [number, Remark][] => {
    const said = chooser.choose([event], seats);
    return said ? [[event.n, said]] : [];
  });
}

describe('what bots say', () => {
  it('is rare: at most one remark a turn, and none in the turn after', () => {
    const said = talk('a', match(200, () => 7));
    const turns = said.map(([n]) => Math.ceil(n / 4));
    expect(said.length).toBeGreaterThan(30);
    for (let i = 1; i < turns.length; i += 1) expect(turns[i]! - turns[i - 1]!).toBeGreaterThan(1);
  });

  it('is the same in every browser and does not depend on the cards', () => {
    const one = talk('a', match(60, (n) => n));
    expect(talk('a', match(60, (n) => 80 - n))).toEqual(one);
    expect(talk('a', match(60, (n) => n).map(({ card: _, ...event }) => event))).toEqual(one);
    expect(talk('b', match(60, (n) => n))).not.toEqual(one);
  });

  it('comes from bots only, in words of their strength', () => {
    for (const [, { seat, id }] of talk('c', match(300, () => 1))) {
      expect(seats[seat]?.kind).toBe('bot');
      expect(id).toContain(`say-${seats[seat]?.bot}-`);
    }
  });

  it('has words in both languages for every moment', () => {
    for (const lang of ['en', 'de'] as const) {
      const text = source(lang);
      for (const bot of SPEAKERS)
        for (const moment of ['hit', 'strike', 'dodge', 'fell', 'fall', 'win'])
          for (let i = 1; i <= WORDS; i += 1) expect(text).toContain(`say-${bot}-${moment}-${i} = `);
    }
  });

  it('comes once at the end, from a bot that won', () => {
    const chooser = new RemarkChooser('d');
    const win: GameEvent = { n: 9, verb: 'win', x: 0 };
    expect(chooser.choose([win], seats, [0, 2])).toMatchObject({ seat: 2 });
    expect(chooser.choose([win], seats, [0])).toBeNull();
  });
});
