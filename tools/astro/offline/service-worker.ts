import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { PAGE_QUERIES } from '#domain/pages/page-queries.ts';
import { BUILD_TARGETS } from '#domain/shared/browser-floor.ts';

/** The built scripts by the names of their files: the service worker, and the one that ends it. */
const ENTRIES = {
  'sw.js': 'src/offline/worker/index.ts',
  'end.js': 'src/offline/worker/ending/index.ts',
} as const;
const ID_LENGTH = 12;

/** Builds the service worker into `dist/worker`, each entry as one plain script; the server chooses which of them browsers get. */
export const serviceWorker: AstroIntegration = {
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const id = await buildId(fileURLToPath(dir));
      const outDir = fileURLToPath(new URL('../worker/', dir));
      for (const [file, entry] of Object.entries(ENTRIES)) await buildWorker(entry, file, outDir, id);
    },
  },
};

/** Names of the files of the build hold their hashes, so that a name for all of them names the build. */
async function buildId(client: string): Promise<string> {
  const files = await readdir(client, { recursive: true });
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, ID_LENGTH);
}

async function buildWorker(entry: string, file: string, outDir: string, id: string): Promise<void> {
  const parameters = Object.fromEntries(
    Object.entries(PAGE_QUERIES).map(([path, { choices = [], words = [] }]) => [
      path,
      [...choices, ...words],
    ]),
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILD: JSON.stringify({ id, parameters }),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => file },
    },
  });
}
