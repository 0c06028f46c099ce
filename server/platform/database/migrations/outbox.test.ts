import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import {
  eachDatabase,
  makePostgresDatabase,
  type TestDatabase,
} from '../../../../tests/support/databases.ts';
import { temporaryDirectory } from '../../../../tests/support/process.ts';
import { SENDER } from '../../../../tests/support/sender.ts';
import { CRM } from '../../../../tests/support/visitors.ts';
import { LeadStore } from '../../../leads/accept/lead-store.ts';
import { changeLead } from '../../../leads/desk/desk-events.ts';
import { otherSystemsOf } from '../../../leads/lead/enabled-targets.ts';
import { DeliveryQueue } from '../../../leads/queue/delivery-queue.ts';
import { enqueueEvent } from '../../../leads/queue/new-deliveries.ts';
import { begin } from '../../../notifications/digest/slots.ts';
import { openStorage, type Storage } from '../index.ts';
import { migrations } from './migrations.ts';

const { '0160-outbox': _outbox, ...FORMER } = migrations;
const TABLES = ['deliveries', 'event_deliveries', 'digests'] as const;
const NOON = '2026-11-29T11:00:00.000Z';
const LATER = '2026-11-29T11:00:15.000Z';

type Row = Record<string, string | number | null>;

/** The tables of before, of any columns: after the change, the views of the same names. */
async function formerRows({ db }: Storage): Promise<Record<(typeof TABLES)[number], Row[]>> {
  const [deliveries, event_deliveries, digests] = await Promise.all(
    TABLES.map(
      async (name) => (await sql<Row>`select * from ${sql.table(name)} order by id`.execute(db)).rows,
    ),
  );
  return { deliveries: deliveries ?? [], event_deliveries: event_deliveries ?? [], digests: digests ?? [] };
}

async function insertFormer({ db }: Storage, name: (typeof TABLES)[number], rows: Row[]): Promise<void> {
  const former = db.withTables<Record<(typeof TABLES)[number], Row>>();
  for (const row of rows) await former.insertInto(name).values(row).execute();
}

