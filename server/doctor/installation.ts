import { constants } from 'node:fs';
import { access, mkdir, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { readSnapshot } from '../content/snapshot.ts';
import { lookAtDataFolder } from '../storage/data-folder.ts';
import { PRIVATE_FOLDER } from '../storage/durable-file.ts';
import { DATABASE_FILE } from '../storage/presence.ts';
import type { Check } from './examine.ts';
import { rateCardCheck } from './rate-card.ts';

const BUILD = resolve(import.meta.dirname, '../../dist/server/entry.mjs');
const OLDEST_NODE = 24;
const MEGABYTE = 1024 ** 2;
const LEAST_FREE_MB = 512;

/** Checks of this machine: program, files, disk. */
export function installationChecks(config: Config): Check[] {
  const { dataDirectory, contentDirectory, databaseUrl } = config;
  return [
    {
      name: 'Node',
      remedy: `start the site with npm start or with Node ${OLDEST_NODE} or newer`,
      look: async () => {
        if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
          throw new Error(`is ${process.version}`);
        return process.version;
      },
    },
    {
      name: 'Build',
      remedy: 'build the site: npm run build',
      look: async () => `of ${(await stat(BUILD)).mtime.toISOString()}`,
    },
    {
      name: 'Content folder',
      remedy: `see npm run content -- check; CONTENT_DIR is ${contentDirectory}`,
      look: async () => {
        await readSnapshot(contentDirectory);
        return contentDirectory;
      },
    },
    rateCardCheck(contentDirectory),
    {
      name: 'Data folder',
      remedy: `make ${dataDirectory} writable for the user that runs the site`,
      look: async () => {
        await mkdir(dataDirectory, { recursive: true, mode: PRIVATE_FOLDER });
        await access(dataDirectory, constants.W_OK | constants.X_OK);
        return 'writable';
      },
    },
    {
      name: 'Privacy of the data',
      remedy: 'run that command; the site does it at its start where it may',
      look: async () => {
        const openToOthers = lookAtDataFolder(dataDirectory);
        if (openToOthers) throw openToOthers;
        return 'only the user that runs the site reads it';
      },
    },
    {
      name: 'Disk',
      remedy: `free some space: below ${LEAST_FREE_MB} MB enquiries may soon be refused`,
      look: async () => {
        const { bavail, bsize } = await statfs(dataDirectory);
        const free = Math.floor((bavail * bsize) / MEGABYTE);
        if (free < LEAST_FREE_MB) throw new Error(`${free} MB free`);
        return `${free} MB free`;
      },
    },
    {
      name: 'SQLite',
      remedy: 'stop the site, keep the file, and restore the last backup: docs/operations.md, "Restore"',
      look: async () => (databaseUrl ? undefined : checkSqlite(join(dataDirectory, DATABASE_FILE))),
    },
  ];
}

async function checkSqlite(file: string): Promise<string> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return 'is made at the first start';
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [row] = database.prepare('pragma quick_check(1)').all();
    const verdict = String(Object.values(row ?? {})[0]);
    if (verdict !== 'ok') throw new Error(verdict);
    return `sound, ${Math.ceil(size / MEGABYTE)} MB`;
  } finally {
    database.close();
  }
}
