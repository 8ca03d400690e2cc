// What a table shows while events are performed: the server's view with those events folded in. At the end of
// the step the server's own view replaces it.
import type { Catalog, GameEvent, GameView } from '../wire';

export class PlaybackView<V extends GameView, F extends V = V> {
  private base = $state.raw<V | null>(null);
  private folded = $state.raw<F | null>(null);
  /** Numbers of the events that are folded in. */
  private seen = new Set<number>();

  constructor(private readonly fold: (view: F, event: GameEvent, catalog: Catalog) => F) {}

  /** The view to draw while the server's is `view`. */
  of(view: V): F {
    // A view as it came is what it is folded from.
    return this.base === view && this.folded ? this.folded : (view as F);
  }

  /** Folds an event in. One that was seen already means: the step is shown again from its start. What moves together may land in any order. */
  add(view: V, event: GameEvent, catalog: Catalog): F {
    const going = this.base === view && !this.seen.has(event.n);
    if (!going) this.seen.clear();
    const after = this.fold(going ? this.of(view) : (view as F), event, catalog);
    this.base = view;
    this.folded = after;
    this.seen.add(event.n);
    return after;
  }

  /** Another view has come: nothing is left to show of an older one. */
  forgetAllBut(view: V): void {
    if (this.base === view) return;
    this.base = null;
    this.folded = null;
  }
}