eachDatabase((emptyDatabase) => {
  const openWith = async ({ environment: { DATA_DIR, DATABASE_URL } }: TestDatabase, all = migrations) => {
    const storage = await openStorage(DATA_DIR, DATABASE_URL, 'nothing', { changes: all });
    onTestFinished(() => storage.close());
    return storage;
  };

  test('what was owed in three tables is in one, in every state, and goes on where it was', async () => {
    const database = await emptyDatabase();
    const former = await openWith(database, FORMER);
    await sql`insert into leads (id, kind, created_at, first_name, email, idempotency_key, status, request_id, desk_state,
      desk_changed_at, taken_by) values ('lead', 'contact', ${NOON}, 'Amina', 'amina@example.com', 'key', 'accepted',
      'request', 'won', ${LATER}, 'Ngozi')`.execute(former.db);
    const queued = { attempts: 3, due_at: NOON, turn_at: NOON, last_error: 'Error: down', sent_at: null };
    const states = ['pending', 'leased', 'sent', 'written', 'dead'];
    const leasedIn = (state: string) => (state === 'leased' ? LATER : null);
    const deliveries = states.map((state, place) => ({
      ...queued,
      id: `lead.channel-${place}`,
      lead_id: 'lead',
      channel: `channel-${place}`,
      state,
      leased_until: leasedIn(state),
      message_id: `<${place}@example.com>`,
    }));
    await insertFormer(former, 'deliveries', [
      ...deliveries,
      {
        ...queued,
        id: 'lead.webhook-change',
        lead_id: 'lead',
        channel: 'webhook-change',
        state: 'pending',
        leased_until: null,
        message_id: '<change@example.com>',
      },
    ]);
    const event = { ...queued, channel: 'webhook:crm', happened_at: NOON, by_name: null, note: null };
    const about = { lead_id: null, email: 'amina@example.com', first_name: 'Amina' };
    await insertFormer(former, 'event_deliveries', [
      ...['pending', 'leased', 'sent', 'dead'].map((state) => ({
        ...event,
        id: `event.${state}`,
        event: 'subscribed',
        ...about,
        state,
        leased_until: leasedIn(state),
      })),
      {
        ...event,
        ...{ lead_id: 'lead', email: null, first_name: null },
        ...{ id: 'event.won', event: 'won', state: 'pending', by_name: 'Ngozi', note: 'By phone' },
        leased_until: null,
      },
    ]);
    const digest = { kind: 'daily', from_at: NOON, until_at: LATER, attempts: 1, due_at: LATER };
    await insertFormer(
      former,
      'digests',
      ['pending', 'leased', 'sent', 'nothing', 'dead'].map((state) => ({
        ...digest,
        id: `daily-${state}`,
        state,
        leased_until: leasedIn(state),
      })),
    );
    const before = await formerRows(former);
    await former.close();

    const storage = await openWith(database);
    const { deliveries: owed, event_deliveries: events, digests } = await formerRows(storage);
    expect(owed).toEqual(before.deliveries.filter(({ channel }) => channel !== 'webhook-change'));
    const change = events.find(({ id }) => id === 'lead.webhook-change');
    expect(change).toMatchObject({ channel: 'webhook', event: 'won', by_name: 'Ngozi', happened_at: LATER });
    expect(events.filter((row) => row !== change)).toEqual(before.event_deliveries);
    expect(digests).toEqual(
      before.digests
        .filter(({ state }) => state !== 'dead')
        .map((row) => (row['state'] === 'nothing' ? { ...row, state: 'sent' } : row)),
    );

    const queue = new DeliveryQueue(storage.db);
    const taken = [await queue.claim('webhook:crm', 15_000), await queue.claim('webhook:crm', 15_000)];
    expect(taken).toMatchObject([
      { delivery: { id: 'event.leased', attempts: 4, event: 'subscribed', email: 'amina@example.com' } },
      { delivery: { id: expect.stringMatching(/pending|won/), attempts: 4 } },
    ]);
    await storage.db.deleteFrom('leads').execute();
    const left = await storage.db
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });

  test('what this version writes fits the tables of the version before, for a backup that is restored there', async () => {
    const storage = await openWith(await emptyDatabase());
    const otherSystems = otherSystemsOf({ targets: [CRM] });
    const store = new LeadStore(storage, 'example.com', { otherSystems });
    const enquiry = { kind: 'contact', ...SENDER, message: 'Ten trucks' } as const;
    const { id: leadId } = await store.accept({ enquiry, suspectedSpam: false, requestId: 'request' });
    for (const what of ['answered', 'won'] as const)
      await changeLead(storage, { leadId, what, by: 'Ngozi' }, otherSystems);
    const subscriber = { email: SENDER.email, firstName: 'Amina' };
    await enqueueEvent(storage.db, [CRM], { event: 'unsubscribed', at: NOON, subscriber });
    await begin(storage.db, 'daily', Date.parse(NOON), true);

    const before = await openWith(await emptyDatabase(), FORMER);
    await before.db
      .insertInto('leads')
      .values(await storage.db.selectFrom('leads').selectAll().execute())
      .execute();
    const rows = await formerRows(storage);
    for (const name of TABLES) await insertFormer(before, name, rows[name]);
    const kept = await formerRows(before);
    expect(kept).toEqual(rows);
    expect(TABLES.map((name) => kept[name].length)).toEqual([3, 3, 1]);
  });
});

test('on PostgreSQL, a process of the version before loses nothing that it writes during the change', async () => {
  const place = [temporaryDirectory(), await makePostgresDatabase()] as const;
  const former = await openStorage(...place, 'nothing', { changes: FORMER });
  onTestFinished(() => former.close());
  const names = ['a', 'b', 'c', 'd'];
  for (const name of names) {
    await sql`insert into leads (id, kind, created_at, first_name, idempotency_key, status, request_id)
      values (${name}, 'contact', ${NOON}, 'Amina', ${name}, 'accepted', 'request')`.execute(former.db);
    await sql`insert into deliveries (id, lead_id, channel, state, attempts, due_at, message_id, turn_at)
      values (${name}, ${name}, 'sales-email', 'pending', 0, ${NOON}, ${name}, ${NOON})`.execute(former.db);
  }
  // So many that the change takes a while.
  await sql`insert into event_deliveries (id, channel, event, happened_at, state, attempts, due_at, turn_at)
    select 'event-' || n, 'webhook', 'subscribed', ${NOON}, 'sent', 0, ${NOON}, ${NOON}
    from generate_series(1, 20000) as n`.execute(former.db);
  let isChanging = true;
  let written = 0;
  const writers = names.map(async (name) => {
    for (let more = 20; more > 0; more -= isChanging ? 0 : 1) {
      await sql`update deliveries set attempts = attempts + 1 where id = ${name}`.execute(former.db);
      written += 1;
    }
  });
  await expect.poll(() => written).toBeGreaterThan(20);
  const storage = await openStorage(...place);
  onTestFinished(() => storage.close());
  isChanging = false;
  await Promise.all(writers);
  const rows = await storage.db.selectFrom('outbox').select('attempts').execute();
  expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(written);
});
