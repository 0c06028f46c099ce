import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startReceiver } from '../../../tests/leads/receiver.ts';
import { eachDatabase } from '../../../tests/support/databases.ts';
import { SENDER, submission } from '../../../tests/support/sender.ts';
import { CRM } from '../../../tests/support/visitors.ts';
import { LeadStore } from '../../leads/accept/lead-store.ts';
import { type Transport, webhookTransport } from '../transports.ts';
import { DeliveryWatch } from './watch.ts';

const HOUR_MS = 60 * 60 * 1000;
const log = pino({ level: 'silent' });

eachDatabase((emptyDatabase) => {
  async function started() {
    const storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'example.com', {
      otherSystems: { targets: [CRM], productApi: false },
    });
    await store.accept(submission('Ten trucks'));
    const mails: string[] = [];
    const mail: Transport = {
      kind: 'e-mail',
      destination: 'a test',
      send: async ({ subject, text }) => void mails.push(subject + text),
    };
    const set = (channel: 'sales-email' | 'webhook', state: 'sent' | 'dead') =>
      storage.db.updateTable('outbox').set({ state }).where('channel', '=', channel).execute();
    await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
    return { ...storage, mails, mail, set };
  }
  const siteUrl = 'https://www.kayalink.example';

  test('reports stuck mail by another way, once for all processes, and is silent to the monitor', async () => {
    const { db, probe, close, mails, mail, set } = await started();
    const chat = await startReceiver();
    const monitor = await startReceiver();
    const parts = {
      db,
      probe,
      transports: [mail, webhookTransport(chat.url)],
      siteUrl,
      pingUrl: `${monitor.url}/ping`,
      log,
    };
    const watches = [new DeliveryWatch(parts), new DeliveryWatch(parts)];
    for (const watch of watches) await watch.pass();
    expect(monitor.received.map(({ path }) => path)).toEqual(['/ping', '/ping']);
    expect(chat.received).toEqual([]);

    await set('sales-email', 'dead');
    for (const watch of watches) await watch.pass();
    expect(chat.received).toHaveLength(1);
    const { text } = JSON.parse(chat.received[0]?.body ?? '{}');
    expect(text).toContain(
      `Enquiries of ${siteUrl} are not being delivered\nsales-email: 0 waiting, 1 given up`,
    );
    expect(text).not.toContain(SENDER.email);
    expect(mails).toEqual([]);
    expect(monitor.received).toHaveLength(2);
    expect(watches[1]?.stuck()).toMatchObject([{ channel: 'sales-email', dead: 1 }]);

    await watches[0]?.pass(Date.now() + 7 * HOUR_MS);
    expect(chat.received).toHaveLength(2);
    await Promise.all(watches.map((watch) => watch.stop()));
    await close();
  });

  test('reports a webhook that fails by mail, and by what is left where a way fails', async () => {
    const { db, probe, close, mails, mail, set } = await started();
    const broken: Transport = {
      kind: 'webhook',
      destination: 'nowhere',
      send: () => Promise.reject(new Error('down')),
    };
    const watch = new DeliveryWatch({ db, probe, transports: [broken, mail], siteUrl, log });
    await set('webhook', 'dead');
    await watch.pass();
    expect(mails).toHaveLength(1);
    await set('webhook', 'sent');
    await set('sales-email', 'dead');
    await watch.pass(Date.now() + 7 * HOUR_MS);
    expect(mails).toHaveLength(2);
    await watch.stop();
    await close();
  });

  test('an enquiry that fails for long or that nobody takes is stuck; one that waits for its time is not', async () => {
    const { db, probe, close } = await started();
    const watch = new DeliveryWatch({ db, probe, transports: [], siteUrl, log });
    const at = (ms: number) => new Date(ms).toISOString();
    const now = Date.now() + HOUR_MS;
    const put = async (values: { due_at: string; attempts: number }) => {
      await db
        .updateTable('outbox')
        .set({ state: 'pending', ...values })
        .where('channel', '=', 'sales-email')
        .execute();
      await watch.pass(now);
      return watch.stuck().length;
    };
    expect(await put({ due_at: at(now + HOUR_MS), attempts: 5 })).toBe(0);
    expect(await put({ due_at: at(now + HOUR_MS), attempts: 6 })).toBe(1);
    expect(await put({ due_at: at(now - HOUR_MS), attempts: 0 })).toBe(1);
    await watch.stop();
    await close();
  });
});
