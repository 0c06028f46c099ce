import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { installedIcons } from './offline/installed-icons.ts';
import { serviceWorker } from './offline/service-worker.ts';

/** Serves `/design`, the page of all parts and drawings, while developing; it is no part of the built site. */
export const designPage: AstroIntegration = {
  name: 'design-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/design', entrypoint: './src/pages/_design/index.astro' });
    },
  },
};

/**
 * Builds the pages into one module, `dist/server/entry.mjs`, that exports a plain `render(Request) → Response`
 * (src/entry.ts). The HTTP server around it is ours: see docs/decisions/0001-stack.md.
 */
export const fetchAdapter: AstroIntegration = {
  name: 'fetch-adapter',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'fetch-adapter',
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('../../src/entry.ts', import.meta.url)),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', hybridOutput: 'stable' },
      }),
  },
};

/** Of parts that the site can be without (docs/modules.md). */
export const optional: AstroIntegration[] = Object.values({
  installedIcons,
  serviceWorker,
});

const WORTH_IT = /\.(css|js|mjs|svg|json|xml|txt|webmanifest|map)$/;
/** Below this size, in bytes, the compressed form fits the same network packet. */
const SMALLEST = 512;

/** Puts compressed forms beside the files of the build, so that the server never compresses them again. */
export const precompression: AstroIntegration = {
  name: 'precompression',
  hooks: { 'astro:build:done': ({ dir }) => precompress(fileURLToPath(dir)) },
};

/** Writes the best compressed forms of the files in a folder beside them, as `.br` and `.gz`. */
export async function precompress(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    if (body.length < SMALLEST) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, brotliCompressSync(body, { params: quality }));
    await writeFile(`${path}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  }
}
