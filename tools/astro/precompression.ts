import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

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
