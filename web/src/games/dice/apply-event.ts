// The view after an event, only for playback: a step of the server may hold a whole turn, and the
// table shows it event by event. At the end of the step the server's own view replaces this one.
import type { Catalog, DiceSeat, DiceView, GameEvent } from '../../wire';
import { bitOf, faceOf, type ShownDie } from './faces';

export interface PlaybackDiceView extends DiceView {
  dice: ShownDie[];
}

export function applyEvent(view: PlaybackDiceView, event: GameEvent, catalog: Catalog): PlaybackDiceView {
  const x = event.x ?? 0;
  switch (event.verb) {
    case 'turn': return begin(view, event);
    case 'roll': return { ...view, rolls: view.rolls + 1, dice: view.dice.map((die, i) => thrown(die, i + 1, x)) };
    case 'die': return onDie(view, x, { face: faceOf(catalog, event.card), motion: 'landed' });
    case 'lock': return onDie(view, x, { locked: true });
    case 'arrow': return moveArrows(view, event.seat, 1);
    case 'return': return moveArrows(view, event.seat, -x);
    case 'hurt': return onSeat(view, event.seat, (seat) => ({ life: Math.max(0, seat.life - x) }));
    case 'heal': return onSeat(view, event.seat, (seat) => ({ life: Math.min(seat.max, seat.life + x) }));
    case 'out': return onSeat(view, event.seat, (seat) => ({ out: true, role: catalog.roles[x] ?? seat.role }));
    default: return view;
  }
}

/** The dice go on to the next seat; how often it may roll is known when the step ends. */
function begin(view: PlaybackDiceView, event: GameEvent): PlaybackDiceView {
  const dice = view.dice.map((): ShownDie => ({ face: null, locked: false, kept: false }));
  return { ...view, turn: event.seat ?? view.turn, turns: event.x ?? view.turns, rolls: 0, rolls_max: 0, dice };
}

function thrown(die: ShownDie, number: number, mask: number): ShownDie {
  if (mask & bitOf(number)) return { face: null, locked: false, kept: false, motion: 'rolling' };
  return { ...die, kept: true };
}

function onDie(view: PlaybackDiceView, number: number, change: Partial<ShownDie>): PlaybackDiceView {
  return { ...view, dice: view.dice.map((die, i) => (i + 1 === number ? { ...die, ...change } : die)) };
}

function onSeat(view: PlaybackDiceView, number: number | null | undefined, change: (seat: DiceSeat) => Partial<DiceSeat>): PlaybackDiceView {
  return { ...view, seats: view.seats.map((seat, i) => (i === number ? { ...seat, ...change(seat) } : seat)) };
}

function moveArrows(view: PlaybackDiceView, number: number | null | undefined, by: number): PlaybackDiceView {
  const moved = onSeat(view, number, (seat) => ({ arrows: seat.arrows + by }));
  return { ...moved, arrows: view.arrows - by };
}
