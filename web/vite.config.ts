import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

/** What every first visit needs, and what of it comes only when somebody asks for it. */
const SHELL = /web\/src\/(lib|ui)\/|node_modules\/svelte\//;
const LATER = /\/(Chart|MoveSeat|PlayOn|Qr|ReplayBar|Result|Role|Seal|TableSheet|TakeSeat|reel\.svelte|seal|sprites\.svelte)\b/;

const SERVER = 'http://127.0.0.1:8666';

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/posse/server/static',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Each file travels with half a kilobyte of headers: what everybody needs is one file.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shell', test: (id) => SHELL.test(id) && !LATER.test(id) }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
