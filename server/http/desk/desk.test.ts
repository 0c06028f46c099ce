import { beforeEach, describe, expect, test } from 'vitest';
import { DESK_ACTIONS } from '#domain/leads/desk/desk.ts';
import type { DeskSheet } from '#domain/leads/desk-links/desk-page.ts';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { deskToken } from '../../leads/desk-links/desk-tokens.ts';
import type { DeliveryRow } from '../../platform/database/tables.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const MESSAGE = 'Ten trucks of cement, Obajana to Kano';

let api: ApiApp;
let id: string;
let token: string;
beforeEach(async () => {
  api = await openApi();
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...SENDER, message: MESSAGE },
  });
  id = answer.json().data.id;
  token = deskToken(api.storage.keys, id);
});

const open = (query: Record<string, string> = { token }) =>
  api.app.inject({ method: 'GET', url: `/desk?${new URLSearchParams(query)}` });
const press = (fields: Record<string, string>, headers: Record<string, string> = { accept: 'text/html' }) =>
  api.app.inject({
    method: 'POST',
    url: '/api/desk',
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams({ token, ...fields }).toString(),
  });
/** The sheet that the page was given to show. */
const shown = (body: string): DeskSheet | undefined => JSON.parse(body.slice(body.indexOf('{'))).deskSheet;
const outbox = () => api.storage.db.selectFrom('outbox').selectAll().orderBy('turn_at').orderBy('id');
/** What other systems are owed of what happened since. */
const news = () => outbox().where('event', 'is not', null).execute();
const rows = async () => ({
  leads: await api.storage.db.selectFrom('leads').selectAll().execute(),
  deliveries: await outbox().where('event', 'is', null).execute(),
  events: await api.storage.db.selectFrom('lead_events').selectAll().execute(),
});

/** Puts the e-mail to the desk into a state. */
const setMail = (values: Partial<DeliveryRow>) =>
  api.storage.db.updateTable('outbox').set(values).where('channel', '=', 'sales-email').execute();

describe('GET /desk', () => {
  test('shows all that the mail says, and changes nothing, however often and by whatever method it is opened', async () => {
    const before = await rows();
    const { statusCode, body } = await open();
    expect(statusCode).toBe(200);
    const facts = { name: 'Amina Bello', kind: 'contact', sender: { phone: '+2348031234567' } };
    expect(shown(body)).toMatchObject({ facts, state: 'open', history: [] });
    expect(shown(body)?.facts.rows.map(({ value }) => value)).toContain(MESSAGE);
    for (const action of DESK_ACTIONS) await open({ token, action, done: action, name: 'Scanner' });
    await api.app.inject({ method: 'HEAD', url: `/desk?token=${token}&action=won` });
    expect(await rows()).toEqual(before);
    expect(api.woken()).toBe(1);
  });

  test('of an erased lead opens nothing', async () => {
    await api.storage.db.deleteFrom('leads').execute();
    const { statusCode, body } = await open();
    expect(statusCode).toBe(404);
    expect(shown(body)).toBeUndefined();
  });

  test('says that the storage fails in place of calling the link old', async () => {
    await api.storage.db.schema.alterTable('lead_events').renameTo('gone').execute();
    const { statusCode, body } = await open();
    expect(statusCode).toBe(503);
    expect(body).toContain('"failure":"unavailable"');
    expect((await press({ action: 'won' })).statusCode).toBe(503);
  });
});

