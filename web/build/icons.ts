// The figures Posse uses, cut out of the game-icons collection at build time: the collection has
// four thousand, the page carries only those named in src/icons.ts.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GAME_ICONS } from '../src/icons.ts';

interface Collection {
  icons: Record<string, { body: string }>;
}

const MODULE = 'virtual:icons';

function symbols(): string {
  const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
  return GAME_ICONS.map((name) => {
    const icon = collection.icons[name];
    if (!icon) throw new Error(`game-icons has no icon called ${name}`);
    const body = icon.body.replaceAll(' fill="currentColor"', '');
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
  }).join('');
}

export function icons(): Plugin {
  return {
    name: 'posse-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(symbols())}` : undefined),
  };
}
