import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { KINDS } from '#domain/entries/entry-kinds.ts';
import { lagosDay, lagosSortedTime } from '#domain/shared/dates.ts';
import type { Config } from '../../config/config.ts';
import { contentStats, type KindStats } from '../../content/check/stats.ts';
import { readFiles } from '../../content/files/files.ts';
import { readDraftFile } from '../../content/folder/draft-file.ts';
import { openFileContent } from '../../content/folder/file-content.ts';
import { readSnapshot } from '../../content/folder/snapshot.ts';
import { DATABASE_FILE } from '../../platform/database/files/presence.ts';
import { openStorage } from '../../platform/database/index.ts';
import { CommandError } from '../../platform/errors.ts';
import { type SearchedWords, type SearchStats, searchStats } from '../../visits/searches.ts';
import type { Answer, PlainAction, PlainCall } from '../framework/command.ts';
import { configOf, table } from '../framework/terminal.ts';
import { DAY_MS, signedLink, USUAL_DAYS } from './draft-links.ts';

/** Four weeks: each day of the week counts alike. */
const SEARCHED_DAYS = 28;
const LISTED = 20;

/** `content stats`: the entries of the content folder, and what visitors search for in them. */
export const stats: PlainAction = {
  says: 'Counts the entries of the content folder, their words and ages, and what visitors searched for in four weeks.',
  run: async ({ terminal }) => {
    const config = configOf(terminal);
    const { entries } = await readSnapshot(config.contentDirectory);
    const files = await readFiles(config.contentDirectory);
    const kinds = contentStats(entries, files, lagosDay(new Date()));
    const searches = await searchesOf(config);
    return { text: statsText(kinds, searches), data: { kinds, searches: searches ?? null } };
  },
};

/** @returns nothing where no site has made a database yet */
async function searchesOf({ dataDirectory, databaseUrl }: Config): Promise<SearchStats | undefined> {
  if (!databaseUrl && !existsSync(join(dataDirectory, DATABASE_FILE))) return undefined;
  const storage = await openStorage(dataDirectory, databaseUrl, 'tables');
  try {
    return await searchStats(storage.db, SEARCHED_DAYS, LISTED);
  } finally {
    await storage.close();
  }
}

function statsText(kinds: KindStats[], searches: SearchStats | undefined): string {
  const rows = kinds.map(({ kind, entries, drafts, words, oldest = '', newest = '', overAYear }) => [
    KINDS[kind].many,
    ...[entries, drafts, words].map(String),
    oldest,
    newest,
    oldest ? String(overAYear) : '',
  ]);
  const head = ['Kind', 'Shown', 'Drafts', 'Words', 'Oldest', 'Newest', 'Over a year'];
  if (!searches)
    return [table(head, rows), '', 'No search was counted: there is no database yet.'].join('\n');
  return [
    table(head, rows),
    '',
    `${searches.total} searches were counted in the last ${SEARCHED_DAYS} days.`,
    ...list('Most searched for:', searches.most),
    ...list('Nothing found for:', searches.nothingFound),
  ].join('\n');
}

function list(title: string, words: SearchedWords[]): string[] {
  return words.length === 0 ? [] : ['', title, ...words.map((each) => `  ${each.count}  ${each.words}`)];
}

/** How long a link works at most, in days. */
const MOST_DAYS = 30;

/** `content preview`: the link that shows the draft in one content file. */
export const preview: PlainAction = {
  takes: ['FILE'],
  options: { days: { takes: 'DAYS', says: `how long it works, ${USUAL_DAYS} if not said` } },
  says: 'Makes a link that shows the post, e-guide, case study or term of one file, published or not, to anyone who has it. The site shows the file as it is when the link is opened.',
  run: makeDraftLink,
};

/** @throws CommandError when the file, a path below the content folder or as the shell has it, has no entry that can be shown */
async function makeDraftLink({ terminal, options, words: [file = ''] }: PlainCall): Promise<Answer> {
  const config = configOf(terminal);
  const { contentDirectory } = config;
  if (config.contentful)
    throw new CommandError('Entries come from Contentful: its own preview shows drafts (docs/content.md).');
  const lasts = daysOf(options['days']);
  const path = below(contentDirectory, file);
  const errors = await errorsOf(contentDirectory, path);
  const until = Date.now() + lasts * DAY_MS;
  const lines = [
    await signedLink(config, path, until),
    '',
    `It shows ${path} to anyone who has it, until ${lagosSortedTime(new Date(until).toISOString())}.`,
  ];
  if (errors.length > 0) lines.push('Fix these before you publish:', ...errors.map((error) => `  ${error}`));
  return { text: lines.join('\n') };
}

function daysOf(days: string | true | undefined): number {
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

async function errorsOf(directory: string, file: string): Promise<string[]> {
  const content = await openFileContent(directory, { report: () => {} });
  content.close();
  const draft = await readDraftFile(directory, file, content);
  if (!draft)
    throw new CommandError(`${basename(directory)}/ has no post, e-guide, case study or term ${file}.`);
  if (!draft.entry) throw new CommandError(['It cannot be shown yet:', ...draft.problems].join('\n'));
  return draft.problems;
}
