import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

const SERVER = 'http://127.0.0.1:8666';

/** The app goes into the package; the still scenes of the development page only to where tests look at them. */
const PAGES = {
  production: { outDir: '../src/posse/server/static', input: 'index.html' },
  scenes: { outDir: '../build/scenes', input: 'dev.html' },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons()],
  build: {
    outDir: PAGES[mode === 'scenes' ? mode : 'production'].outDir,
    rolldownOptions: { input: PAGES[mode === 'scenes' ? mode : 'production'].input },
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
}));
