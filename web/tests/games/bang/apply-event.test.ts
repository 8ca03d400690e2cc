import { describe, expect, it } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { shotView } from '../../../src/fixtures/scenes';
import { applyEvent } from '../../../src/games/bang/apply-event';
import type { BangView, GameEvent } from '../../../src/wire';

describe('applying events to the shown view', () => {
  const play = (from: GameEvent[], start = shotView()): BangView => from.reduce((seen, event) => applyEvent(seen, event, catalog), start);
  const lives = ({ seats }: BangView): number[] => seats.map(({ life }) => life);

  it('heals up to the maximum', () => {
    const healed = play([{ n: 1, verb: 'heal', seat: 0, x: 1 }]);
    expect(lives(healed)).toEqual([4, 3, 0, 2, 4, 4, 1]);
    const more = play([{ n: 2, verb: 'heal', seat: 0, x: 1 }, { n: 3, verb: 'heal', seat: 4, x: 3 }], healed);
    expect(lives(more)).toEqual([4, 3, 0, 2, 5, 4, 1]);
  });

  it('hurts down to zero', () => {
    const hurt = play([{ n: 1, verb: 'hurt', seat: 1, x: 1 }, { n: 2, verb: 'bleed', seat: 3, x: 1 }, { n: 3, verb: 'hurt', seat: 6, x: 3 }]);
    expect(lives(hurt)).toEqual([3, 2, 0, 1, 4, 4, 0]);
  });

  it('shows the role of an eliminated player, and no life', () => {
    const out = play([{ n: 1, verb: 'out', seat: 3, x: catalog.roles.indexOf('outlaw') }]);
    expect(out.seats[3]).toMatchObject({ life: 0, out: true, role: 'outlaw' });
  });

  it('takes a drawn card off the deck and a played one from the hand', () => {
    const drawn = play([{ n: 1, verb: 'draw', seat: 1 }]);
    expect([drawn.deck, drawn.seats[1]!.hand.length]).toEqual([37, 4]);
    const played = play([{ n: 2, verb: 'play', seat: 1, card: card('bang/4C') }], drawn);
    expect([played.pile_count, played.acting, played.seats[1]!.hand.length]).toEqual([20, [card('bang/QH'), card('bang/4C')], 3]);
  });

  it('does not change the given view', () => {
    const start = shotView();
    const copy = structuredClone(start);
    play([{ n: 1, verb: 'heal', seat: 0, x: 1 }, { n: 2, verb: 'hurt', seat: 1, x: 1 }], start);
    expect(start).toEqual(copy);
  });
});
