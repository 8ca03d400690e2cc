// What this browser played last: "Play now" starts it again.
import { remember, remembered } from '../settings/storage';
import { sameSetup, type Poster } from './setups';
import type { SetupInfo } from '../wire';

const KEY = 'played';

export function rememberPlayed(game: string, packs: string[]): void {
  remember(KEY, [game, ...packs].join(' '));
}

/** Where "Play now" begins: what was played last if it hangs there and is on, else the first that is. */
export function lastPlayed(posters: Poster[], last = remembered(KEY)): { poster: Poster; setup: SetupInfo } | null {
  const [game, ...packs] = (last ?? '').split(' ');
  const open = posters.flatMap((poster) => poster.setups.map((setup) => ({ poster, setup })));
  return open.find(({ poster, setup }) => poster.game === game && sameSetup(setup.packs, packs)) ?? open[0] ?? null;
}
