// The view of the table while events are played, and the die that the next arrow comes from.
import { PlaybackView } from '../../playback/playback-view.svelte';
import type { Catalog, DiceView, GameEvent } from '../../wire';
import { applyEvent, type PlaybackDiceView } from './apply-event';

class ShownDice extends PlaybackView<DiceView, PlaybackDiceView> {
  /** Dice that show an arrow nobody has taken yet, in the order of the throw. */
  private arrows: number[] = [];

  override add(view: DiceView, event: GameEvent, catalog: Catalog): PlaybackDiceView {
    const after = super.add(view, event, catalog);
    if (event.verb === 'roll') this.arrows = [];
    if (event.verb === 'die' && after.dice[(event.x ?? 0) - 1]?.face === 'arrow') this.arrows.push(event.x ?? 0);
    return after;
  }

  /** The die the next arrow comes from; none if it comes from an ability. */
  arrowDie(): number | null {
    return this.arrows.shift() ?? null;
  }
}

export const playbackView = new ShownDice(applyEvent);
