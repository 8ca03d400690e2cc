// What a table plays, in one name: its last pack beyond the base, else the game.
import { t } from './words.svelte';

export function titleOf(game: string, packs: string[]): string {
  return t(`web-game-${packs.findLast((pack) => pack !== 'base') ?? game}`);
}
