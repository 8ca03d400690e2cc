import { afterEach, describe, expect, it, vi } from 'vitest';
import { diceCatalog, diceScenes } from '../../src/fixtures/dice';
import { applyEvent, type PlaybackDiceView } from '../../src/games/dice/apply-event';
import { PlaybackView } from '../../src/playback/playback-view.svelte';
import { Playback, type EventAnimator } from '../../src/playback/playback.svelte';
import type { Weight } from '../../src/playback/weight';
import type { DiceView, GameEvent } from '../../src/wire';

afterEach(() => void vi.useRealTimers());

const event = (n: number, verb: string, x = 1): GameEvent => ({ n, verb, seat: 1, x });

describe('the playback of a step', () => {
  const view = diceScenes['dice-shoot']!().view as DiceView;
  const all = ({ arrows, seats }: DiceView): number => arrows + seats.reduce((sum, seat) => sum + seat.arrows, 0);

  it('ends in any order: an arrow on its way stays, also if a die is locked before it', () => {
    const shown = new PlaybackView<DiceView, PlaybackDiceView>(applyEvent);
    shown.add(view, event(11, 'roll', 31), diceCatalog);
    shown.add(view, event(13, 'lock', 2), diceCatalog);
    const after = shown.add(view, event(12, 'arrow'), diceCatalog);
    expect([after.rolls, after.dice[1]?.locked, after.arrows]).toEqual([view.rolls + 1, true, view.arrows - 1]);
  });

  it('starts again with an event that was seen', () => {
    const shown = new PlaybackView<DiceView, PlaybackDiceView>(applyEvent);
    for (const n of [11, 12, 11]) shown.add(view, event(n, 'arrow'), diceCatalog);
    expect(shown.of(view).arrows).toBe(view.arrows - 1);
  });

  it('counts skipped events too: arrows that go back were taken before', async () => {
    const shown = new PlaybackView<DiceView, PlaybackDiceView>(applyEvent);
    let hidden = true;
    const add = async (events: GameEvent[]): Promise<void> => events.forEach((one) => void shown.add(view, one, diceCatalog));
    const animator: EventAnimator = {
      away: () => hidden, viewer: () => ({ pace: 'once', still: true, me: 0, speed: 1 }), weigh: () => 'small', animate: add, skip: (events) => void add(events),
    };
    const playback = new Playback<number>({ tell: () => undefined, settle: () => false, shown: () => undefined, done: () => undefined });
    playback.animator = animator;
    playback.add([event(1, 'arrow'), event(2, 'arrow')], 1);
    hidden = false;
    playback.add([event(3, 'return', 2)], 2);
    await Promise.resolve();
    expect([shown.of(view).arrows, all(shown.of(view))]).toEqual([view.arrows, all(view)]);
  });

  it('keeps lost life points lost where a group ends in the middle of a step', async () => {
    vi.useFakeTimers();
    const shown = new PlaybackView<DiceView, PlaybackDiceView>(applyEvent);
    const weights: Record<string, Weight> = { turn: 'turn', shoot: 'volley', hurt: 'hit', gatling: 'attack' };
    let server = view;
    let last = 0;
    const add = (events: GameEvent[]): void => events.forEach((one) => void (last = shown.add(server, one, diceCatalog).seats[1]!.life));
    const animator: EventAnimator = {
      away: () => false, viewer: () => ({ pace: 'calm', still: false, me: null, speed: 1 }), weigh: ({ verb }) => weights[verb] ?? 'none', animate: async (events) => add(events), skip: add,
    };
    const settle = (): boolean => {
      server = { ...server };
      return false;
    };
    const playback = new Playback<number>({ tell: () => undefined, settle, shown: () => undefined, done: () => undefined });
    playback.animator = animator;
    playback.add([event(1, 'turn')], 1);
    playback.add([event(2, 'shoot')], 2);
    playback.add([event(3, 'hurt'), event(4, 'gatling')], 3);
    await vi.runAllTimersAsync();
    expect(last).toBe(view.seats[1]!.life - 1);
  });
});
