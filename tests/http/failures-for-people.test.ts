import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEALTH_PATHS } from '#server/http/hooks/health.ts';
import { sendRequest } from './trust/raw.ts';
import { openWholeSite, type WholeSite, WITH_PREVIEWS } from './trust/whole-site.ts';

const SITE_URL = 'https://www.kayalink.example';
/** As a browser asks for what it is about to show. */
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const FORM = { ...NAVIGATION, 'content-type': 'application/x-www-form-urlencoded' };
/** Addresses that are data, for programs: a person who opens one of them meant to. */
const DATA = [...Object.values(HEALTH_PATHS), '/api/openapi.json', '/api/trips-total-tonnage'];
const RATE_LIMIT = 4;

let withPreview: WholeSite;
let without: WholeSite;
beforeAll(async () => {
  withPreview = await openWholeSite({
    SITE_URL,
    ALLOWED_HOSTS: 'www.kayalink.example',
    RATE_LIMIT: String(RATE_LIMIT),
    ...WITH_PREVIEWS,
  });
  without = await openWholeSite({ SITE_URL });
});
afterAll(async () => {
  await withPreview.close();
  await without.close();
});

type Sent = Omit<Parameters<typeof sendRequest>[1], 'path'>;

/** A file of the build. */
const FILE = /^(?!\/api\/).*\.\w+$/;

/** What a person reads, on a failure page that the editors' pane may show; otherwise what came instead. */
async function readBy(site: WholeSite, path: string, request: Sent) {
  const { status, headers, body } = await sendRequest(site.address, { path, ...request });
  const text = body.toString();
  const isPage = String(headers['content-type']).startsWith('text/html');
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? [];
  return { status, isPage, heading, text, policy: String(headers['content-security-policy']) };
}

/** Every address of the API, with something in place of what it is given. */
const addresses = (site: WholeSite) => [
  ...new Set(
    site.routes
      .map(({ url }) => url.replaceAll(/:\w+/g, 'x'))
      .filter((url) => !DATA.includes(url) && !FILE.test(url)),
  ),
];

describe.each([
  ['with previews', () => withPreview],
  ['without', () => without],
] as const)('on a site %s', (_, site) => {
  test('a person who opens any address of the API reads a page, whatever it answers', async () => {
    const failed: string[] = [];
    for (const path of [...addresses(site()), '/api/content/preview', '/api/nothing', '/api']) {
      for (const method of ['GET', 'POST']) {
        const answer = await readBy(site(), path, {
          method,
          headers: method === 'GET' ? NAVIGATION : FORM,
          ...(method === 'POST' && { body: 'x=1' }),
        });
        const { status, isPage, heading } = answer;
        if (status >= 400 && (!isPage || !heading)) failed.push(`${method} ${path} ${status}`);
        if (status === 200 && !isPage) failed.push(`${method} ${path} is data`);
      }
    }
    expect(failed).toEqual([]);
  });
});

const secret = WITH_PREVIEWS.PREVIEW_SECRET;

describe('a failure', () => {
  test.each<[what: string, status: number, words: RegExp, path: string, request: Sent]>([
    ['of a mangled address', 400, /cannot be read/, '/%zz', {}],
    ['of an address without end', 414, /too long/, `/${'a'.repeat(3000)}`, {}],
    [
      'under another name',
      421,
      /The site is at https:\/\/www\.kayalink\.example/,
      '/about',
      { headers: { host: 'old.example' } },
    ],
    [
      'under another name, in the pane',
      421,
      /The site is at/,
      `/api/content/preview?secret=${secret}&entry=one`,
      { headers: { host: 'old.example' } },
    ],
    [
      'of a wrong secret',
      401,
      /has an old secret: ask the person who runs the site/,
      '/api/content/preview?secret=old&entry=one',
      {},
    ],
    [
      'of the content service',
      503,
      /Nothing that you wrote is lost/,
      `/api/content/preview?secret=${secret}&entry=one`,
      {},
    ],
    [
      'of a guide whose link lost letters',
      404,
      /There is no page here/,
      '/api/guides/abc/earning-with-your-truck.pdf',
      {},
    ],
    [
      'of a form from elsewhere',
      403,
      /from our own pages only/,
      '/api/contact',
      { method: 'POST', headers: { ...FORM, 'sec-fetch-site': 'cross-site' }, body: 'x=1' },
    ],
    [
      'of a form that is too long',
      413,
      /too long to be sent/,
      '/api/contact',
      { method: 'POST', headers: FORM, body: `message=${'x'.repeat(70_000)}` },
    ],
    [
      'of a form of another kind',
      415,
      /cannot be read/,
      '/api/contact',
      { method: 'POST', headers: { ...FORM, 'content-type': 'text/plain' }, body: 'x' },
    ],
    ['of an address that takes forms only', 405, /takes forms/, '/api/contact', {}],
  ])('%s says so on a page that the pane may show', async (_, status, words, path, request) => {
    const answer = await readBy(withPreview, path, {
      ...request,
      headers: { ...NAVIGATION, ...request.headers },
    });
    expect(answer).toMatchObject({ status, isPage: true, text: expect.stringMatching(words) });
    expect(answer.policy).toContain(
      'frame-ancestors https://app.contentful.com https://app.eu.contentful.com',
    );
    expect(answer.policy).toContain("default-src 'none'");
  });

  test('of a secret that is guessed again and again says so; an editor who knows it is never held up', async () => {
    const opened = async (guess: string) =>
      readBy(withPreview, `/api/content/preview?secret=${guess}&entry=one`, { headers: NAVIGATION });
    const all = await Promise.all(Array.from({ length: RATE_LIMIT + 1 }, () => opened('guessed')));
    expect(
      all.filter(({ status, heading }) => status === 429 && heading === 'That was too often.').length,
    ).toBeGreaterThan(0);
    expect((await opened(secret)).status).toBe(503);
  });

  test('of previews that are off says who can switch them on', async () => {
    const answer = await readBy(without, `/api/content/preview?secret=${secret}&entry=one`, {
      headers: NAVIGATION,
    });
    expect(answer).toMatchObject({ status: 404, isPage: true, heading: 'This draft cannot be shown.' });
    expect(answer.text).toContain('Ask the person who runs the site');
  });

  test('of a draft link that lost letters says whom to ask', async () => {
    const answer = await readBy(without, '/draft?file=blog/one.md&token=x', { headers: NAVIGATION });
    expect(answer).toMatchObject({ status: 403, isPage: true });
    expect(answer.text).toContain('ask the person who sent it for a new one');
  });

  test('is data for a program', async () => {
    for (const path of ['/api/nothing', '/api/contact', '/api/content/preview']) {
      const { headers } = await sendRequest(without.address, { path });
      expect([path, headers['content-type']]).toEqual([path, 'application/problem+json; charset=utf-8']);
    }
  });
});

describe('the pane, where the cookie of the preview has ended or was not kept,', () => {
  const framed = { ...NAVIGATION, 'sec-fetch-dest': 'iframe' };

  test('says so in place of a page that no frame may show', async () => {
    for (const path of ['/about', '/about', '/resources/blog', '/no/such/page']) {
      const answer = await readBy(withPreview, path, { headers: framed });
      expect([path, answer.status, answer.heading]).toEqual([path, 401, 'The preview has ended.']);
    }
    expect((await readBy(withPreview, '/about', { headers: NAVIGATION })).status).toBe(200);
  });

  test('is nothing to a site without previews', async () => {
    const answer = await readBy(without, '/about', { headers: framed });
    expect([answer.status, answer.policy]).toEqual([200, expect.stringContaining("frame-ancestors 'none'")]);
  });
});
