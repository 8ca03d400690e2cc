import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

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
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
