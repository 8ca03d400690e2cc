// Whether this browser shows a match as a hand beside the big screen, or the full table. What a person chose is kept:
// once for tables with a big screen, once for tables without one.
import { remember, remembered } from './storage';

type Chosen = 'hand' | 'table' | null;

function read(key: string): Chosen {
  const known = remembered(key);
  return known === 'hand' || known === 'table' ? known : null;
}

const BESIDE = 'view.beside';
const ALONE = 'view.alone';

class HandView {
  private beside = $state<Chosen>(read(BESIDE));
  private alone = $state<Chosen>(read(ALONE));

  /** `screens` are at the table. A phone beside one shows the hand unless its owner wants the table. */
  shows(screens: number | undefined, phone: boolean): boolean {
    const chosen = screens ? this.beside : this.alone;
    return chosen === null ? Boolean(screens) && phone : chosen === 'hand';
  }

  choose(hand: boolean, screens: number | undefined): void {
    const chosen = hand ? 'hand' : 'table';
    if (screens) this.beside = chosen;
    else this.alone = chosen;
    remember(screens ? BESIDE : ALONE, chosen);
  }
}

export const handView = new HandView();
