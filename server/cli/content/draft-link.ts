import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { lagosSortedTime } from '#domain/shared/lagos-times.ts';
import type { Config } from '../../config/config.ts';
import { readDraftFile } from '../../content/folder/draft-file.ts';
import { openFileContent } from '../../content/folder/file-content.ts';
import { draftLink } from '../../content/preview/draft-links.ts';
import { CommandError } from '../../platform/command-error.ts';
import { requireVolume } from '../../platform/database/files/volume-marker.ts';
import { openStorage } from '../../platform/database/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link works where nothing else is said, and at most, in days. */
const USUAL_DAYS = 7;
const MOST_DAYS = 30;

/**
 * Makes the link that shows the draft in one content file.
 * @param file its path, below the content folder or as the shell has it
 * @param days how long the link works
 * @returns what to tell whoever asked
 * @throws CommandError when the file has no entry that can be shown
 */
export async function makeDraftLink(config: Config, file: string, days?: string): Promise<string> {
  const { contentDirectory, dataDirectory, databaseUrl, siteUrl } = config;
  if (config.contentful)
    throw new CommandError('Entries come from Contentful: its own preview shows drafts (docs/content.md).');
  const lasts = daysOf(days);
  const path = below(contentDirectory, file);
  const faults = await faultsOf(contentDirectory, path);
  requireVolume(config);
  const storage = await openStorage(dataDirectory, databaseUrl, 'tables');
  try {
    const until = Date.now() + lasts * DAY_MS;
    const link = draftLink(storage.keys, siteUrl, path, until);
    const lines = [
      link,
      '',
      `It shows ${path} to whoever has it, until ${lagosSortedTime(new Date(until).toISOString())}.`,
    ];
    if (faults.length > 0)
      lines.push('To put right before it is published:', ...faults.map((fault) => `  ${fault}`));
    return lines.join('\n');
  } finally {
    await storage.close();
  }
}

function daysOf(days: string | undefined): number {
  if (days === undefined) return USUAL_DAYS;
  const number = Number(days);
  if (!Number.isInteger(number) || number < 1 || number > MOST_DAYS)
    throw new CommandError(`Write --days with a whole number from 1 to ${MOST_DAYS}.`);
  return number;
}

/** A path below the content folder with forward slashes; one that leads elsewhere names no file there. */
function below(directory: string, file: string): string {
  const path = relative(directory, resolve(file));
  const isInside = !path.startsWith('..') && !isAbsolute(path);
  return isInside ? path.split(sep).join('/') : file;
}

async function faultsOf(directory: string, file: string): Promise<string[]> {
  const content = await openFileContent(directory, { report: () => {} });
  content.close();
  const draft = await readDraftFile(directory, file, content);
  if (!draft)
    throw new CommandError(`${basename(directory)}/ has no post, e-guide, case study or term ${file}.`);
  if (!draft.entry) throw new CommandError(['It cannot be shown yet:', ...draft.problems].join('\n'));
  return draft.problems;
}
