import { spawn } from 'node:child_process';

const HEARTBEAT_MS = 10_000;

/** A step failed in a way that a person can mend: `message` says how. */
export class StepError extends Error {
  /** @override */
  name = 'StepError';
}

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 127 when the command does not exist
 * @property {string} output what the command printed
 * @property {number} seconds
 */

/**
 * Runs a command and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, live?: boolean }} [options] `live` shows the output as it comes
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, live = false } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      // There npm is a script of the shell; whatever has a path of its own may have spaces in it.
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const done = (/** @type {number} */ code) =>
      resolve({ code, output, seconds: Math.round((Date.now() - started) / 1000) });
    child.on('error', (error) => {
      output += error.message;
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Runs a step that takes long, and says so while it lasts.
 * @param {string} title like 'Building the site'
 * @param {() => Promise<Outcome>} work
 * @param {(outcome: Outcome) => string} remedy what to tell when it fails
 */
export async function step(title, work, remedy) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`${title} …`);
  const heartbeat = setInterval(() => console.log(`  still at it, ${seconds()} s`), HEARTBEAT_MS);
  const outcome = await work();
  clearInterval(heartbeat);
  if (outcome.code !== 0) throw new StepError(`${outcome.output}\n${title} failed. ${remedy(outcome)}`);
  console.log(`  done in ${seconds()} s`);
}
