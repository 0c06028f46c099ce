import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { run } from '../run/steps/run.mjs';

/** @typedef {Engine & { path: string, libraries: string, driver: string }} Installed `libraries`: a folder for the loader, `driver`: what drives it; or nothing */
/** @typedef {{ found: Installed[], missing: { name: string, reason: string }[] }} Fetched */
const CACHE = '.cache/browsers';
/** Another installation may have the lock of the packages for a while. */
const INSTALL = 'apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300';
/** @typedef {{ packages: string, paths: string[], drivers?: string[] }} Packaged */
/** @type {Packaged} */
const FIREFOX = {
  packages: 'firefox-esr',
  paths: ['/usr/bin/firefox-esr', '/usr/lib/firefox-esr/firefox-esr'],
};
/** @type {Packaged} */
const WEBKIT = {
  packages: 'webkit2gtk-driver xvfb',
  paths: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  drivers: ['/usr/bin/WebKitWebDriver'],
};

/**
 * Gets those browsers that are not there yet.
 * @param {readonly Engine[]} engines
 * @returns {Promise<Fetched>} what can be started, and what cannot, with the reason
 */
export async function fetchBrowsers(engines) {
  /** @type {Fetched} */
  const fetched = { found: [], missing: [] };
  for (const engine of engines) {
    try {
      fetched.found.push(engine.source ? await fromPackage(engine, engine.source) : await fromDebian(engine));
    } catch (error) {
      fetched.missing.push({
        name: engine.name,
        reason: error instanceof Error ? error.message : `${error}`,
      });
    }
  }
  return fetched;
}

/** @param {Engine} engine @param {string} source @returns {Promise<Installed>} */
async function fromPackage(engine, source) {
  const folder = resolve(CACHE, source.replace(/^@/, '').replace(/[@/]/g, '-'));
  const installed = { ...engine, path: join(folder, 'chromium'), libraries: join(folder, 'lib'), driver: '' };
  if (existsSync(installed.path)) return installed;
  console.log(`Fetching ${engine.name} (about 50 MB)`);
  rmSync(folder, { recursive: true, force: true });
  const unpacked = `${folder}.unpacking`;
  mkdirSync(unpacked, { recursive: true });
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', unpacked, source]);
  const [archive] = readdirSync(unpacked).filter((name) => name.endsWith('.tgz'));
  if (packed.code !== 0 || !archive) throw new Error(`the registry did not give ${source}`);
  unpack(join(unpacked, archive), unpacked);
  const files = join(unpacked, 'package/bin');
  for (const file of readdirSync(files).filter((name) => name.endsWith('.br'))) {
    const target = join(files, file.slice(0, -'.br'.length));
    await pipeline(createReadStream(join(files, file)), createBrotliDecompress(), createWriteStream(target));
    if (target.endsWith('.tar')) unpack(target, files);
  }
  chmodSync(join(files, 'chromium'), 0o755);
  renameSync(files, folder);
  rmSync(unpacked, { recursive: true });
  return installed;
}

/** @param {string} archive @param {string} folder */
function unpack(archive, folder) {
  const { status } = spawnSync('tar', ['xf', archive, '-C', folder]);
  if (status !== 0) throw new Error(`${archive} could not be unpacked`);
}

/**
 * Gets a browser that is a package of Debian.
 * @param {Engine} engine
 * @returns {Promise<Installed>}
 */
async function fromDebian(engine) {
  const { packages, paths, drivers = [] } = engine.kind === 'webkit' ? WEBKIT : FIREFOX;
  const present = () => {
    const [path, driver] = [paths, drivers].map((places) => places.find((place) => existsSync(place)));
    return path && (driver || drivers.length === 0) ? { path, driver: driver ?? '' } : undefined;
  };
  if (!present() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${engine.name} with apt-get`);
    await run('sh', ['-c', `apt-get update -qq && ${INSTALL} ${packages}`]);
  }
  const found = present();
  if (!found) throw new Error(`it is not installed: apt-get install ${packages}`);
  return { ...engine, ...found, libraries: '' };
}

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {'chromium' | 'firefox' | 'webkit'} kind
 * @property {string} [source] package of the npm registry that holds the browser, with its exact version
 * @property {boolean} [belowFloor] read, opened and sent by plain POST, but not drawn in full
 * @property {boolean} [everyRun] part of `npm test -- --all`; the night takes every engine
 */

/**
 * Browsers that people still have. CI takes the floor itself, where a slip shows first, and another engine; the night takes all.
 * @type {readonly Engine[]}
 */
export const ENGINES = [
  { name: 'Chromium 83', kind: 'chromium', source: 'chrome-aws-lambda@3.1.1', belowFloor: true },
  { name: 'Chromium 92', kind: 'chromium', source: '@sparticuz/chromium@92.0.0', everyRun: true },
  { name: 'Chromium 102', kind: 'chromium', source: '@sparticuz/chrome-aws-lambda@14.1.1' },
  { name: 'Chromium 103', kind: 'chromium', source: '@sparticuz/chromium@103.0.0' },
  { name: 'Chromium 105', kind: 'chromium', source: '@sparticuz/chrome-aws-lambda@16.2.0' },
  { name: 'Chromium 106', kind: 'chromium', source: '@sparticuz/chromium@106.0.0' },
  { name: 'Chromium 109', kind: 'chromium', source: '@sparticuz/chromium@109.0.6' },
  { name: 'Chromium 112', kind: 'chromium', source: '@sparticuz/chromium@112.0.2' },
  { name: 'Chromium 119', kind: 'chromium', source: '@sparticuz/chromium@119.0.2' },
  { name: 'Firefox ESR', kind: 'firefox', everyRun: true },
  { name: 'WebKitGTK', kind: 'webkit' },
];
