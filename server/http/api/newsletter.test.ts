import { beforeEach, describe, expect, test } from 'vitest';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { optInToken, refusalToken, unsubscribeToken } from '../../leads/lead/addresses.ts';

const EMAIL = 'amina@example.com';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let api: ApiApp;
beforeEach(async () => {
  api = await openApi();
});

const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const postForm = (url: string, fields: Record<string, string>, headers = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** Asks for the newsletter, and returns the token of the e-mail. */
async function ask(): Promise<string> {
  const answer = await post('/api/newsletter-subscription', { email: EMAIL, first_name: 'Amina' });
  return optInToken(api.storage.keys, answer.json().data.id);
}
const subscribers = () => api.storage.db.selectFrom('subscribers').select('email').execute();

describe('POST /api/newsletter-subscription', () => {
  test('answers alike whether the address is new, subscribed or refuses', async () => {
    const payload = { email: EMAIL, first_name: 'Amina' };
    const shape = async () => {
      const { statusCode, body } = await post('/api/newsletter-subscription', payload);
      return `${statusCode} ${body.replace(/[0-9a-f-]{36}/, 'ID')}`;
    };
    const unknown = await shape();
    const token = await ask();
    await post('/api/newsletter-confirmation', { token });
    expect(await shape()).toBe(unknown);
    await post('/api/newsletter-unsubscription', { token });
    expect(await shape()).toBe(unknown);
    expect(unknown).toBe('202 {"data":{"id":"ID"}}');
  });

  test.each(['Amina@example.com', 'amina@example', 'amina', 'amina@example.c', ''])(
    'refuses the address "%s"',
    async (email) => {
      const answer = await post('/api/newsletter-subscription', { email, first_name: 'Amina' });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty('email');
    },
  );
});

describe('the links of its e-mails', () => {
  test('a subscription begins with the press of a button and ends with another', async () => {
    const confirmed = await postForm('/api/newsletter-confirmation', { token: await ask() });
    expect(confirmed.statusCode).toBe(303);
    expect(confirmed.headers.location).toBe('/newsletter/confirmed');
    expect(await subscribers()).toEqual([{ email: EMAIL }]);
    const token = unsubscribeToken(api.storage.keys, EMAIL);
    const ended = await postForm('/api/newsletter-unsubscription', { token });
    expect(ended.headers.location).toBe('/newsletter/unsubscribed');
    expect(await subscribers()).toEqual([]);
  });

  test('a program that opens links neither begins nor ends anything', async () => {
    const token = await ask();
    expect((await api.app.inject(`/api/newsletter-confirmation?token=${token}`)).statusCode).toBe(404);
    await post('/api/newsletter-confirmation', { token });
    const looked = await api.app.inject(`/api/newsletter-unsubscription?token=${token}`);
    expect(looked.headers.location).toBe(`/newsletter/unsubscribe?token=${token}`);
    expect(await subscribers()).toHaveLength(1);
  });

  /** The forms in which a mailbox may post (RFC 8058, section 3.2), and those that lack what does not matter to us. */
  const ONE_CLICKS: [name: string, headers: Record<string, string>, payload: string][] = [
    ['URL-encoded', FORM, 'List-Unsubscribe=One-Click'],
    [
      'multipart',
      { 'content-type': 'multipart/form-data; boundary=---FormBoundaryjWmhtjORrn' },
      '-----FormBoundaryjWmhtjORrn\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n' +
        '-----FormBoundaryjWmhtjORrn--\r\n',
    ],
    ['URL-encoded for a page', { ...FORM, accept: 'text/html' }, 'List-Unsubscribe=One-Click'],
    ['empty', {}, ''],
  ];
  test.each(ONE_CLICKS)(
    'a mailbox ends it with one POST, %s, without cookies or origin',
    async (_name, headers, payload) => {
      await post('/api/newsletter-confirmation', { token: await ask() });
      const token = unsubscribeToken(api.storage.keys, EMAIL);
      const url = `/api/newsletter-unsubscription?token=${token}`;
      const answer = await api.app.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(await subscribers()).toEqual([]);
    },
  );

  test('one POST with the token of a receipt ends every e-mail to that mailbox, no matter who types it again', async () => {
    const answer = await post(
      `/api/newsletter-unsubscription?token=${refusalToken(api.storage.keys, EMAIL)}`,
      {},
    );
    expect(answer.statusCode).toBe(200);
    const enquiry = { ...SENDER, email: 'Amina+again@example.com', message: 'Ten trucks' };
    const { data } = (await post('/api/contact', enquiry)).json();
    const owed = await api.storage.db
      .selectFrom('outbox')
      .select('channel')
      .where('lead_id', '=', data.id)
      .execute();
    expect(owed).toEqual([{ channel: 'sales-email' }]);
  });

  test('the link that confirmed says that the subscription was ended meanwhile', async () => {
    const token = await ask();
    await post('/api/newsletter-confirmation', { token });
    await post('/api/newsletter-unsubscription', { token: unsubscribeToken(api.storage.keys, EMAIL) });
    const again = await post('/api/newsletter-confirmation', { token });
    expect(again.statusCode).toBe(410);
    expect(again.json().detail).toContain('Subscribe again');
    const page = await postForm('/api/newsletter-confirmation', { token });
    expect(page.headers.location).toBe('/newsletter/unsubscribed');
    expect(await subscribers()).toEqual([]);
  });

  test('a guessed or cut token is reported as such, and so is a multipart form that is none', async () => {
    const broken = await api.app.inject({
      method: 'POST',
      url: '/api/newsletter-unsubscription?token=x',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'no form',
    });
    expect(broken.statusCode).toBe(400);
    for (const action of ['confirmation', 'unsubscription']) {
      const url = `/api/newsletter-${action}`;
      expect((await postForm(url, { token: 'guessed' })).headers.location).toBe('/newsletter/expired');
      expect((await post(url, {})).statusCode).toBe(410);
    }
  });

  test('a press that could not be saved shows the button again, with its token', async () => {
    await api.storage.db.schema.dropTable('opt_ins').execute();
    const answer = await postForm('/api/newsletter-confirmation', { token: 'a-token' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toMatch(/^\/newsletter\/confirm .*"token":"a-token".*"failure":"unavailable"/);
  });
});
