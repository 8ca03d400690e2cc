// A shot: the card turned lies large beside the card played, and a stamp says what it was.
import type { GameEvent } from '../../wire';

export interface Shot {
  seat: number;
  played: number | null;
  turned: number;
  hit: boolean;
  /** The stamp has landed. */
  stamped: boolean;
  /** Nothing moves: it is shown for a while and blocks nothing. */
  still?: boolean;
}

const TURN = 280;
const STAY = 1220;

class Moment {
  shot = $state.raw<Shot | null>(null);
  /** The target row of my own shot; for other players' shots it is not known. */
  aim = $state.raw<{ seat: number; outlaw: number } | null>(null);
  /** The law card that waits for its shot. */
  private played: number | null = null;

  note(event: GameEvent): void {
    if (event.verb === 'play') this.played = event.card ?? null;
    if (event.verb === 'turn' || event.verb === 'duel') this.played = null;
  }

  /** Without movement: until something else is shown, or for a while. */
  async lay(shot: Shot): Promise<void> {
    this.shot = shot;
    await wait(2 * STAY);
    if (this.shot === shot) this.shot = null;
  }

  /** Resolves when the stamp has landed; playback then keeps it on the screen. Without movement it is only shown. */
  async show({ seat, card, x }: GameEvent, haste: number): Promise<void> {
    if (card === undefined || !Number.isFinite(haste)) return;
    const shot: Shot = { seat: seat ?? 0, played: this.played, turned: card, hit: x === 1, stamped: false };
    this.shot = shot;
    await wait(TURN / haste);
    if (this.shot !== shot) return;
    const stamped = { ...shot, stamped: true };
    this.shot = stamped;
    // A player who goes on to the next question does not wait for it.
    void wait(2 * STAY / haste).then(() => this.shot === stamped && this.clear());
  }

  /** Removes the shot. */
  clear(): void {
    if (!this.shot?.still) this.shot = null;
  }
}

/** The last shot of these events that is newer than `seen`, with the card it was for. */
export function shotIn(events: GameEvent[], seen: number): { shot: Shot; n: number } | null {
  const at = events.findLastIndex(({ verb, n }) => verb === 'flip' && n > seen);
  const flip = events[at];
  if (!flip || flip.card === undefined) return null;
  const before = events.slice(0, at).findLast(({ verb }) => verb === 'play' || verb === 'turn' || verb === 'duel');
  const played = before?.verb === 'play' ? (before.card ?? null) : null;
  return { n: flip.n, shot: { seat: flip.seat ?? 0, played, turned: flip.card, hit: flip.x === 1, stamped: true, still: true } };
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

export const shotShown = new Moment();
