import { existsSync, readFileSync } from 'node:fs';
import { hasNode } from './node.mjs';
import { run, step } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const UNREACHABLE =
  'The package registry cannot be reached: check the network (or the proxy: npm config get proxy).';
const NO_ANSWER =
  /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network timeout/;
const REGISTRY_TIMEOUT_MS = 10_000;

const RECORD = 'node_modules/.package-lock.json';

/**
 * Whether an installation is the one that the lockfile describes. Optional packages may be absent: most are for other
 * systems.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} present node_modules/.package-lock.json, npm's own record of what it has put there
 * @param {boolean} withTools whether those that only build and test are needed too; `npm ci --omit=dev` leaves them out
 */
export function isInstalled(wanted, present, withTools = true) {
  return Object.entries(wanted.packages).every(([path, { version, optional, dev, devOptional }]) => {
    const there = present.packages[path];
    const isSpared = optional || (!withTools && (dev || devOptional));
    return path === '' || (there === undefined ? isSpared === true : there.version === version);
  });
}

/** Whether what is needed is there. @param {boolean} withTools as above */
export function hasPackages(withTools) {
  return existsSync(RECORD) && hasNode() && isInstalled(read('package-lock.json'), read(RECORD), withTools);
}

/** Installs the packages of the lockfile, unless they are there. @param {boolean} withTools whether also those that build and test */
export async function ensureInstalled(withTools = true) {
  if (hasPackages(withTools)) return;
  await step(
    'Installing packages from the lockfile (first time: a minute or two)',
    () => {
      void sayIfUnreachable();
      return run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    },
    ({ output }) => installRemedy(output),
  );
}

/** Says soon where the registry does not answer: npm asks again for minutes, as it should on a weak network. */
export async function sayIfUnreachable() {
  const { output } = await run('npm', [
    'ping',
    '--fetch-retries=0',
    `--fetch-timeout=${REGISTRY_TIMEOUT_MS}`,
  ]);
  if (NO_ANSWER.test(output)) console.log(`  ${UNREACHABLE} It is asked again until npm gives up.`);
}

/**
 * The remedy of an installation that failed.
 * @param {string} output what npm printed
 */
export function installRemedy(output) {
  if (NO_ANSWER.test(output)) {
    return `${UNREACHABLE} Then start again.`;
  }
  if (/EACCES|EPERM/.test(output))
    return 'This folder cannot be written: make it yours (chown) and start again.';
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1 GB and start again.';
  if (/can only install packages when|in sync/.test(output)) {
    return 'package.json and package-lock.json differ: run npm install, and commit both.';
  }
  return 'The lines above say why. Removing node_modules and starting again often helps.';
}

/** @param {string} path @returns {Lock} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
