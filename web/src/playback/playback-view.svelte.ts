// The view while events are played: the server's view with the events played so far applied to it. At the end of
// the step the server's own view replaces it.
import { untrack } from 'svelte';
import type { Catalog, GameEvent, GameView } from '../wire';

export class PlaybackView<V extends GameView, F extends V = V> {
  private base = $state.raw<V | null>(null);
  private folded = $state.raw<F | null>(null);
  /** Numbers of the events that are applied. */
  private seen = new Set<number>();

  constructor(private readonly fold: (view: F, event: GameEvent, catalog: Catalog) => F) {}

  /** The view to draw while the server's is `view`. */
  of(view: V): F {
    // Without events the view is the server's own.
    return this.base === view && this.folded ? this.folded : (view as F);
  }

  /** Applies an event. An event that was applied before means that the step is played again from its start. Events of one group may come in any order. */
  add(view: V, event: GameEvent, catalog: Catalog): F {
    const going = this.base === view && !this.seen.has(event.n);
    if (!going) this.seen.clear();
    const after = this.fold(going ? this.of(view) : (view as F), event, catalog);
    this.base = view;
    this.folded = after;
    this.seen.add(event.n);
    return after;
  }

  /** Forgets what was played each time when the server's view is another one. Called while a component is made. */
  follow(view: () => V): void {
    const base = $derived(view());
    $effect(() => {
      const now = base;
      untrack(() => this.forgetAllBut(now));
    });
  }

  /** A new view has come: forgets everything about older ones. */
  forgetAllBut(view: V): void {
    if (this.base === view) return;
    this.base = null;
    this.folded = null;
  }
}
