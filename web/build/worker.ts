// Builds the service worker: one script without imports that knows the files of this build.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** Not kept: the host's page, letters that few names need, and fonts for browsers that know no woff2. */
const LEFT_OUT = /AdminPage-|-(cyrillic|cyrillic-ext|vietnamese)-|\.woff$/;
const SOURCE = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url));

/** The files that a worker keeps, of all files of a build. */
export function keptFiles(names: string[]): string[] {
  return names.filter((name) => name.startsWith('assets/') && !name.endsWith('.map') && !LEFT_OUT.test(name)).map((name) => `/${name}`).sort();
}

export function serviceWorker(): Plugin {
  return {
    name: 'posse-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (!entry) throw new Error('the app has no first script');
        const define = { __ENTRY__: JSON.stringify(`/${entry.fileName}`), __FILES__: JSON.stringify(keptFiles(Object.keys(bundle))) };
        const built = await rolldown({ input: SOURCE, transform: { define } });
        const { output: [{ code }] } = await built.generate({ format: 'iife', minify: true });
        await built.close();
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: code });
      },
    },
  };
}
