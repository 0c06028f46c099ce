import { existsSync, readFileSync } from 'node:fs';
import { hasNode } from './node.mjs';
import { run, step } from './run.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether an installation is the one that the lockfile describes. Optional packages may be absent: most are for other
 * systems.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} present node_modules/.package-lock.json, npm's own record of what it has put there
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    const there = present.packages[path];
    return path === '' || (there === undefined ? optional === true : there.version === version);
  });
}

/** Installs the packages of the lockfile, unless they are there. */
export async function ensureInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (existsSync(record) && hasNode() && isInstalled(read('package-lock.json'), read(record))) return;
  await step(
    'Installing packages from the lockfile (first time: a minute or two)',
    () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
    ({ output }) => installRemedy(output),
  );
}

/**
 * What to do about an installation that failed.
 * @param {string} output what npm printed
 */
export function installRemedy(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/.test(output)) {
    return 'The package registry cannot be reached: check the network (or the proxy: npm config get proxy) and start again.';
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
