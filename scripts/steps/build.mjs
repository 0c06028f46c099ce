import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath } from './node.mjs';
import { run, step } from './run.mjs';

/** What the build reads. It serves the site to itself to see its pages, so all content and all of the server count. */
const INPUTS = [
  'src',
  'domain',
  'server',
  'content',
  'public',
  'build',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const TEST = /\.test\.tsx?$/;
const STAMP = 'dist/.inputs';

/** @param {string} path @returns {string[]} the files below a path but for tests, or the file itself, sorted */
function filesOf(path) {
  if (!existsSync(path)) return [];
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !TEST.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
}

/**
 * A hash of everything below some paths: names and contents.
 * @param {string[]} paths files and folders; those that do not exist count as empty
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Whether the last build was made from what is there now. */
export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOf(INPUTS);

/** Whether there is a build to serve, if an older one. */
export const hasBuild = () => existsSync('dist/server/entry.mjs');

/** Looks at what a build is made from, before it begins. @returns what notes that it was made from that */
export function noteBuilt() {
  const inputs = hashOf(INPUTS);
  return () => writeFileSync(STAMP, inputs);
}

/** Builds the site, unless the last build was made from the same inputs. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const note = noteBuilt();
  await step(
    'Building the site',
    () => run(nodePath(), ['node_modules/astro/bin/astro.mjs', 'build']),
    () => 'The lines above say where.',
  );
  note();
}
