// What every page of a match does, whether it shows the whole table or only a hand: it says that it is ready, calls me
// when I am asked, sends what I ordered, and knows whether the result is shown.
import { untrack } from 'svelte';
import type { Session } from '../connection/session.svelte';
import type { Game, Scene } from '../games/game';
import { turnNotice } from '../notices/turn-notice.svelte';
import { openTable } from '../rules/rules-address.svelte';
import { motion } from '../settings/motion.svelte';
import type { Catalog, Choice, GameView, TableInfo } from '../wire';
import { AfterElimination } from './after-elimination.svelte';

export interface MatchProps {
  session: Session;
  table: TableInfo;
  view: GameView;
  game: Game;
  catalog: Catalog;
}

/** What the page shows. Its getters are read one by one, so that an effect runs only when what it reads has changed. */
interface Source {
  readonly session: Session;
  readonly table: TableInfo;
  readonly game: Game;
  readonly scene: Scene;
  /** Nothing on this page keeps me from the match: it may begin. */
  readonly ready: boolean;
  /** A question waits for me. */
  readonly called: boolean;
  /** Tells me of a new question. */
  call(choice: Choice): void;
}

export class MatchPage {
  /** The result was put away. */
  resultClosed = $state(false);
  readonly afterElimination: AfterElimination;
  /** I can answer, if I am asked. */
  readonly live = $derived.by((): boolean => {
    const { session, table, scene } = this.source;
    return scene.view.me !== null && table.state === 'playing' && session.sent !== session.choice?.number;
  });
  private readonly calling = $derived.by((): number | null => {
    const { session, called } = this.source;
    return called && session.choice ? session.choice.number : null;
  });

  /** Call it while the component is made: it lives as long as that. */
  constructor(private readonly source: Source) {
    this.afterElimination = new AfterElimination(() => source);
    this.followMatch();
    this.followQuestions();
    // The rules are opened from this table.
    $effect(() => {
      openTable.table = source.table;
      return () => void (openTable.table = null);
    });
    // Movement by style sheets stops as well.
    $effect(() => {
      document.documentElement.toggleAttribute('data-still', !motion.on);
    });
  }

  /** Shows the result again; null if there is none or it is shown. */
  get reopenResult(): (() => void) | null {
    return this.source.session.over && this.resultClosed ? () => (this.resultClosed = false) : null;
  }

  private followMatch(): void {
    $effect(() => {
      const { session, table, ready } = this.source;
      const waited = session.viewed === table.match && table.seats[table.me ?? -1]?.reading;
      if (waited && ready) session.say({ t: 'ready' });
    });
    $effect(() => {
      void this.source.table.commitment;
      this.afterElimination.reset();
    });
    // A rematch has a result of its own.
    $effect(() => {
      if (!this.source.session.over) this.resultClosed = false;
    });
  }

  private followQuestions(): void {
    $effect(() => {
      const { session, game } = this.source;
      session.own.orders = (choice) => game.ordered?.(choice) ?? null;
      return () => void (session.own.orders = null);
    });
    $effect(() => {
      turnNotice.asked = this.source.called;
      return () => void (turnNotice.asked = false);
    });
    $effect(() => {
      if (this.calling !== null) untrack(() => this.source.call(this.source.session.choice as Choice));
    });
  }
}
