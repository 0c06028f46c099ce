import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { DATABASE_FILE, openStorage } from '../storage/index.ts';
import { temporaryDirectory } from '../testing/process.ts';
import { examine } from './examine.ts';

/** Nobody listens there. */
const NOBODY = '127.0.0.1:9';

async function faults(environment: Record<string, string>): Promise<string[]> {
  const findings = await examine(parseConfig({ DATA_DIR: temporaryDirectory(), PORT: '9', ...environment }));
  for (const { well, remedy } of findings) expect(remedy === undefined).toBe(well);
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  return findings.filter(({ well }) => !well).map(({ name }) => name);
}

test('a site on files and SQLite is well', async () => {
  const DATA_DIR = temporaryDirectory();
  await (await openStorage(DATA_DIR)).close();
  expect(await faults({ DATA_DIR })).toEqual([]);
});

test('what does not answer is named, without its password', async () => {
  const found = await faults({
    DATABASE_URL: `postgres://site:hunter2@${NOBODY}/site`,
    SMTP_URL: `smtp://site:hunter2@${NOBODY}`,
    PRODUCT_API_URL: `http://${NOBODY}/api`,
  });
  expect(found).toEqual(['PostgreSQL', 'Mail server', 'Product API']);
});

test('a content file at fault is named with its line', async () => {
  const CONTENT_DIR = join(temporaryDirectory(), 'content');
  await cp('content', CONTENT_DIR, { recursive: true });
  await writeFile(join(CONTENT_DIR, 'blog/new.md'), '---\ntitle: Ports: a fault\n---\nText');
  const DATA_DIR = temporaryDirectory();
  await (await openStorage(DATA_DIR)).close();
  const findings = await examine(parseConfig({ DATA_DIR, PORT: '9', CONTENT_DIR }));
  const folder = findings.find(({ name }) => name === 'Content folder');
  expect(folder?.well).toBe(false);
  expect(folder?.says).toContain('content/blog/new.md: line 2: put the whole text into quotes');
});

test('a database that is none, and content that is not there, are found', async () => {
  const DATA_DIR = temporaryDirectory();
  await writeFile(
    join(DATA_DIR, DATABASE_FILE),
    'no database at all, but long enough to be read as the head of one'.repeat(50),
    { mode: 0o600 },
  );
  expect(await faults({ DATA_DIR, CONTENT_DIR: join(DATA_DIR, 'nothing') })).toEqual([
    'Content folder',
    'SQLite',
  ]);
});
