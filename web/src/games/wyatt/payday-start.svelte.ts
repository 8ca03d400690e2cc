// When a pay day is played: once for each settlement, as soon as it is complete. A settlement before this page
// was opened counts as seen, unless this browser was in the middle of it.
import { untrack } from 'svelte';
import { remember, remembered } from '../../settings/storage';
import type { Catalog, GameEvent } from '../../wire';
import { isComplete, lastSettlement } from './settlement';
import { payday } from './payday-playback.svelte';

export interface Watched {
  catalog: Catalog;
  players: number;
  events: GameEvent[];
  /** Differs from match to match; empty for a spectator. */
  match: string;
  replay: boolean;
  clock: number;
  /** Nobody can close it: it closes by itself. */
  alone?: boolean;
}

const KEY = 'wyatt.paid';
/** Events that may follow a settlement before the next question. */
const DEAL = new Set(['round', 'draw', 'open', 'turn', 'win', 'duel', 'flip', 'poster', 'points', 'pay', 'over']);

/** Whether nothing has happened since the last round was paid but the next deal. */
export function isFresh(events: GameEvent[]): boolean {
  const from = events.findLastIndex(({ verb }) => verb === 'over');
  return from >= 0 && events.slice(from).every(({ verb }) => DEAL.has(verb));
}

export class Paydays {
  constructor(private readonly watched: () => Watched) {
    untrack(() => this.begin());
    const over = $derived(this.watched().events.findLast(({ verb }) => verb === 'over')?.n ?? 0);
    const complete = $derived(isComplete(this.watched().events));
    $effect(() => {
      if (complete && over > payday.seen) untrack(() => this.open());
    });
    $effect(() => {
      const { match, replay } = this.watched();
      if (match && !replay && payday.seen < Infinity) remember(KEY, `${match} ${payday.seen}`);
    });
    // In a replay a settlement is shown until something else happens.
    $effect(() => {
      const { events, replay } = this.watched();
      if (replay) untrack(() => (isFresh(events) ? this.open() : payday.close()));
    });
  }

  private begin(): void {
    const { events, match, replay } = this.watched();
    const [known, seen] = (remembered(KEY) ?? '').split(' ');
    const latest = events.findLast(({ verb }) => verb === 'over')?.n ?? 0;
    payday.seen = replay ? Infinity : match && known === match ? Math.min(latest, Number(seen)) : latest;
  }

  private open(): void {
    const { catalog, players, events, replay, clock, alone = false } = this.watched();
    const settlement = lastSettlement(catalog, players, events);
    if (!settlement || payday.settlement?.from === settlement.from) return;
    payday.open(settlement, clock, replay || alone);
  }
}
