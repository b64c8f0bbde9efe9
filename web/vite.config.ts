import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// During development `npx vite` serves the sources and asks a running `tapis serve` for the rest.
const server = process.env.TAPIS ?? 'http://127.0.0.1:7878';
const root = new URL('..', import.meta.url).pathname;

/** What the built client is made from. `crates/server/tests/client.rs` has the same list. */
const SOURCES = [
  'web/index.html',
  'web/package-lock.json',
  'web/package.json',
  'web/public',
  'web/src',
  'web/vite.config.ts',
  'locales/en/web.ftl',
  'locales/fr/web.ftl',
];

function files(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => files(join(path, name)));
}

/** Writes a hash of the sources beside the built client, so that anybody can see whether it is what they give. */
function sources(): Plugin {
  let folder = 'dist';
  return {
    name: 'sources',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle: () => {
      const hash = createHash('sha256');
      const paths = SOURCES.flatMap((path) => files(join(root, path))).map((path) => relative(root, path));
      for (const path of paths.filter((path) => !path.endsWith('.test.ts')).sort()) {
        hash.update(`${path}\n`).update(readFileSync(join(root, path))).update('\n');
      }
      writeFileSync(join(folder, 'sources.sha256'), `${hash.digest('hex')}\n`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sources()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  // The texts lie with those of the program.
  resolve: { alias: { '$locales': new URL('../locales', import.meta.url).pathname } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true, modulePreload: { polyfill: false } },
});
