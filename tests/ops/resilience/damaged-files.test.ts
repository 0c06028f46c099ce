import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, inject, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { explainStartupError } from '#server/config/startup-error.ts';
import { openFileContent } from '#server/content/folder/file-content.ts';
import { PageCache } from '#server/http/cache/page-cache.ts';
import { remember, warm } from '#server/http/cache/warm.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { openLeads } from '#server/leads/index.ts';
import { MAIL_FOLDER } from '#server/leads/mail/mailer.ts';
import { Renditions } from '#server/media/pictures/renditions.ts';
import { SocialPictures } from '#server/media/pictures/social-pictures.ts';
import { DATABASE_FILE } from '#server/platform/database/files/presence.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { casesFor, TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { typed } from './visitors.ts';

const LIMIT_MS = 60_000;
const PAGE = 4096;
const log = pino({ level: 'silent' });

/** A data directory with a database that holds some leads. @returns it, and the path of the database */
async function databaseWithLeads() {
  const directory = temporaryDirectory();
  const storage = await openStorage(directory);
  const store = new LeadStore(storage, 'example.com');
  for (let load = 0; load < 50; load += 1) {
    const enquiry = { kind: 'contact', ...typed() } as const;
    await store.accept({ enquiry, suspectedSpam: false, requestId: 'request' });
  }
  await storage.close();
  return { directory, file: join(directory, DATABASE_FILE) };
}

/** What waits for another process to finish comes last: it takes two seconds each. */
const DAMAGES = casesFor<[name: string, damage: (file: string) => void]>(
  [
    ['is no database', (file) => writeFileSync(file, 'no database at all '.repeat(1000))],
    ['is cut off', (file) => truncateSync(file, 3 * PAGE)],
    [
      'has pages of garbage',
      (file) => writeFileSync(file, readFileSync(file).fill(0xa5, 2 * PAGE, 8 * PAGE)),
    ],
    ['is empty', (file) => truncateSync(file, 0)],
    [
      'is gone but for its log',
      (file) => {
        rmSync(file);
        writeFileSync(`${file}-wal`, 'log');
      },
    ],
  ],
  4,
);

describe('a database of leads', () => {
  test.each(DAMAGES)('that %s is neither used nor replaced by a new one', async (_, damage) => {
    const { directory, file } = await databaseWithLeads();
    damage(file);
    const before = existsSync(file) && readFileSync(file);
    const failure = await openStorage(directory).catch((error: unknown) => error);
    expect(explainStartupError(failure)).toMatch(
      /^The database .*kayalink\.db is damaged \(.*\)\. Nothing was changed: stop the site, keep the file, and restore the last backup/,
    );
    expect(existsSync(file) && readFileSync(file)).toEqual(before);
  });

  test.runIf(TRIES_EVERY_CASE)(
    'that is damaged stops the start, with what to do as the last words',
    async () => {
      const { directory, file } = await databaseWithLeads();
      writeFileSync(file, 'no database at all '.repeat(1000));
      const server = startServer({ DATA_DIR: directory });
      expect(await server.ended).toBe(1);
      expect(server.printed().trimEnd().split('\n').at(-1)).toContain('restore the last backup');
    },
    LIMIT_MS,
  );
});

describe('the list of cached pages', () => {
  const cacheThatNotes = () => {
    const visited: string[] = [];
    const cache = new PageCache({ revision: () => 'one', log });
    cache.renderWith(async (target) => void visited.push(target));
    return { cache, visited };
  };

  test('is taken up where the last run ended', async () => {
    const { cache, visited } = cacheThatNotes();
    const file = join(temporaryDirectory(), 'kept-pages.json');
    await cache.keep(
      '/about',
      { status: 200, headers: [], tag: 'tag', revision: 'one' },
      Buffer.from('About'),
    );
    await remember(cache, file);
    await warm(cache, { first: ['/'], file, last: () => [], forMs: 60_000 });
    expect(visited).toEqual(['/', '/about']);
  });

  test.each([
    ['garbage', (file: string) => writeFileSync(file, Buffer.alloc(5000, 0xa5))],
    ['cut off', (file: string) => writeFileSync(file, '["/about","/con')],
    ['of another version', (file: string) => writeFileSync(file, '{"version":2,"pages":["/about"]}')],
    ['a list of addresses elsewhere', (file: string) => writeFileSync(file, '["https://evil.example/"]')],
    ['too long', (file: string) => writeFileSync(file, JSON.stringify(Array(5001).fill('/about')))],
    ['huge', (file: string) => writeFileSync(file, JSON.stringify(['/about', 'x'.repeat(3_000_000)]))],
    ['a folder', (file: string) => mkdirSync(file)],
  ])('that is %s counts as none', async (_, damage) => {
    const { cache, visited } = cacheThatNotes();
    const file = join(temporaryDirectory(), 'kept-pages.json');
    damage(file);
    await warm(cache, { first: ['/'], file, last: () => [], forMs: 60_000 });
    expect(visited).toEqual(['/']);
  });
});

test('what a killed process left half written is cleared away at the next start', async () => {
  const directory = temporaryDirectory();
  const folders = [MAIL_FOLDER, 'media', 'social'].map((name) => join(directory, name));
  for (const folder of folders) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'half.unfinished'), 'half');
    writeFileSync(join(folder, 'whole'), 'whole');
  }
  const storage = await openStorage(directory);
  const content = await openFileContent(inject('fewEntries'));
  const config = parseConfig({ DATA_DIR: directory, SITE_URL: 'https://www.example.com' });
  const renderEmail = () => Promise.reject(new Error('nothing is owed'));
  const leads = await openLeads({ storage, content, renderEmail, config, log });
  const media = new Renditions('content', join(directory, 'media'));
  new SocialPictures(join(directory, 'social'));
  await expect
    .poll(() => folders.map((folder) => readdirSync(folder)))
    .toEqual([['whole'], ['whole'], ['whole']]);
  media.close();
  content.close();
  await leads.worker.stop();
  await leads.retention.stop();
  await storage.close();
});
