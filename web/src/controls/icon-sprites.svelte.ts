// The figures the page carries: those of the house at once, those of a game when it is fetched.
import symbols from 'virtual:icons';
import { OWN_ICONS } from './icon-names';

export const sprites = $state([symbols + Object.values(OWN_ICONS).join('')]);

/** Each set once, whichever game brings it. */
export function addSprites(more: string): void {
  if (!sprites.includes(more)) sprites.push(more);
}
