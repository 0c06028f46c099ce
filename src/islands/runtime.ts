import { createHash } from 'node:crypto';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';

const HASH_LENGTH = 10;
const hash = createHash('sha256').update(islandRuntime).digest('hex').slice(0, HASH_LENGTH);

/** Astro's code that brings islands to life, as a file: its name without the ending, its address, and its text. */
export const RUNTIME = {
  file: `runtime.${hash}`,
  path: `/island/runtime.${hash}.js`,
  code: islandRuntime,
};
