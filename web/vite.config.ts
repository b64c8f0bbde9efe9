import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// During development `npx vite` serves the sources and asks a running `tapis serve` for the rest.
const server = process.env.TAPIS ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  // The texts lie with those of the program.
  resolve: { alias: { '$locales': new URL('../locales', import.meta.url).pathname } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true, modulePreload: { polyfill: false } },
});
