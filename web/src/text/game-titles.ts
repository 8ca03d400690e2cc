// What games, packs and set-ups are called.
import { t, words } from './translations.svelte';

/** A game or a pack, by the page's own words or the pack's; one without any is called by its id. */
export function gameName(id: string): string {
  const known = [`web-game-${id}`, `bang-pack-${id}`].find((name) => words.has(name));
  return known ? t(known) : id;
}

/** What a table plays: its packs by name, else the game. */
export function titleOf(game: string, packs: string[]): string {
  return packs.map(gameName).join(' + ') || gameName(game);
}

/** A set-up of a poster, told apart from the others there: alone, or with what. */
export function setupName(poster: string, packs: string[]): string {
  const others = packs.filter((pack) => pack !== poster).map(gameName);
  return others.length > 0 ? t('web-setup-with', { packs: others.join(' + ') }) : t('web-setup-alone');
}

/** What may be said of a poster; the empty string where nothing is. */
export function posterText(what: 'over' | 'line' | 'minutes', id: string): string {
  return words.has(`web-${what}-${id}`) ? t(`web-${what}-${id}`) : '';
}
