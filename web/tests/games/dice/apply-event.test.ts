import { describe, expect, it } from 'vitest';
import { diceCatalog, events, view } from '../../../src/fixtures/dice';
import { applyEvent } from '../../../src/games/dice/apply-event';
import { playbackView } from '../../../src/games/dice/playback-view.svelte';
import type { GameEvent } from '../../../src/wire';

describe('applying events to the shown view', () => {
  const play = (from: GameEvent[], start = view(7)): ReturnType<typeof applyEvent> =>
    from.reduce((seen, event) => applyEvent(seen, event, diceCatalog), start as ReturnType<typeof applyEvent>);

  it('throws, lands and locks dice', () => {
    const thrown = play([{ n: 1, verb: 'turn', seat: 3, x: 24 }, { n: 2, verb: 'roll', seat: 3, x: 31 }, { n: 3, verb: 'die', seat: 3, card: 1, x: 2 }]);
    expect(thrown.dice.map((die) => die.motion)).toEqual(['rolling', 'landed', 'rolling', 'rolling', 'rolling']);
    expect([thrown.turn, thrown.turns, thrown.rolls, thrown.dice[1]!.face]).toEqual([3, 24, 1, 'dynamite']);
    expect(play([{ n: 4, verb: 'lock', seat: 3, x: 2 }], thrown).dice[1]!.locked).toBe(true);
  });

  it('keeps the dice that are not thrown', () => {
    const again = play([{ n: 1, verb: 'roll', seat: 0, x: 0b00110 }]);
    expect(again.dice.map((die) => die.kept)).toEqual([true, false, false, true, true]);
    expect(again.dice[0]).toMatchObject({ face: 'dynamite', locked: true });
  });

  it('moves arrows between the middle and their owner', () => {
    const taken = play([{ n: 1, verb: 'arrow', seat: 1 }, { n: 2, verb: 'arrow', seat: 1 }]);
    expect([taken.arrows, taken.seats[1]!.arrows]).toEqual([3, 3]);
    const back = play([{ n: 3, verb: 'return', seat: 1, x: 3 }], taken);
    expect([back.arrows, back.seats[1]!.arrows]).toEqual([6, 0]);
  });

  it('hurts, heals and shows the role of an eliminated player', () => {
    const after = play([
      { n: 1, verb: 'hurt', seat: 6, x: 2 }, { n: 2, verb: 'out', seat: 6, x: 1 }, { n: 3, verb: 'heal', seat: 5, x: 2 },
    ]);
    expect(after.seats[6]).toMatchObject({ life: 0, out: true, role: 'deputy' });
    expect(after.seats[5]!.life).toBe(8);
  });

  it('does not change the given view', () => {
    const start = view(7);
    const copy = structuredClone(start);
    play(events(), start);
    expect(start).toEqual(copy);
  });

  it('is reset by the next view, and starts again when a step is played again', () => {
    const before = view(7);
    const arrow: GameEvent = { n: 7, verb: 'arrow', seat: 1 };
    expect(playbackView.add(before, arrow, diceCatalog).arrows).toBe(4);
    expect(playbackView.of(before).arrows).toBe(4);
    expect(playbackView.add(before, arrow, diceCatalog).arrows).toBe(4);
    expect(playbackView.add(before, { ...arrow, n: 8 }, diceCatalog).arrows).toBe(3);
    const next = view(7);
    expect(playbackView.of(next)).toBe(next);
    playbackView.forgetAllBut(next);
    expect(playbackView.of(before)).toBe(before);
  });

  it('knows from which die an arrow comes', () => {
    const before = view(7);
    const cast: GameEvent[] = [{ n: 1, verb: 'roll', seat: 0, x: 12 }, { n: 2, verb: 'die', seat: 0, card: 5, x: 3 }, { n: 3, verb: 'die', seat: 0, card: 0, x: 4 }];
    for (const event of cast) playbackView.add(before, event, diceCatalog);
    expect([playbackView.arrowDie(), playbackView.arrowDie()]).toEqual([4, null]);
  });
});
