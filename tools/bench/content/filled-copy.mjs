import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hashOf } from '../../run/steps/build.mjs';

const LARGEST_OUTPUT = 2 ** 20;

/**
 * Runs a script in a process of its own.
 * @param {string} script
 * @param {string[]} parameters
 * @returns {Promise<Record<string, number>>} the measures that it prints as JSON
 */
export async function measure(script, ...parameters) {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, ...parameters], {
    maxBuffer: LARGEST_OUTPUT,
  });
  return JSON.parse(stdout);
}

const FILL = fileURLToPath(new URL('fill.mjs', import.meta.url));
const FOLDER = resolve('.cache/bench');
/** The program that makes a copy. */
const MAKERS = ['server/content/store/replica', 'tests/support/corpus.ts', 'domain'];
const HASH_LENGTH = 12;

/**
 * Fills a copy of the content, or finds the one of an earlier time.
 * @param {number} size how many entries
 * @returns {Promise<string>} its file, which is not to be changed
 */
export async function filledCopy(size) {
  const file = resolve(FOLDER, `entries-${size}-${hashOf(MAKERS).slice(0, HASH_LENGTH)}.db`);
  if (existsSync(file)) return file;
  console.log(`Filling a copy of ${size.toLocaleString('en')} entries, once …`);
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  await measure(FILL, unfinished, String(size));
  renameSync(unfinished, file);
  return file;
}
