import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachDatabase, type TestDatabase } from '../../../tests/support/databases.ts';
import { submission } from '../../../tests/support/sender.ts';
import { CRM } from '../../../tests/support/visitors.ts';
import type { Storage } from '../../platform/database/index.ts';
import { newestLeads } from '../desk/lead-records.ts';
import { LeadStore } from './lead-store.ts';

eachDatabase((emptyDatabase) => {
  let database: TestDatabase;
  let storage: Storage;
  beforeEach(async () => {
    database = await emptyDatabase();
    storage = await database.open();
  });
  afterEach(() => storage.close());

  test('stores many that come at once, each with its deliveries, and none waits for the disk once for each before it', async () => {
    const commits = vi.spyOn(storage.db, 'transaction');
    const store = new LeadStore(storage, 'example.com', {
      otherSystems: { targets: [CRM], productApi: true },
    });
    const loads = Array.from({ length: 50 }, (_, i) => `Load ${i}`);
    const accepted = await Promise.all(loads.map((load) => store.accept(submission(load))));
    expect(commits.mock.calls.length).toBeLessThan(5);
    const records = await newestLeads(storage.db, 100);
    expect(records).toHaveLength(50);
    for (const [index, { id }] of accepted.entries()) {
      const record = records.find(({ lead }) => lead.id === id);
      expect(record?.lead.message).toBe(loads[index]);
      expect(record?.deliveries.map(({ channel }) => channel)).toEqual([
        'product-api',
        'sales-email',
        'sender-confirmation',
        'webhook',
      ]);
    }
  });

  test('makes one lead of repeats, also when they come at once and to several processes', async () => {
    const other = await database.open();
    const stores = [storage, other].map((opened) => new LeadStore(opened, 'example.com'));
    const repeats = stores.flatMap((store) =>
      ['Load 1', 'Load 2', 'Load 1', 'Load 2'].map((load) => store.accept(submission(load))),
    );
    const ids = (await Promise.all(repeats)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids[2]).toBe(ids[0]);
    expect(ids[4]).toBe(ids[0]);
    const records = await newestLeads(storage.db, 100);
    expect(records.map(({ deliveries }) => deliveries.length)).toEqual([2, 2]);
    await other.close();
  });

  test('tells nobody of suspected spam, and forwards only what the other side takes', async () => {
    const store = new LeadStore(storage, 'example.com', {
      otherSystems: { targets: [CRM], productApi: true },
    });
    await store.accept({ ...submission('Buy followers'), suspectedSpam: true });
    expect((await newestLeads(storage.db, 1))[0]).toMatchObject({
      lead: { status: 'suspected_spam' },
      deliveries: [],
    });
    const enquiry = {
      kind: 'marketing',
      first_name: 'Amina',
      company: 'Bello & Sons',
      email: 'amina@example.com',
      options: 'trucking',
    } as const;
    const { id } = await store.accept({ ...submission(''), enquiry });
    const records = await newestLeads(storage.db, 2);
    const marketing = records.find(({ lead }) => lead.id === id);
    expect(marketing?.deliveries.map(({ channel }) => channel)).toContain('webhook');
    expect(marketing?.deliveries.map(({ channel }) => channel)).not.toContain('product-api');
  });
});
