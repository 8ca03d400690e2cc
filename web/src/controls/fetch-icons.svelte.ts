// Icons by names that only the server knows: those that the page has, those of Posse's games, which are fetched when
// one is asked for, and those that a plugin brings.
import type { IconName } from './icon-names';
import { addSprites, brought, sprites } from './icon-sprites.svelte';

/** The icons of Posse's games that a page does not have yet. */
const LATER = [() => import('virtual:figures'), () => import('virtual:rail')];
let fetched = false;

function drawn(name: string): boolean {
  return sprites.some((symbols) => symbols.includes(` id="i-${name}"`));
}

/** The icon with this name, else one of `others`, else `fallback`. Icons that are not there yet are fetched. */
export function iconOr(name: string, others: string[], fallback: IconName): IconName {
  const found = [name, ...others].find((one) => one && drawn(one));
  if (name && found !== name && !fetched) {
    fetched = true;
    for (const fetch of LATER) void fetch().then(({ default: symbols }) => addSprites(symbols)).catch(() => undefined);
  }
  return (found ?? fallback) as IconName;
}

/** Adds the icons of a plugin. A name that the page has already keeps its picture; what is no picture is left out. */
export async function bringIcons(icons: Record<string, string>): Promise<void> {
  const fresh = Object.entries(icons).filter(([name]) => !drawn(name));
  if (fresh.length === 0) return;
  const { symbolOf } = await import('./svg-symbol');
  for (const [name, svg] of fresh) {
    const symbol = symbolOf(name, svg);
    if (!symbol) continue;
    addSprites(symbol);
    brought.push(name);
  }
}
