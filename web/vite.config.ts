import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { files } from './vite/chunks';
import { icons } from './vite/icons';
import { words } from './vite/words';

/** The running program that the page talks to while one works on it. */
const program = process.env.CONCLAVE_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/',
  plugins: [icons(), words(program), svelte({ configFile: false })],
  build: {
    // The page's security policy allows scripts and styles from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: files() }] } },
    },
  },
  server: {
    proxy: { '/api': { target: program, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
