import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

const SERVER = 'http://127.0.0.1:8666';

/** What travels together: without this each thing that a game shares with its rules pages becomes a file of its own. */
const GROUPS = [
  { name: 'shell', test: /node_modules[\\/](?!@fontsource)|src[\\/](lib|ui)[\\/](?!reel|seal|Seal|ReplayBar)|pages[\\/]Lost|games[\\/](bang[\\/](catalog|keys)|sheriff[\\/]manner)\.ts/ },
  ...['sheriff', 'bang', 'dice', 'wyatt'].map((game) => ({ name: game, test: new RegExp(`games[\\\\/]${game}[\\\\/](?!lesson|train[\\\\/]figures)`) })),
];

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/posse/server/static',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
