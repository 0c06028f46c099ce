import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from '#domain/entries/entry-kinds.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import type { Config } from '../../config/config.ts';
import { contentStats, type KindStats } from '../../content/check/stats.ts';
import { readFiles } from '../../content/files/files.ts';
import { readSnapshot } from '../../content/folder/snapshot.ts';
import { DATABASE_FILE } from '../../platform/database/files/presence.ts';
import { openStorage } from '../../platform/database/index.ts';
import { type SearchedWords, type SearchStats, searchStats } from '../../visits/searches.ts';
import type { Outcome } from '../framework/plain-command.ts';
import { table } from '../framework/table.ts';

/** Four weeks: each day of the week counts alike. */
const SEARCHED_DAYS = 28;
const LISTED = 20;

/** `content stats`: what lies in the content folder, and what visitors search for in it. */
export async function stats(config: Config, json: boolean): Promise<Outcome> {
  const { entries } = await readSnapshot(config.contentDirectory);
  const files = await readFiles(config.contentDirectory);
  const kinds = contentStats(entries, files, lagosDay(new Date()));
  const searches = await searchesOf(config);
  const data = { kinds, searches: searches ?? null };
  return { text: json ? JSON.stringify(data, null, 2) : statsText(kinds, searches), sound: true };
}

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
