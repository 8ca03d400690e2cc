// The figures Posse uses, cut out of the game-icons collection at build time: the collection has
// four thousand, the page carries only those named in src/controls/icon-names.ts.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { FIGURES, RAIL_FIGURES, SHELL_ICONS } from '../src/controls/icon-names.ts';
import { rounded } from './path.ts';

interface Collection {
  icons: Record<string, { body: string }>;
}

const MODULES: Record<string, readonly string[]> = {
  'virtual:icons': SHELL_ICONS, 'virtual:figures': FIGURES, 'virtual:rail': RAIL_FIGURES,
};

function symbols(names: readonly string[]): string {
  const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection;
  return names.map((name) => {
    const icon = collection.icons[name];
    if (!icon) throw new Error(`game-icons has no icon called ${name}`);
    const body = icon.body.replaceAll(' fill="currentColor"', '').replace(/ d="([^"]*)"/gu, (_, path: string) => ` d="${rounded(path)}"`);
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
  }).join('');
}

export function icons(): Plugin {
  return {
    name: 'posse-icons',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => {
      const names = MODULES[id.slice(1)];
      return id.startsWith('\0') && names ? `export default ${JSON.stringify(symbols(names))}` : undefined;
    },
  };
}
