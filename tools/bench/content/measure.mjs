import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
