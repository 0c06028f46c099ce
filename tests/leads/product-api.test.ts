import { expect, test } from 'vitest';
import { productApiChannel } from '#server/leads/channels/product-api.ts';
import type { Claim } from '#server/leads/queue/delivery-queue.ts';
import { SENDER } from '#tests/support/sender.ts';
import { startReceiver } from './receiver.ts';

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
