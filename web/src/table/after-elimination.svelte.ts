// What I do after I was eliminated: watch, watch quickly, leave, or begin another match.
import { api, ApiError } from '../connection/api';
import type { Session } from '../connection/session.svelte';
import { router } from '../app/router.svelte';
import { botsOf } from '../bots/strength';
import type { Scene } from '../games/game';
import { matchEndNotice } from '../notices/match-end-notice.svelte';
import type { TableInfo } from '../wire';
import { eliminatedQuestion, FAST, type EliminatedQuestion } from './eliminated';

interface Source {
  session: Session;
  table: TableInfo;
  scene: Scene;
}

export class AfterElimination {
  private chosen = $state<'watch' | 'fast' | null>(null);
  /** What I am asked; null while I am in play and after I have chosen. */
  readonly question = $derived.by((): EliminatedQuestion | null => {
    const { session, table, scene } = this.source();
    if (this.chosen || table.state !== 'playing' || session.playback.now?.cue.weight === 'out') return null;
    return eliminatedQuestion(scene, session.log, {
      watch: () => (this.chosen = 'watch'), fast: () => this.fast(), leave: () => this.leave(), again: () => this.again(),
    });
  });

  constructor(private readonly source: () => Source) {}

  get speed(): number {
    return this.chosen === 'fast' ? FAST : 1;
  }

  /** Another match has begun. */
  reset(): void {
    this.chosen = null;
  }

  private fast(): void {
    this.chosen = 'fast';
    this.source().session.say({ t: 'pace', fast: true });
  }

  /** Leaves while others play on. A notice says when the match is over. */
  private leave(): void {
    matchEndNotice.await(this.source().table.id);
    router.go('/');
  }

  /** Begins the same match at a table of its own. */
  private again(): void {
    const { session, table } = this.source();
    const { game, packs, house, clock, take_back, hints, seats } = table;
    api.create({ game, packs, house, clock, take_back, hints, bots: botsOf(seats), players: seats.length, start: true })
      .then((made) => router.go(`/t/${made.id}`))
      .catch((error: unknown) => (session.error = error instanceof ApiError ? error.slug : 'unknown'));
  }
}
