// What the table shows while events are performed, and which die the next arrow comes from.
import { Shown } from '../../playback/playback-view.svelte';
import type { Catalog, DiceView, GameEvent } from '../../wire';
import { fold, type ShownView } from './apply-event';

class ShownDice extends Shown<DiceView, ShownView> {
  /** Dice that show an arrow nobody has taken yet, in the order of the throw. */
  private arrows: number[] = [];

  override add(view: DiceView, event: GameEvent, catalog: Catalog): ShownView {
    const after = super.add(view, event, catalog);
    if (event.verb === 'roll') this.arrows = [];
    if (event.verb === 'die' && after.dice[(event.x ?? 0) - 1]?.face === 'arrow') this.arrows.push(event.x ?? 0);
    return after;
  }

  /** The die the next arrow comes from; none when an ability hands it out. */
  arrowDie(): number | null {
    return this.arrows.shift() ?? null;
  }
}

export const shown = new ShownDice(fold);
