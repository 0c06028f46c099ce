import { readdir } from 'node:fs/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { eachDatabase } from '../../../tests/support/databases.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { submission } from '../../../tests/support/sender.ts';
import { parseConfig } from '../../config/config.ts';
import { writeFileDurably } from '../../platform/durable-file.ts';
import { LeadStore } from '../accept/lead-store.ts';
import { expireLeads, Retention } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((emptyDatabase) => {
  test('deletes what is suspected to be spam after its own time, and by default nothing else', async () => {
    const storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'example.com');
    const { spamRetentionDays: spamDays, retentionDays: days } = parseConfig({});
    expect({ spamDays, days }).toEqual({ spamDays: 30, days: undefined });
    const accept = (message: string, suspectedSpam: boolean) =>
      store.accept({ ...submission(message), suspectedSpam });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (spamDays + 1) * DAY_MS });
    await accept('old spam', true);
    await accept('old enquiry', false);
    vi.useRealTimers();
    await accept('new spam', true);
    await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
    const log = pino({ level: 'silent' });
    const retention = new Retention(
      { db: storage.db, mailFolder: temporaryDirectory(), spamDays, ...(days && { days }), log },
      5,
    );
    const left = async () => (await storage.db.selectFrom('leads').select('message').execute()).length;
    await expect.poll(left).toBe(2);
    await retention.stop();
    const kept = await storage.db.selectFrom('leads').select('message').orderBy('message').execute();
    expect(kept.map(({ message }) => message)).toEqual(['new spam', 'old enquiry']);
    await storage.close();
  });

  test('deletes old leads with all that belongs to them, but none that waits for a delivery', async () => {
    const storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'example.com');
    const mailFolder = temporaryDirectory();
    const accept = async (message: string) => {
      const { id } = await store.accept(submission(message));
      await writeFileDurably(`${mailFolder}/${id}.sales-email.eml`, Buffer.from(message));
      return id;
    };
    const setState = (id: string, state: 'sent' | 'leased') =>
      storage.db.updateTable('outbox').set({ state }).where('lead_id', '=', id).execute();
    const left = async () =>
      (await storage.db.selectFrom('leads').select('id').execute()).map(({ id }) => id);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * DAY_MS });
    const old = await accept('old');
    const waiting = await accept('old, waiting');
    const inHand = await accept('old, in the hands of a worker');
    await setState(old, 'sent');
    await setState(inHand, 'leased');
    vi.useRealTimers();
    const fresh = await accept('fresh');
    await setState(fresh, 'sent');

    const parts = { db: storage.db, mailFolder, log: pino({ level: 'silent' }) };
    expect(await expireLeads(parts, 32)).toBe(0);
    const retention = new Retention({ ...parts, days: 30, spamDays: 30 }, 5);
    await expect.poll(async () => (await left()).sort()).toEqual([waiting, inHand, fresh].sort());
    await retention.stop();
    expect((await readdir(mailFolder)).sort()).toEqual(
      [waiting, inHand, fresh].map((id) => `${id}.sales-email.eml`).sort(),
    );
    const pending = await storage.db.selectFrom('outbox').select('lead_id').distinct().execute();
    expect(pending).toHaveLength(3);
    await storage.close();
  });
});
