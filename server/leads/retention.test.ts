import { readdir } from 'node:fs/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { writeFileDurably } from '../storage/durable-file.ts';
import { eachDatabase } from '../testing/databases.ts';
import { temporaryDirectory } from '../testing/process.ts';
import { SENDER } from '../testing/sender.ts';
import { LeadStore } from './lead-store.ts';
import { expireLeads, Retention } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((emptyDatabase) => {
  test('deletes old leads with all that belongs to them, but none that waits for a delivery', async () => {
    const storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'example.com');
    const mailFolder = temporaryDirectory();
    const accept = async (message: string) => {
      const enquiry = {
        kind: 'contact',
        ...SENDER,
        message,
      } as const;
      const { id } = await store.accept({ enquiry, suspectedSpam: false, requestId: 'request' });
      await writeFileDurably(`${mailFolder}/${id}.sales-email.eml`, Buffer.from(message));
      return id;
    };
    const finish = (id: string) =>
      storage.db.updateTable('deliveries').set({ state: 'sent' }).where('lead_id', '=', id).execute();
    const left = async () =>
      (await storage.db.selectFrom('leads').select('id').execute()).map(({ id }) => id);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * DAY_MS });
    const old = await accept('old');
    const waiting = await accept('old, waiting');
    await finish(old);
    vi.useRealTimers();
    const fresh = await accept('fresh');
    await finish(fresh);

    const parts = { db: storage.db, mailFolder, log: pino({ level: 'silent' }) };
    expect(await expireLeads(parts, 32)).toBe(0);
    const retention = new Retention({ ...parts, days: 30 }, 5);
    await expect.poll(async () => (await left()).sort()).toEqual([waiting, fresh].sort());
    await retention.stop();
    expect((await readdir(mailFolder)).sort()).toEqual(
      [waiting, fresh].map((id) => `${id}.sales-email.eml`).sort(),
    );
    const owed = await storage.db.selectFrom('deliveries').select('lead_id').distinct().execute();
    expect(owed).toHaveLength(2);
    await storage.close();
  });
});
