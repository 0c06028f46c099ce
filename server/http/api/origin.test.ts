import { beforeEach, describe, expect, test } from 'vitest';
import { knownOrigin, NO_ORIGIN } from '#domain/visits/origin.ts';
import { type ApiApp, openApi } from '../../../tests/support/http/api-app.ts';
import { SENDER } from '../../../tests/support/sender.ts';

const SITE = 'https://www.example.com';
const filled = { ...SENDER, message: 'Ten trucks of cement' };

let api: ApiApp;
beforeEach(async () => {
  api = await openApi();
});

const send = (payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: '/api/contact', payload, headers });
const sendForm = (fields: Record<string, string>, referer?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: String(new URLSearchParams(fields)),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...(referer && { referer }),
    },
  });
const leads = () => api.storage.db.selectFrom('leads').selectAll().orderBy('created_at').execute();
const theOrigin = async () => knownOrigin({ ...(await leads())[0] });

describe('sent by a script or a program', () => {
  test('nothing is taken from an address that may be that of another page', async () => {
    await send(filled, { referer: `${SITE}/about?utm_source=radio` });
    expect((await leads())[0]).toMatchObject(NO_ORIGIN);
  });

  test('what makes no sense costs no lead', async () => {
    const answer = await send({
      ...filled,
      origin_page: { path: '/contact' },
      origin_first_page: 'https://evil.example/contact',
      origin_referrer: 'www.example.com',
      utm_source: ['radio'],
      utm_medium: 7,
      utm_campaign: 'amina@example.com',
      utm_term: '=cmd()',
      gclid: 'a-click',
    });
    expect(answer.statusCode).toBe(201);
    expect(await theOrigin()).toEqual({ utm_term: 'cmd' });
    expect(JSON.stringify(await leads())).not.toContain('a-click');
  });

  test.each([['a key'], [undefined]])(
    'a repeat with another origin makes no second lead, with %s',
    async (key) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const origin = {
        origin_page: '/contact',
        utm_source: 'radio',
        utm_medium: 'spot',
        utm_content: 'morning',
      };
      const first = await send({ ...filled, ...origin }, headers);
      const second = await send({ ...filled, origin_page: '/about' }, headers);
      expect(second.json()).toEqual(first.json());
      expect(await leads()).toHaveLength(1);
      expect(await theOrigin()).toEqual(origin);
    },
  );
});

describe('sent without script', () => {
  test('the address of the page tells the page and its campaign', async () => {
    await sendForm(filled, `${SITE}/lanes/lagos-kano?utm_source=radio&utm_campaign=har%3Cvest&gclid=x#form`);
    expect(await theOrigin()).toEqual({
      origin_page: '/lanes/lagos-kano',
      utm_source: 'radio',
      utm_campaign: 'har vest',
    });
  });

  test.each([
    ['a page of others', 'https://evil.example/contact?utm_source=radio'],
    ['no address', 'about:client'],
    ['none', undefined],
  ])('%s tells nothing', async (_, referer) => {
    const { statusCode } = await sendForm(filled, referer);
    expect(statusCode).toBe(303);
    expect((await leads())[0]).toMatchObject(NO_ORIGIN);
  });

  test('a form that comes back brings along where it was written first', async () => {
    const invalid = await sendForm({ ...filled, phone_number: '1' }, `${SITE}/about?utm_source=radio`);
    expect(invalid.statusCode).toBe(422);
    const [, extra = '{}'] = /^\S+ (.*)$/.exec(invalid.body) ?? [];
    const { values } = JSON.parse(extra).returnedForm;
    expect(values).toMatchObject({ origin_page: '/about', utm_source: 'radio' });
    await sendForm({ ...values, phone_number: filled.phone_number }, `${SITE}/api/contact`);
    expect(await theOrigin()).toEqual({ origin_page: '/about', utm_source: 'radio' });
  });
});
