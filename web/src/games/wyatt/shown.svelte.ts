// What the table shows while events are performed: the server's view with those events folded in.
import type { Catalog, GameEvent, WyattView } from '../../wire';
import { fold } from './fold';

class Shown {
  private base = $state.raw<WyattView | null>(null);
  private folded = $state.raw<WyattView | null>(null);
  private last = 0;

  /** The view to draw while the server's is `view`. */
  of(view: WyattView): WyattView {
    return this.base === view && this.folded ? this.folded : view;
  }

  /** Folds an event in. One that was seen already means: the step is shown again from its start. */
  add(view: WyattView, event: GameEvent, catalog: Catalog): WyattView {
    const going = this.base === view && event.n > this.last && this.folded;
    const after = fold(going ? this.folded! : view, event, catalog);
    this.base = view;
    this.folded = after;
    this.last = event.n;
    return after;
  }

  /** Another view has come: nothing is left to show of an older one. */
  forgetAllBut(view: WyattView): void {
    if (this.base === view) return;
    this.base = null;
    this.folded = null;
  }
}

export const shown = new Shown();
