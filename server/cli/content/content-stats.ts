import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { KINDS } from '#domain/entries/entry-kinds.ts';
import { lagosDay, lagosSortedTime } from '#domain/shared/dates.ts';
import type { Config } from '../../config/config.ts';
import { isForTheWorld } from '../../config/require-mail.ts';
import { contentStats, type KindStats } from '../../content/check/stats.ts';
import { readFiles } from '../../content/files/files.ts';
import { readDraftFile } from '../../content/folder/draft-file.ts';
import { openFileContent } from '../../content/folder/file-content.ts';
import { readSnapshot } from '../../content/folder/snapshot.ts';
import { CommandError } from '../../platform/errors.ts';
import type { Answer, PlainAction, PlainCall } from '../framework/command.ts';
import { configOf, table } from '../framework/terminal.ts';
import { DAY_MS, signedLink, USUAL_DAYS } from './draft-links.ts';
import { withSearches } from './searches.ts';

/** What optional parts of the site add to it (docs/modules.md). */
const FURTHER: Record<
  string,
  (config: Config, answer: Pick<Required<Answer>, 'text' | 'data'>) => Promise<Answer>
> = {
  withSearches,
};

/** `content stats`: the entries of the content folder, and what visitors search for in them. */
export const stats: PlainAction = {
  says: 'Counts the entries of the content folder, their words and ages, and what visitors searched for in four weeks where that is counted.',
  run: async ({ terminal }) => {
    const config = configOf(terminal);
    const { entries } = await readSnapshot(config.contentDirectory);
    const files = await readFiles(config.contentDirectory);
    const kinds = contentStats(entries, files, lagosDay(new Date()));
    const answer = { text: kindsText(kinds), data: { kinds } };
    for (const addTo of Object.values(FURTHER)) Object.assign(answer, await addTo(config, answer));
    return answer;
  },
};

function kindsText(kinds: KindStats[]): string {
  const rows = kinds.map(({ kind, entries, drafts, words, oldest = '', newest = '', overAYear }) => [
    KINDS[kind].many,
    ...[entries, drafts, words].map(String),
    oldest,
    newest,
    oldest ? String(overAYear) : '',
  ]);
  return table(['Kind', 'Shown', 'Drafts', 'Words', 'Oldest', 'Newest', 'Over a year'], rows);
}

/** How long a link works at most, in days. */
const MOST_DAYS = 30;

const FOR_THIS_NETWORK =
  'It opens on this machine or its network only: set SITE_URL to the public address of the site for a link that others can open.';

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
  if (!isForTheWorld(config.siteUrl)) lines.push(FOR_THIS_NETWORK);
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
