import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { DATABASE_FILE } from '../../platform/database/files/presence.ts';
import { openStorage } from '../../platform/database/index.ts';
import { type SearchedWords, type SearchStats, searchStats } from '../../visits/searches.ts';
import type { Answer } from '../framework/command.ts';

/** Four weeks: each day of the week counts alike. */
const SEARCHED_DAYS = 28;
const LISTED = 20;

/** Adds what visitors searched for to what `content stats` says. */
export async function withSearches(
  config: Config,
  { text, data }: Pick<Required<Answer>, 'text' | 'data'>,
): Promise<Answer> {
  const searches = await searchesOf(config);
  return { text: [text, '', ...linesOf(searches)].join('\n'), data: { ...data, searches: searches ?? null } };
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

function linesOf(searches: SearchStats | undefined): string[] {
  if (!searches) return ['No search was counted: there is no database yet.'];
  return [
    `${searches.total} searches were counted in the last ${SEARCHED_DAYS} days.`,
    ...list('Most searched for:', searches.most),
    ...list('Nothing found for:', searches.nothingFound),
  ];
}

function list(title: string, words: SearchedWords[]): string[] {
  return words.length === 0 ? [] : ['', title, ...words.map((each) => `  ${each.count}  ${each.words}`)];
}
