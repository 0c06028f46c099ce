import { expect, test } from 'vitest';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { productApiChannel } from '#server/leads/channels/product-api.ts';
import type { Claim } from '#server/leads/queue/delivery-queue.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER, submission } from '#tests/support/sender.ts';
import { startReceiver } from './receiver.ts';
import { SOON, startWorker } from './worker.ts';

const CONTACT = { ...SENDER, message: 'Ten trucks of cement, Obajana to Kano' };
const GUIDE = { email: SENDER.email, first_name: 'Amina', last_name: 'Bello', company: 'Savanna Mills' };

async function deliver(status: number, lead: object) {
  const receiver = await startReceiver(status);
  const delivery = { id: 'a.product-api', message_id: '<a.product-api@example.com>' };
  const claim = { delivery, lead: { id: 'a', guide: 'trucks', ...lead } } as Claim;
  const done = productApiChannel(`${receiver.url}/api`).deliver(claim, AbortSignal.timeout(5000));
  return { done, receiver };
}

test.each([
  ['contact', { kind: 'contact' }, CONTACT],
  ['eguide-subscription', { kind: 'eguide' }, GUIDE],
])('the endpoint %s gets its fields alone, as JSON', async (endpoint, kind, fields) => {
  const { done, receiver } = await deliver(200, { ...kind, ...fields });
  await done;
  expect(receiver.received).toMatchObject([
    {
      path: `/api/${endpoint}`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    },
  ]);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual(fields);
});

test.each([200, 201, 204, 299])('an answer of %i is a success', async (status) => {
  const { done } = await deliver(status, { kind: 'contact', ...CONTACT });
  await expect(done).resolves.not.toThrow();
});

test.each([302, 400, 500])('an answer of %i is none', async (status) => {
  const { done } = await deliver(status, { kind: 'contact', ...CONTACT });
  await expect(done).rejects.toThrow(`${status}`);
});

oneDatabase('SQLite', (emptyDatabase) => {
  test('after an outage the endpoint gets the fields again under the same key', async () => {
    const storage = await (await emptyDatabase()).open();
    const receiver = await startReceiver(503, 503, 200);
    const store = new LeadStore(storage, 'example.com', { otherSystems: { targets: [], productApi: true } });
    const { id } = await store.accept(submission(CONTACT.message));
    const worker = startWorker(storage, [productApiChannel(`${receiver.url}/api`)], { retryPolicy: SOON });
    const delivery = storage.db.selectFrom('outbox').select('state').where('channel', '=', 'product-api');
    await expect.poll(() => delivery.execute()).toEqual([{ state: 'sent' }]);
    await worker.stop();
    await storage.close();
    expect(receiver.received).toHaveLength(3);
    for (const { path, headers, body } of receiver.received) {
      expect(path).toBe('/api/contact');
      expect(headers).toMatchObject({ 'idempotency-key': id });
      expect(JSON.parse(body)).toEqual({ ...CONTACT, phone_number: '+2348031234567' });
    }
  });
});
