import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRequest } from './raw.ts';
import { openWholeSite, type WholeSite, WITH_PREVIEWS } from './whole-site.ts';

const SITE_URL = 'https://www.kayalink.example';
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

let site: WholeSite;
beforeAll(async () => {
  site = await openWholeSite({
    SITE_URL,
    CORS_ORIGINS: 'https://app.kayalink.example',
    ...WITH_PREVIEWS,
  });
});
afterAll(() => site.close());

/** Every method of every route that changes something, from the server's own table. */
const changing = () =>
  site.routes.flatMap(({ method, url }) =>
    [method].flat().flatMap((name) => (SAFE.includes(name) ? [] : [{ method: name, path: url }])),
  );

/** The headers that browsers send with a request of a page that is not ours. */
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://www.kayalink.example' },
  { origin: `${SITE_URL}.evil.example` },
  { origin: `${SITE_URL}:8443` },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
];

describe('routes that change something', () => {
  test('are those that are known: a new one is looked at here first', () => {
    expect(
      changing()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([
      'POST /api/contact',
      'POST /api/content/preview/typed',
      'POST /api/content/webhook',
      'POST /api/counts',
      'POST /api/desk',
      'POST /api/eguide-subscription',
      'POST /api/marketing-lead',
      'POST /api/newsletter-confirmation',
      'POST /api/newsletter-subscription',
      'POST /api/newsletter-unsubscription',
      'POST /api/partner',
      'POST /api/policy-reports',
      'POST /api/quote',
    ]);
  });

  test('refuse what comes from a page of another site, whatever its form', async () => {
    for (const { method, path } of changing()) {
      for (const foreign of FOREIGN) {
        for (const type of TYPES) {
          const headers = { ...foreign, 'content-type': type };
          const { status } = await sendRequest(site.address, { method, path, headers, body: 'token=x' });
          expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403);
        }
      }
    }
  });

  test('take what comes from a page of ours, from one that may call, and from a program', async () => {
    const ours: Record<string, string>[] = [
      { origin: SITE_URL, 'sec-fetch-site': 'same-origin' },
      { origin: 'https://app.kayalink.example', 'sec-fetch-site': 'same-site' },
      {},
    ];
    for (const { method, path } of changing()) {
      for (const own of ours) {
        const headers = { ...own, 'content-type': 'application/json' };
        const { status } = await sendRequest(site.address, { method, path, headers, body: '{}' });
        expect([204, 401, 410, 422], path).toContain(status);
      }
    }
  });
});

test('nothing changes by GET', async () => {
  for (const { path } of changing()) {
    const { status, headers } = await sendRequest(site.address, { path: `${path}?token=x` });
    expect([303, 404, 405], path).toContain(status);
    expect(headers['set-cookie']).toBeUndefined();
  }
});
