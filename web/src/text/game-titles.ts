// Names of games, packs and set-ups.
import { readable } from './readable';
import { t, words } from './translations.svelte';

/** The name of a game or pack; one without a name is called by its id. */
export function gameName(id: string): string {
  const known = words.first([`web-game-${id}`, `bang-pack-${id}`, `${id}-name`]);
  return known ? t(known) : readable(id, true);
}

/** What a table plays: its packs by name, else the game. */
export function titleOf(game: string, packs: string[]): string {
  return packs.map(gameName).join(' + ') || gameName(game);
}

/** The name of a set-up on its poster: alone, or with which other packs. */
export function setupName(poster: string, packs: string[]): string {
  const others = packs.filter((pack) => pack !== poster).map(gameName);
  return others.length > 0 ? t('web-setup-with', { packs: others.join(' + ') }) : t('web-setup-alone');
}

/** A text of a poster; the empty string if there is none. */
export function posterText(what: 'over' | 'line' | 'minutes', id: string): string {
  return words.has(`web-${what}-${id}`) ? t(`web-${what}-${id}`) : '';
}