describe('POST /api/desk', () => {
  test('notes what became of the lead, by whom and when, and leads back to its page', async () => {
    const answer = await press({ action: 'answered', name: ' Ngozi\r\nEze ' });
    expect(answer).toMatchObject({
      statusCode: 303,
      headers: { 'cache-control': 'no-store', location: `/desk?token=${token}&done=answered` },
    });
    await press({ action: 'won' });
    const sheet = shown((await open({ token, done: 'won' })).body);
    expect(sheet).toMatchObject({
      state: 'won',
      done: 'won',
      history: [
        { what: 'answered', by: 'Ngozi  Eze' },
        { what: 'won', by: null },
      ],
    });
    await press({ action: 'open' });
    expect(shown((await open()).body)?.state).toBe('open');
  });

  test('the state that it has already changes nothing and owes nothing', async () => {
    await press({ action: 'won' });
    await press({ action: 'taken', name: 'Ngozi' });
    const before = [await rows(), await news()];
    expect((await press({ action: 'won' })).headers.location).toContain('done=unchanged');
    expect((await press({ action: 'taken', name: 'Ngozi' })).headers.location).toContain('done=unchanged');
    expect(shown((await open({ token, done: 'unchanged' })).body)?.done).toBe('unchanged');
    expect([await rows(), await news()]).toEqual(before);
    await press({ action: 'taken', name: 'Musa' });
    expect((await rows()).events).toHaveLength(3);
  });

  test('counts the presses of one lead, and how often its e-mail goes out again', async () => {
    const answers = [];
    for (let turn = 0; turn < 40; turn += 1)
      answers.push((await press({ action: turn % 2 ? 'won' : 'lost' })).statusCode);
    expect(answers).toEqual([...Array(30).fill(303), ...Array(10).fill(429)]);
    expect((await rows()).events).toHaveLength(30);
    const resent = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await setMail({ state: 'sent' });
      resent.push((await press({ action: 'resent' })).statusCode);
    }
    expect(resent).toEqual([303, 303, 303, 429, 429]);
  });

  test('says that something was done only after it was', async () => {
    expect(shown((await open({ token, done: 'won' })).body)?.done).toBeUndefined();
    await press({ action: 'lost' });
    expect(shown((await open({ token, done: 'won' })).body)?.done).toBeUndefined();
    expect(shown((await open({ token, done: 'lost' })).body)?.done).toBe('lost');
  });

  test('takes it by a name only', async () => {
    const nameless = await press({ action: 'taken', name: ' \u200b ' });
    expect(nameless.statusCode).toBe(422);
    expect(shown(nameless.body)).toMatchObject({ returned: { errors: { name: 'name' } }, takenBy: null });
    await press({ action: 'taken', name: 'Ngozi' });
    expect(shown((await open()).body)).toMatchObject({ takenBy: 'Ngozi', state: 'open' });
  });

  test('keeps note, next call, value and reason with who and when, and owes other systems the news', async () => {
    await press({
      action: 'noted',
      name: 'Ngozi',
      note: 'Offered N1.05m.\r\nCalls back',
      call_day: '2099-12-01',
    });
    await press({ action: 'won', name: 'Musa', value: '₦1.05m', reason: 'price', note: 'By phone' });
    const [, planned] = shown((await open()).body)?.history ?? [];
    expect(shown((await open({ token, done: 'won' })).body)).toMatchObject({
      done: 'won',
      state: 'won',
      nextCallAt: '2099-12-01T08:00:00.000Z',
      wonValue: 1_050_000,
      lostReason: null,
    });
    expect(planned).toMatchObject({
      by: 'Ngozi',
      note: planned?.what === 'noted' ? 'Offered N1.05m.\nCalls back' : null,
    });
    await press({ action: 'lost', reason: 'price' });
    expect((await rows()).leads[0]).toMatchObject({ won_value: null, lost_reason: 'price' });
    expect((await news()).map(({ event, note }) => ({ event, note }))).toEqual(
      expect.arrayContaining([
        { event: 'noted', note: 'Offered N1.05m.\nCalls back' },
        { event: 'planned', note: null },
        { event: 'won', note: 'By phone' },
        { event: 'lost', note: null },
      ]),
    );
  });

  test('leaves a planned call that was not touched, and takes one away that was cleared', async () => {
    await press({ action: 'noted', call_day: '2099-12-01', call_hour: '14:30' });
    const shown_call = '2099-12-01T13:30:00.000Z';
    const planned = async () => (await rows()).leads[0]?.next_call_at;
    expect(await planned()).toBe(shown_call);
    await press({ action: 'answered', call_day: '2099-12-01', call_hour: '14:30', shown_call });
    await press({ action: 'won' });
    expect(await planned()).toBe(shown_call);
    expect((await rows()).events.map(({ what }) => what).sort()).toEqual(['answered', 'planned', 'won']);
    await press({ action: 'noted', call_day: '', call_hour: '', shown_call });
    expect(await planned()).toBeNull();
  });

  test('what is wrong changes nothing and comes back with what was typed', async () => {
    const before = await rows();
    const wrong: [fields: Record<string, string>, errors: object][] = [
      [{ action: 'noted' }, { note: 'nothing' }],
      [{ action: 'noted', note: 'x'.repeat(1001) }, { note: 'note' }],
      [{ action: 'noted', call_day: '2026-02-31x' }, { call_day: 'day' }],
      [{ action: 'noted', call_day: '2020-01-01' }, { call_day: 'past' }],
      [{ action: 'won', value: 'a lot' }, { value: 'value' }],
      [{ action: 'won', value: '-5' }, { value: 'value' }],
      [{ action: 'won', value: '3000000000' }, { value: 'value' }],
      [{ action: 'won', value: '1.050' }, { value: 'value' }],
    ];
    for (const [{ action = '', ...typed }, errors] of wrong) {
      const answer = await press({ action, ...typed, name: 'Ngozi' });
      expect(answer.statusCode).toBe(422);
      expect(shown(answer.body)?.returned).toEqual({ values: { name: 'Ngozi', ...typed }, errors });
    }
    expect(await rows()).toEqual(before);
  });

  test('keeps the name for the next enquiry, in a cookie that no other page gets', async () => {
    const cookie = String((await press({ action: 'answered', name: 'Ọ̀rẹ́; Path=/' })).headers['set-cookie']);
    expect(cookie).toMatch(
      /^kayalink_desk=[^;\s]+; Path=\/desk; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const next = await api.app.inject({ method: 'GET', url: `/desk?token=${token}`, headers });
    expect(shown(next.body)?.deskName).toBe('Ọ̀rẹ́; Path=/');
    expect((await press({ action: 'won' })).headers['set-cookie']).toBeUndefined();
    const broken = await api.app.inject({
      method: 'GET',
      url: `/desk?token=${token}`,
      headers: { cookie: 'kayalink_desk=%E0%A4' },
    });
    expect(broken.statusCode).toBe(200);
  });

  test('owes other systems the news of each change, by the name that was typed', async () => {
    await press({ action: 'taken', name: 'Ngozi' });
    await press({ action: 'lost' });
    await setMail({ state: 'sent' });
    await press({ action: 'resent' });
    const owed = await news();
    expect(owed).toMatchObject([
      { lead_id: id, channel: 'webhook', event: 'taken', by_name: 'Ngozi', state: 'pending', email: null },
      { event: 'lost', by_name: null },
      { event: 'resent' },
    ]);
    expect(new Set(owed.map((row) => row.id)).size).toBe(3);
    expect(api.woken()).toBe(4);
  });

  test('sends the desk its e-mail again as a message of its own, and keeps its file', async () => {
    const mail = async () => (await rows()).deliveries.find(({ channel }) => channel === 'sales-email');
    const first = await mail();
    await setMail({ state: 'dead', attempts: 40, last_error: 'refused' });
    await press({ action: 'resent' });
    const second = await mail();
    expect(second).toMatchObject({ state: 'pending', id: first?.id, attempts: 0, last_error: null });
    expect(second?.message_id).toMatch(/^<[^+@]+\+\d+@example\.com>$/);
    await setMail({ state: 'sent' });
    await press({ action: 'resent' });
    expect((await mail())?.message_id).toMatch(/^<[^+@]+\+\d+@example\.com>$/);
    expect((await rows()).events.map(({ what }) => what)).toEqual(['resent', 'resent']);
  });

  test.each([
    { state: 'pending', due_at: '2020-01-01T00:00:00.000Z' },
    { state: 'leased', leased_until: '2099-01-01T00:00:00.000Z' },
  ] as const)(
    'says that an e-mail which is $state is on its way, keeps the note, and counts no resend',
    async (mail) => {
      await setMail(mail);
      const before = (await rows()).deliveries;
      for (let turn = 0; turn < 5; turn += 1)
        expect((await press({ action: 'resent' })).headers.location).toContain('done=unchanged');
      expect((await press({ action: 'resent', note: 'Not arrived' })).headers.location).toContain(
        'done=noted',
      );
      expect((await rows()).deliveries).toEqual(before);
      expect((await rows()).events.map(({ what }) => what)).toEqual(['noted']);
      await setMail({ state: 'sent' });
      expect((await press({ action: 'resent' })).headers.location).toContain('done=resent');
    },
  );

  test('brings forward an e-mail that waits for its next attempt', async () => {
    await setMail({ due_at: '2099-01-01T00:00:00.000Z' });
    expect((await press({ action: 'resent' })).headers.location).toContain('done=resent');
    const mail = (await rows()).deliveries.find(({ channel }) => channel === 'sales-email');
    expect(Date.parse(mail?.due_at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('tells other systems nothing of what was taken for spam, until it is released, once', async () => {
    const spam = await api.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...SENDER, email: 'musa@example.com', message: 'Other', website: 'x' },
    });
    token = deskToken(api.storage.keys, spam.json().data.id);
    const events = async () => (await news()).map(({ event }) => event);
    await press({ action: 'answered' });
    expect(await events()).toEqual([]);
    expect(shown((await open()).body)).toMatchObject({ isSuspectedSpam: true, hasEmail: false });
    expect((await press({ action: 'released', name: 'Ngozi' })).headers.location).toContain('done=released');
    expect(shown((await open()).body)).toMatchObject({
      isSuspectedSpam: false,
      hasEmail: true,
      history: [{ what: 'answered' }, { what: 'released', by: 'Ngozi' }],
    });
    expect(await events()).toEqual(['released']);
    expect((await press({ action: 'released' })).headers.location).toContain('done=unchanged');
  });

  test('refuses other pages, unknown buttons, and links of nobody', async () => {
    const foreign = { accept: 'text/html', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await press({ action: 'won' }, foreign)).statusCode).toBe(403);
    expect((await press({ action: 'delete' })).statusCode).toBe(422);
    expect((await press({ action: 'won', token: 'x' }, { accept: 'application/json' })).statusCode).toBe(410);
    expect((await rows()).events).toEqual([]);
  });
});
