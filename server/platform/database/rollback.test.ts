import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCli } from '../../../tests/support/cli.ts';
import { eachDatabase, type TestDatabase } from '../../../tests/support/databases.ts';
import { startServer, temporaryDirectory } from '../../../tests/support/process.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { casesFor, TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { LeadStore } from '../../leads/accept/lead-store.ts';
import { newestLeads } from '../../leads/desk/lead-records.ts';
import { backUp, restore } from '../backup/backup.ts';
import { openStorage, type Storage } from './index.ts';
import { migrations } from './migrations/migrations.ts';
import { adds, changes, type SchemaChanges } from './migrations/schema.ts';

/** Additions that the next release may bring: a column, a table and an index that this one does not need. */
const NEXT: SchemaChanges = {
  ...migrations,
  '9001-origins': adds({
    async up(db: Kysely<unknown>) {
      await sql`alter table leads add column origin text`.execute(db);
      await sql`create table answers (lead_id text primary key, answered_at text not null)`.execute(db);
      await sql`create index leads_by_origin on leads (origin)`.execute(db);
    },
  }),
};
/** And the one after it: it renames what this one needs. */
const LATER: SchemaChanges = {
  ...NEXT,
  '9002-firms': changes({
    async up(db: Kysely<unknown>) {
      await sql`alter table leads rename column company to firm`.execute(db);
    },
  }),
};
const NO_KEYS = { recipients: [] };

const openWith = ({ environment: { DATA_DIR, DATABASE_URL } }: TestDatabase, all: SchemaChanges) =>
  openStorage(DATA_DIR, DATABASE_URL, 'nothing', { changes: all });

const accept = (storage: Storage, message: string) =>
  new LeadStore(storage, 'example.com').accept({
    enquiry: { kind: 'contact', ...SENDER, message },
    suspectedSpam: false,
    requestId: 'request-1',
  });

const messages = async ({ db }: Storage) =>
  (await newestLeads(db, 100)).map(({ lead }) => lead.message).sort();

const backupOf = async (database: TestDatabase, storage: Storage) => {
  const file = join(temporaryDirectory(), 'backup.db');
  const { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl } = database.environment;
  await backUp({ storage, dataDirectory, databaseUrl, backupKeys: NO_KEYS }, file, () => {});
  return file;
};

eachDatabase((emptyDatabase) => {
  test('a version starts on a schema to which a newer one only added, and goes on with it', async () => {
    const database = await emptyDatabase();
    const old = await openWith(database, migrations);
    await accept(old, 'before');
    const next = await openWith(database, NEXT);
    await next.db.updateTable('leads').set(sql`origin`, 'campaign').execute();
    // The old one still runs, as in a rolling upgrade, and so do both afterwards.
    await accept(old, 'beside');
    await accept(next, 'next');
    await old.close();
    const back = await openWith(database, migrations);
    await accept(back, 'back');
    expect(await messages(back)).toEqual(['back', 'before', 'beside', 'next']);
    expect(await messages(next)).toEqual(['back', 'before', 'beside', 'next']);
    const { code, out } = await runCli('leads', database, 'stats');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('4 in all') });
    await back.close();
    await next.close();
    await (await openWith(database, NEXT)).close();
  });

  test('it says in one sentence what to do where a newer version changed what it needs', async () => {
    const database = await emptyDatabase();
    await (await openWith(database, LATER)).close();
    const reason =
      /A newer version of the site has changed the database .* \(9002-firms\): start the newer version/;
    await expect(database.open()).rejects.toThrow(reason);
    const { code, errors } = await runCli('keys', database, 'list');
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(reason) });
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  test('a backup of a newer version is restored into this one as far as this one knows it', async () => {
    for (const newer of casesFor([LATER, NEXT])) {
      const database = await emptyDatabase();
      const filled = await openWith(database, NEXT);
      await accept(filled, 'since the upgrade');
      await filled.close();
      const next = await openWith(database, newer);
      const file = await backupOf(database, next);
      await next.close();
      const target = await emptyDatabase();
      const storage = await target.open();
      const { rows, leftOut } = await restore(file, storage, NO_KEYS, () => {});
      expect(rows).toMatchObject({ leads: 1, outbox: 2 });
      expect(await messages(storage)).toEqual(['since the upgrade']);
      // A backup of PostgreSQL by the tools of this version has lost them before.
      if (!database.environment.DATABASE_URL)
        expect(leftOut).toEqual(expect.arrayContaining(['leads.origin', 'answers']));
      await storage.close();
    }
  });

  test('a backup of an older version is restored into this one', async () => {
    const database = await emptyDatabase();
    const old = await openWith(database, migrations);
    await accept(old, 'old');
    const file = await backupOf(database, old);
    await old.close();
    const target = await emptyDatabase();
    const next = await openWith(target, NEXT);
    expect(await restore(file, next, NO_KEYS, () => {})).toMatchObject({ leftOut: [] });
    expect(await messages(next)).toEqual(['old']);
    await next.close();
  });

  // In CI, tests/ops/cluster/rolling-restart.test.ts changes versions and tests/leads/crash.test.ts crashes.
  test.runIf(TRIES_EVERY_CASE)(
    'in a rolling upgrade both versions serve, and the old one comes back after a crash',
    async () => {
      const database = await emptyDatabase();
      const { DATABASE_URL } = database.environment;
      const start = () => startServer({ DATA_DIR: database.environment.DATA_DIR, DATABASE_URL });
      const post = async (address: string, message: string) => {
        const answer = await fetch(`${address}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...SENDER, message }),
        });
        return answer.status;
      };
      const old = start();
      expect(await post(await old.address, 'first')).toBe(201);
      const next = await openWith(database, NEXT);
      expect(await post(await old.address, 'after the change')).toBe(201);
      await accept(next, 'of the next');
      old.child.kill('SIGKILL');
      await old.ended;
      // What it was about to send is due again, as after 15 seconds.
      await next.db
        .updateTable('outbox')
        .set({ leased_until: new Date().toISOString() })
        .where('state', '=', 'leased')
        .execute();
      const again = start();
      expect(await post(await again.address, 'after the crash')).toBe(201);
      await expect
        .poll(async () => await next.db.selectFrom('outbox').select('state').distinct().execute())
        .toEqual([{ state: 'written' }]);
      expect(await messages(next)).toEqual(['after the change', 'after the crash', 'first', 'of the next']);
      await next.close();
    },
  );
});
