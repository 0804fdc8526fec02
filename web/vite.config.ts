import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words.js';

// The built page is part of the Python package, so that a wheel needs no Node.
export default defineConfig({
  plugins: [svelte(), words(new URL('src', import.meta.url).pathname)],
  build: {
    outDir: '../src/quadriga/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
