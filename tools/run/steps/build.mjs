import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath } from './node.mjs';
import { run, step } from './run.mjs';

/** The inputs of the build. It serves the site to itself to see its pages, so all content and all of the server count. */
export const INPUTS = [
  'src',
  'domain',
  'server',
  'content',
  'public',
  'tools/astro',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const TEST = /\.test\.tsx?$/;
const STAMP = 'dist/.inputs';

/**
 * The canaries in the environment of the build in place of secrets: values that would be noticed anywhere. tests/repository/secrets.test.ts looks for
 * them in every build that the tests run on.
 */
export const CANARIES = {
  SMTP_URL: 'smtp://canary-user:canary-password@canary.example:587',
  MAIL_FROM: 'canary-from@canary.example',
  SALES_EMAIL: 'canary-sales@canary.example',
  DATA_DIR: '/canary/data',
  CONTENTFUL_SPACE_ID: 'canary-space',
  CONTENTFUL_DELIVERY_TOKEN: 'canary-delivery-token',
};

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

/** The stamp of a build: a hash of its inputs, and the canaries that were beside it. */
const stampNow = () =>
  createHash('sha256').update(hashOf(INPUTS)).update(JSON.stringify(CANARIES)).digest('hex');

/** Whether the last build was made from what is there now, among canaries. */
export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampNow();

/** Whether there is a build to serve, if an older one. */
export const hasBuild = () => existsSync('dist/server/entry.mjs');

/**
 * Builds the site among canaries, and notes what it was made from, so that nobody builds it again.
 * @param {{ args?: string[], live?: boolean }} [options] `args` for Astro; `live` shows the output as it comes
 */
export async function build({ args = [], live = false } = {}) {
  const stamp = stampNow();
  const outcome = await run(nodePath(), ['node_modules/astro/bin/astro.mjs', 'build', ...args], {
    env: CANARIES,
    live,
  });
  if (outcome.code === 0) {
    keepCopy('content', 'dist/content');
    writeFileSync(STAMP, stamp);
  }
  return outcome;
}

/**
 * Keeps the copy that the build was made from: a first start shows it in the place of a file with errors (server/content/folder/open-folder.ts).
 * @param {string} from @param {string} to
 */
export function keepCopy(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => path.endsWith('.yaml') || statSync(path).isDirectory(),
  });
}

/** Builds the site, unless the last build was made from the same inputs. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await step('Building the site', build, () => 'The lines above say where.');
}
