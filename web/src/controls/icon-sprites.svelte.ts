// The icons the page carries: those of the pages at once, those of a game when it is fetched.
import symbols from 'virtual:icons';
import { OWN_ICONS, type IconName } from './icon-names';

export const sprites = $state([symbols + Object.values(OWN_ICONS).join('')]);

/** Adds a set of icons, each only once. */
export function addSprites(more: string): void {
  if (!sprites.includes(more)) sprites.push(more);
}

/** Names of icons that plugins have brought. */
export const brought = $state<string[]>([]);

/** The icon that a plugin has brought under this name. */
export function broughtIcon(name: string): IconName | undefined {
  return brought.includes(name) ? (name as IconName) : undefined;
}
