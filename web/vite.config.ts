import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';

const SERVER = 'http://127.0.0.1:8666';

/** The app goes into the package; the still scenes of the development page only to where tests look at them. */
const PAGES = {
  production: { outDir: '../src/posse/server/static', input: 'index.html' },
  scenes: { outDir: '../build/scenes', input: 'dev.html' },
};

/** What every first visit needs is one file (each travels with half a kilobyte of headers), but for what is asked for later. */
const SHELL = /vite\/preload-helper|node_modules\/(?!@fontsource)|web\/src\/(lib|ui)\/|pages\/Lost|games\/(bang\/(catalog|keys|layout)|sheriff\/manner)\.ts/;
const LATER = /\/(Advice|Chart|More|Create|Leave|Mine|MoveSeat|MyMatches|PlayOn|Qr|Remark|ReplayBar|Result|Seal|Share|Strength|TableSheet|TakeSeat|advice|manners|reach|reel\.svelte|seal|sprites\.svelte|where)\b|qr/;
const GAMES = ['sheriff', 'bang', 'dice', 'wyatt'].map((game) => ({ name: game, test: new RegExp(`games/${game}/(?!lesson|train/figures)`) }));
const GROUPS = [{ name: 'shell', test: (id: string) => SHELL.test(id) && !LATER.test(id) }, ...GAMES];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons()],
  build: {
    outDir: PAGES[mode === 'scenes' ? mode : 'production'].outDir,
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: PAGES[mode === 'scenes' ? mode : 'production'].input,
      // Still scenes are one page: there the order of style sheets is that of the imports.
      output: mode === 'scenes' ? {} : { codeSplitting: { groups: GROUPS } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
}));
