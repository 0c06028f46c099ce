import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { readSnapshot } from '../../content/folder/snapshot.ts';
import { lookAtDataFolder } from '../../platform/database/files/data-folder.ts';
import type { Check } from './check.ts';
import { dataFolderCheck } from './data-folder.ts';
import { rateCardCheck } from './rate-card.ts';

const BUILD = resolve(import.meta.dirname, '../../../dist/server/entry.mjs');
const OLDEST_NODE = 24;
const MEGABYTE = 1024 ** 2;
const LEAST_FREE_MB = 512;

/** Checks of this machine: program, files, disk. */
export function installationChecks(config: Config): Check[] {
  const { dataDirectory, contentDirectory } = config;
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
    dataFolderCheck(config),
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
        const { bavail, bsize } = await statfs(dataDirectory).catch(() =>
          statfs(dirname(resolve(dataDirectory))),
        );
        const free = Math.floor((bavail * bsize) / MEGABYTE);
        if (free < LEAST_FREE_MB) throw new Error(`${free} MB free`);
        return `${free} MB free`;
      },
    },
  ];
}
