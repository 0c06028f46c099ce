import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { eraseSubject, subjectData } from '#server/leads/desk/data-subject.ts';
import { expireLeads, forgetNotified } from '#server/leads/desk/retention.ts';
import { countOutbox } from '#server/leads/desk/stats.ts';
import { optInToken, unsubscribeToken } from '#server/leads/lead/addresses.ts';
import { retryNow } from '#server/leads/queue/dead-letters.ts';
import { stuckChannels } from '#server/leads/queue/stuck.ts';
import { eachDatabase } from '#tests/support/databases.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { type Receiver, startReceiver } from '../receiver.ts';
import { openDesk } from './desk.ts';

const MESSAGE = 'Ten trucks of cement';
const DAY_MS = 24 * 60 * 60 * 1000;
const secret = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
const plain = ({ url }: Receiver, extra: object = {}) => ({
  kind: 'plain',
  url,
  secret: secret(7),
  private: true,
  ...extra,
});
const read = ({ received }: Receiver, key = secret(7)) =>
  received.map(
    ({ body, headers }) =>
      new Webhook(key).verify(body, headers as Record<string, string>) as {
        type: string;
        data: Record<string, unknown>;
      },
  );

eachDatabase((emptyDatabase, testOnce) => {
  async function opened() {
    const storage = await (await emptyDatabase()).open();
    onTestFinished(() => storage.close());
    return storage;
  }

  test('a target hears of a lead and of each change, signed, each under an id of its own that a repeat keeps', async () => {
    const receiver = await startReceiver(500, 204);
    const storage = await opened();
    const desk = openDesk(storage, { erp: plain(receiver) });
    const { id } = await desk.accept();
    for (const what of ['taken', 'answered', 'won', 'lost', 'open'] as const)
      await desk.change(id, what, 'Ngozi');
    await storage.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('channel', '=', 'sales-email')
      .execute();
    await desk.sendAgain(id);
    // Everything is pending before anything is reported, so that a crash loses nothing.
    expect((await desk.pending()).map(({ state }) => state)).toEqual(Array(7).fill('pending'));
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    const reported = read(receiver);
    for (const { data } of reported)
      expect(data).toMatchObject({ id, ...SENDER, phone_number: '+2348031234567', message: MESSAGE });
    const changes = reported.filter(({ type }) => type === 'lead.changed').map(({ data }) => data['change']);
    expect(new Set(changes)).toEqual(new Set(['taken', 'answered', 'won', 'lost', 'open', 'resent']));
    expect(reported.find(({ data }) => data['change'] === 'taken')?.data).toMatchObject({
      changed_by: 'Ngozi',
    });
    expect(reported.filter(({ type }) => type === 'lead.accepted').length).toBeGreaterThanOrEqual(1);
    // The first of all was answered with 500 and came again: eight posts of seven things.
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([8, 7]);
    expect(JSON.stringify(reported)).not.toContain('idempotency');
    expect(desk.log()).not.toContain(SENDER.email);
  });

  testOnce('each target hears what it chose, under its own secret', async () => {
    const [first, second] = [await startReceiver(204), await startReceiver(204)];
    const desk = openDesk(
      await opened(),
      { wins: plain(second, { secret: secret(8), events: ['won'] }) },
      { LEADS_WEBHOOK_URL: first.url, LEADS_WEBHOOK_SECRET: secret(7), LEADS_WEBHOOK_PRIVATE: 'on' },
    );
    const { id } = await desk.accept();
    await desk.change(id, 'answered');
    await desk.change(id, 'won');
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(
      read(first)
        .map(({ data }) => data['change'])
        .toSorted(),
    ).toEqual(['answered', 'won', undefined]);
    expect(read(second, secret(8))).toMatchObject([
      { type: 'lead.changed', data: { change: 'won', desk_state: 'won' } },
    ]);
    expect(first.received.find(({ headers }) => headers['webhook-id'] === `${id}.webhook`)).toBeDefined();
  });

  test('one dead target delays no other, and every list, count and retry knows it by its name', async () => {
    const [dead, refusing, valid] = [
      await startReceiver(0),
      await startReceiver(422),
      await startReceiver(204),
    ];
    const storage = await opened();
    const desk = openDesk(storage, { dead: plain(dead), refusing: plain(refusing), valid: plain(valid) });
    desk.start();
    for (let each = 0; each < 5; each += 1) {
      const { id } = await desk.accept({ message: `Load ${each}` } as object);
      await desk.change(id, 'won');
    }
    const start = performance.now();
    const worker = desk.start();
    worker.wake();
    await expect.poll(() => desk.isNotified('webhook:valid')).toBe(true);
    // The dead one is waited for four times as long.
    expect(performance.now() - start).toBeLessThan(5000);
    expect(valid.received.length).toBe(10);

    const later = Date.now() + DAY_MS;
    await expect
      .poll(async () => (await stuckChannels(storage.db, later)).map(({ channel }) => channel))
      .toContain('webhook:refusing');
    const counted = (await countOutbox(storage.db)).filter(({ channel }) => channel === 'webhook:valid');
    expect(counted).toMatchObject([{ state: 'sent', count: 10, attempts: 10 }]);
    expect(
      await retryNow(storage.db, { which: 'everything', leadId: 'none', channel: 'webhook:valid' }),
    ).toBe(0);
    await storage.db
      .updateTable('outbox')
      .set({ state: 'dead' })
      .where('channel', '=', 'webhook:valid')
      .execute();
    expect(await retryNow(storage.db, { which: 'owed', channel: 'webhook:valid' })).toBe(10);
    worker.wake();
    await expect.poll(() => valid.received.length).toBe(20);
    // The worker would wait for its answer before it stops.
    dead.end();
  });

  testOnce(
    'while a secret changes, a receiver that has either takes what it hears, and one that has another does not',
    async () => {
      const receiver = await startReceiver(204);
      const desk = openDesk(await opened(), { erp: plain(receiver, { second_secret: secret(9) }) });
      await desk.accept();
      desk.start();
      await expect.poll(() => desk.isNotified()).toBe(true);
      expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
      expect(read(receiver, secret(7))).toEqual(read(receiver, secret(9)));
      expect(() => read(receiver, secret(10))).toThrow(WebhookVerificationError);
    },
  );

  test('who confirms and who leaves the newsletter is reported once each, and what is told is forgotten', async () => {
    const receiver = await startReceiver(204);
    const storage = await opened();
    const desk = openDesk(storage, { crm: plain(receiver) });
    const { id } = await desk.accept({
      kind: 'newsletter',
      first_name: 'Amina',
      email: SENDER.email,
    } as object);
    expect(await desk.pending()).toEqual([]);
    const { subscriptions } = desk;
    const token = optInToken(storage.keys, id);
    for (const _click of [1, 2]) expect(await subscriptions.confirm(token)).toBe('confirmed');
    const leaving = unsubscribeToken(storage.keys, SENDER.email);
    for (const _click of [1, 2]) expect(await subscriptions.end(leaving)).toBe(true);
    expect((await subjectData(storage, SENDER.email)).newsletterEvents).toMatchObject([
      { event: 'subscribed', state: 'pending' },
      { event: 'unsubscribed', state: 'pending' },
    ]);
    desk.start();
    await expect.poll(() => desk.isNotified()).toBe(true);
    expect(read(receiver)).toMatchObject([
      { type: 'newsletter.subscribed', data: { email: SENDER.email, first_name: 'Amina' } },
      { type: 'newsletter.unsubscribed', data: { email: SENDER.email } },
    ]);
    const rows = () => storage.db.selectFrom('outbox').where('event', 'is not', null).selectAll().execute();
    expect(await rows()).toMatchObject([
      { email: null, first_name: null },
      { email: null, first_name: null },
    ]);
    await forgetNotified(storage.db, Date.now() + 29 * DAY_MS);
    expect(await rows()).toHaveLength(2);
    await forgetNotified(storage.db, Date.now() + 31 * DAY_MS);
    expect(await rows()).toEqual([]);
  });

  test('a subscription that outlives its lead is ended all the same; what waits is erased with the address', async () => {
    const storage = await opened();
    const desk = openDesk(storage, {
      crm: { kind: 'slack', url: 'https://hooks.example.com/x', events: ['unsubscribed'] },
    });
    await desk.subscribe();
    await storage.db.deleteFrom('leads').execute();
    await desk.unsubscribe();
    expect(await desk.pending()).toMatchObject([{ channel: 'webhook:crm', state: 'pending' }]);
    await eraseSubject(storage, SENDER.email, temporaryDirectory());
    expect(await desk.pending()).toEqual([]);
  });

  test('a lead of which a change is still pending does not expire', async () => {
    const storage = await opened();
    const desk = openDesk(storage, {
      crm: { kind: 'slack', url: 'https://hooks.example.com/x', events: ['won'] },
    });
    const { id } = await desk.accept();
    await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
    await desk.change(id, 'won');
    const parts = { db: storage.db, mailFolder: temporaryDirectory() };
    const later = Date.now() + 100 * DAY_MS;
    expect(await expireLeads(parts, 30, later)).toBe(0);
    await storage.db.updateTable('outbox').where('event', 'is not', null).set({ state: 'sent' }).execute();
    expect(await expireLeads(parts, 30, later)).toBe(1);
    expect(await desk.pending()).toEqual([]);
  });
});
