import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_IT = /\.(css|js|mjs|svg|json|xml|txt|webmanifest|map)$/;
/** Below this size the compressed form fits the same network packet. */
const SMALLEST = 512;

/**
 * Writes the best compressed forms of the files in a folder beside them, as `.br` and `.gz`.
 * @param {string} directory
 */
export async function precompress(directory) {
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
