import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE_FILE } from '../files/presence.ts';
import { openStorage } from '../index.ts';
import { NodeSqliteDialect, openSqliteFile } from '../node-sqlite.ts';
import { migrations } from './migrations.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('brings leads and what is owed for them over from the first schema', async () => {
  const dialect = new NodeSqliteDialect(openSqliteFile(join(directory, DATABASE_FILE)));
  const first = new Kysely<unknown>({ dialect });
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: first, provider }).migrateTo('0001-leads-deliveries-and-trips');
  await sql`insert into leads values ('lead-1', 'contact', '2026-11-20T10:00:00.000Z', 'Amina', 'Bello',
    'amina@example.com', '+2348031234567', '0803 123 4567', 'Ten trucks', 'key-1', 'accepted', 'request-1')`.execute(
    first,
  );
  await sql`insert into deliveries values ('lead-1.sales-email', 'lead-1', 'sales-email', 'pending', 0,
    '2026-11-20T10:00:00.000Z', null, null, '<lead-1@example.com>', null)`.execute(first);
  await first.destroy();

  const { db, close } = await openStorage(directory);
  expect(await db.selectFrom('leads').selectAll().execute()).toMatchObject([
    { id: 'lead-1', last_name: 'Bello', message: 'Ten trucks', company: null, service: null },
  ]);
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { id: 'lead-1.sales-email', lead_id: 'lead-1', state: 'pending' },
  ]);
  await db.deleteFrom('leads').execute();
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await close();
});
