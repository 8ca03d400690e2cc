/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { serviceWorker } from './build/worker.ts';

const SERVER = 'http://127.0.0.1:8666';

/** The version is written once, in the package. */
const [, VERSION = ''] = /__version__ = "(.+)"/.exec(readFileSync(new URL('../src/posse/__init__.py', import.meta.url), 'utf8')) ?? [];

/** The app goes into the package; the still scenes of the development page only to where tests look at them. */
const PAGES = {
  production: { outDir: '../src/posse/server/static', input: 'index.html' },
  scenes: { outDir: '../build/scenes', input: 'dev.html' },
};

/** What every first visit needs is one file, because each file travels with half a kilobyte of headers. */
const SHELL = new RegExp([
  'vite/preload-helper',
  'node_modules/(?!@fontsource)',
  'web/src/(animation|app|bots|connection|controls|help|log|notices|people|playback|settings|table|text)/',
  'web/src/rules/(RulesLink|cited|rules-address)\\.',
  'games/(bang/(catalog|layout)|sheriff/(character-icons|seating))\\.ts',
].join('|'));
/** What is fetched when a person first asks for it. */
const LATER = new RegExp([
  'animation/gestures\\.',
  'app/(About|App)\\.',
  'bots/(Advice|RemarkBubble|StrengthSelect|advice|remarks)\\.',
  'connection/public-address\\.',
  'controls/(MoreDetails|QrCode|icon-sprites|svg-symbol)\\.',
  'connection/entry\\.',
  'people/(Emote|EmoteBubble|EmoteRow|emotes|JoinPage|MovePage|MoveSeat|Strangers|TakeSeat|table-code)\\.',
  'table/(LeaveSheet|Match|ResultChart|ResultSheet|SoundSettings|TablePage|TableSheet|TableView)\\.',
  'qrcode',
].join('|'));
/** The style sheets of styles/index.ts stay in one file, in that order. */
const inOrder = (id: string): boolean => id.endsWith('.css') && !/games\/(dice|wyatt|plain)\//.test(id);
const GAMES = ['sheriff', 'bang', 'dice', 'wyatt', 'plain'].map((name) => {
  const own = new RegExp(`games/${name}/(?!rules|screen|train/train-icons)`);
  return { name, test: (id: string) => own.test(id) && !inOrder(id) };
});
const GROUPS = [{ name: 'shell', test: (id: string) => SHELL.test(id) && !LATER.test(id) && !inOrder(id) }, ...GAMES];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons(), ...(mode === 'scenes' ? [] : [serviceWorker()])],
  define: { __VERSION__: JSON.stringify(VERSION) },
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
  // The test files share their modules: loading them anew for each takes twice the time of the tests.
  // A test loads what it needs while it runs. On a busy machine that takes more than the usual five seconds.
  test: { isolate: false, pool: 'threads', unstubGlobals: true, restoreMocks: true, setupFiles: ['tests/setup.ts'], testTimeout: 60_000 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
}));
