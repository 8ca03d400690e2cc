// What the table shows while events are performed: the server's view with those events folded in.
import type { Catalog, DiceView, GameEvent } from '../../wire';
import { fold, type ShownView } from './fold';

class Shown {
  private base = $state.raw<DiceView | null>(null);
  private folded = $state.raw<ShownView | null>(null);
  private last = 0;
  /** Dice that show an arrow nobody has taken yet, in the order of the throw. */
  private arrows: number[] = [];

  /** The view to draw while the server's is `view`. */
  of(view: DiceView): ShownView {
    return this.base === view && this.folded ? this.folded : view;
  }

  /** Folds an event in. One that was seen already means: the step is shown again from its start. */
  add(view: DiceView, event: GameEvent, catalog: Catalog): ShownView {
    const going = this.base === view && event.n > this.last;
    const before = going && this.folded ? this.folded : view;
    if (!going || event.verb === 'roll') this.arrows = [];
    const after = fold(before, event, catalog);
    if (event.verb === 'die' && after.dice[(event.x ?? 0) - 1]?.face === 'arrow') this.arrows.push(event.x ?? 0);
    this.base = view;
    this.folded = after;
    this.last = event.n;
    return after;
  }

  /** The die the next arrow comes from; none when an ability hands it out. */
  arrowDie(): number | null {
    return this.arrows.shift() ?? null;
  }

  /** Another view has come: nothing is left to show of an older one. */
  forgetAllBut(view: DiceView): void {
    if (this.base === view) return;
    this.base = null;
    this.folded = null;
  }
}

export const shown = new Shown();
