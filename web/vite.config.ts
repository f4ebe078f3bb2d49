import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './vite/icons';

export default defineConfig({
  base: '/',
  plugins: [icons(), svelte({ configFile: false })],
  build: {
    // The page's security policy allows scripts and styles from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
