import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, inject, test } from 'vitest';
import { LEAD_COLUMNS } from '#domain/leads/forms/columns.ts';
import { NO_ORIGIN } from '#domain/visits/origin.ts';
import { parseConfig } from '#server/config/config.ts';
import { openFileContent } from '#server/content/folder/file-content.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { openLeads } from '#server/leads/index.ts';
import { DATABASE_FILE } from '#server/platform/database/files/presence.ts';
import { migrations } from '#server/platform/database/migrations/migrations.ts';
import { renderEmail } from '#src/mail/render.tsx';
import { eachDatabase, type TestDatabase } from '#tests/support/databases.ts';

/** A lead from before a form had a field. */
const NOTHING_TYPED = Object.fromEntries(LEAD_COLUMNS.map((column) => [column, null]));

const OLDEST = readFileSync(join(import.meta.dirname, 'oldest-schema.sql'), 'utf8');

async function fillWithOldest({ environment }: TestDatabase): Promise<void> {
  if (environment.DATABASE_URL) {
    const client = new pg.Client(environment.DATABASE_URL);
    await client.connect();
    await client.query(OLDEST);
    await client.end();
    return;
  }
  const database = new DatabaseSync(join(environment.DATA_DIR, DATABASE_FILE));
  database.exec(OLDEST);
  database.close();
}

eachDatabase((emptyDatabase) => {
  test('a database of the oldest schema keeps all its rows, owes what it owed, and takes new leads', async () => {
    const database = await emptyDatabase();
    await fillWithOldest(database);
    const storage = await database.open();
    const { db } = storage;
    const leads = await db.selectFrom('leads').selectAll().orderBy('id').execute();
    expect(leads.map(({ id, status }) => [id, status])).toEqual([
      ['lead-owed', 'accepted'],
      ['lead-sent', 'accepted'],
      ['lead-spam', 'suspected_spam'],
    ]);
    expect(leads[0]).toEqual({
      ...NOTHING_TYPED,
      id: 'lead-owed',
      kind: 'contact',
      created_at: '2026-11-12T09:30:00.000Z',
      first_name: 'Amina',
      last_name: 'Bello',
      email: 'amina@example.com',
      phone_number: '+2348031234567',
      phone_as_typed: '0803 123 4567',
      message: 'Ten trucks, Obajana to Kano: ẹ káàárọ̀',
      quote: null,
      consent_version: null,
      news_version: null,
      ...NO_ORIGIN,
      idempotency_key: 'key-of-lead-owed',
      status: 'accepted',
      request_id: 'request-of-lead-owed',
      desk_state: null,
      desk_changed_at: null,
      taken_by: null,
      next_call_at: null,
      won_value: null,
      lost_reason: null,
    });
    expect(await db.selectFrom('trips').selectAll().execute()).toEqual([
      { waybill: 'KYL-1', completed_on: '2026-11-01', tonnes: 30.5, origin: 'Lagos', destination: 'Kano' },
    ]);
    const states = async () =>
      (await db.selectFrom('outbox').select(['id', 'state', 'attempts']).orderBy('id').execute()).map(
        ({ id, state, attempts }) => `${id} ${state} ${attempts}`,
      );
    expect(await states()).toEqual([
      'lead-owed.sales-email pending 2',
      'lead-owed.sender-confirmation leased 1',
      'lead-sent.sales-email sent 1',
      'lead-sent.sender-confirmation dead 38',
    ]);

    const content = await openFileContent(inject('fewEntries'));
    const config = parseConfig({
      DATA_DIR: database.environment.DATA_DIR,
      SITE_URL: 'https://www.example.com',
    });
    const log = pino({ level: 'silent' });
    const { worker, retention } = await openLeads({ storage, content, renderEmail, config, log });
    await expect
      .poll(states)
      .toEqual([
        'lead-owed.sales-email written 3',
        'lead-owed.sender-confirmation written 2',
        'lead-sent.sales-email sent 1',
        'lead-sent.sender-confirmation dead 38',
      ]);
    expect((await readdir(join(config.dataDirectory, 'mail'))).sort()).toEqual([
      'lead-owed.sales-email.eml',
      'lead-owed.sender-confirmation.eml',
    ]);
    const enquiry = {
      kind: 'newsletter',
      first_name: 'Amina',
      email: 'amina@example.com',
    } as const;
    await new LeadStore(storage, 'example.com').accept({ enquiry, suspectedSpam: false, requestId: 'new' });
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(4);
    await db.deleteFrom('leads').execute();
    expect(await db.selectFrom('outbox').select('id').where('lead_id', 'is not', null).execute()).toEqual([]);
    content.close();
    await worker.stop();
    await retention.stop();
    await storage.close();
  });
});

const DIALECTS = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** A fingerprint of all that a migration says to both databases. */
async function fingerprint(name: string): Promise<string> {
  const hash = createHash('sha256');
  for (const dialect of Object.values(DIALECTS)) {
    const db = new Kysely<unknown>({ dialect, log: ({ query }) => void hash.update(`${query.sql}\n`) });
    await migrations[name]?.up(db);
    await db.destroy();
  }
  return hash.digest('hex').slice(0, 16);
}

/** Of the migrations that databases out there went through. A new one is added; none ever changes. */
const PUBLISHED: Record<string, string> = {
  '0001-leads-deliveries-and-trips': '11c10351d5abf1ad',
  '0002-leads-of-other-forms': '9b1e61f47ef4a3fe',
  '0010-guides-consent-and-newsletter': 'd30d4106bdfc2665',
  '0020-deliveries-by-channel': 'c3039b8e9b7dd209',
  '0030-allowances-and-turns': '950831d320a04572',
  '0040-keys-of-links': '3584551d5c2a138a',
  '0070-written-deliveries': '7229925c8794b139',
  '0071-schema-changes': '2991f07ecf9bcc8d',
  '0080-quotes-and-partners': 'e01d6e9951c71f36',
  '0090-origin-of-leads': 'aad125721cebfac7',
  '0095-states-and-digests': '4a48934c51f2d3d5',
  '0100-page-counts': 'c9bb525693070bf9',
  '0110-event-deliveries': '2cda49557f0ddedb',
  '0120-trip-changes': 'bb9831424feb6aa8',
  '0140-search-counts': '395e922bda5cef0c',
  '0150-work-on-leads': '0b4a8e7e0e6fb665',
  '0160-outbox': 'b08b1d95952d931a',
};

describe('a published migration', () => {
  test('stands in the list, and the list in the order of their names', () => {
    expect(Object.keys(PUBLISHED)).toEqual(Object.keys(migrations).sort());
  });

  test.each(Object.entries(PUBLISHED))('never changes: %s', async (name, published) => {
    expect(await fingerprint(name)).toBe(published);
  });
});
