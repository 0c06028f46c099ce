import { beforeEach, describe, expect, test } from 'vitest';
import { openApi } from '../../../tests/support/http/api-app.ts';
import { newestLeads } from '../../leads/desk/lead-records.ts';
import type { Storage } from '../../platform/database/index.ts';

const enquiry = {
  first_name: 'Amina',
  company: 'Savanna Mills',
  email: 'amina@example.com',
  options: 'trucking',
};

let storage: Storage;
let address: string;

beforeEach(async () => {
  const opened = await openApi();
  storage = opened.storage;
  address = `${await opened.app.listen({ port: 0, host: '127.0.0.1' })}/api/marketing-lead`;
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const postForm = (fields: Record<string, string>) =>
  fetch(address, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

describe('POST /api/marketing-lead', () => {
  test('stores a lead of its own kind, with its deliveries', async () => {
    const response = await post(enquiry);
    expect(response.status).toBe(201);
    const [record, ...others] = await newestLeads(storage.db, 10);
    expect(others).toEqual([]);
    expect(record?.lead).toMatchObject({
      id: (await response.json()).data.id,
      kind: 'marketing',
      first_name: 'Amina',
      company: 'Savanna Mills',
      service: 'trucking',
      last_name: null,
      phone_number: null,
      message: null,
    });
    expect(record?.deliveries.map(({ channel }) => channel)).toEqual(['sales-email', 'sender-confirmation']);
  });

  test('takes no service for an answer', async () => {
    await post({ ...enquiry, options: '' });
    expect((await newestLeads(storage.db, 1))[0]?.lead.service).toBeNull();
  });

  test('names what is wrong with each field, in the words of the form', async () => {
    const response = await post({ email: 'amina', options: 'Air freight' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      first_name: 'Name is required',
      company: 'Company is required',
      email: 'Please enter a valid email address',
      options: 'Choose one of the services, or none',
    });
  });

  test('makes one lead of a retry, and tells nobody of what falls into the trap', async () => {
    const key = { 'idempotency-key': 'a-key' };
    await Promise.all(Array.from({ length: 4 }, () => post(enquiry, key)));
    expect(await newestLeads(storage.db, 10)).toHaveLength(1);
    await post({ ...enquiry, website: 'https://spam.example' });
    const trapped = (await newestLeads(storage.db, 10)).find(({ lead }) => lead.status === 'suspected_spam');
    expect(trapped?.deliveries).toEqual([]);
  });

  test('leads a form without script to its confirmation, or back to its own page', async () => {
    const sent = await postForm(enquiry);
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toMatch(/^\/marketing\/sent\?reference=[0-9A-F]{8}$/);
    const invalid = await postForm({ ...enquiry, company: '' });
    expect(invalid.status).toBe(422);
    const returnedForm = {
      values: { ...enquiry, company: '' },
      errors: { company: 'Company is required' },
    };
    expect(await invalid.text()).toBe(`/marketing ${JSON.stringify({ returnedForm })}`);
    await storage.db.schema.dropTable('outbox').execute();
    const unavailable = await postForm({ ...enquiry, first_name: 'Hauwa' });
    expect(unavailable.status).toBe(503);
    expect(await unavailable.text()).toMatch(/^\/marketing .*"failure":"unavailable"/);
  });
});
