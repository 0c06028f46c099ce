import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { previewOf } from '../../../tests/support/preview.ts';
import { PreviewCookie } from '../pages/preview.ts';
import { LONGEST_MS, PageCache, RENEWED_AFTER_MS } from './page-cache.ts';

const SECRET = 'a-secret-for-links-to-drafts';
const log = pino({ level: 'silent' });
const filler = '<p>Forty bags of cement.</p>'.repeat(100);

/** A site whose page says its address, the revision of its content and how often it was made. */
async function site(limit?: number) {
  const state = { revision: 'one', status: 200, renders: 0 };
  const cache = new PageCache({ revision: () => state.revision, log, ...(limit && { limit }) });
  const { call } = await listeningApp({
    cache,
    preview: previewOf(SECRET, () => ({}) as Content),
    servicesFor: () => ({ content: { revision: () => state.revision } }) as unknown as Services,
    render: async ({ url }) => {
      state.renders += 1;
      const words = `${new URL(url).pathname} in revision ${state.revision}, render ${state.renders}`;
      if (state.status >= 500) throw new Error('down');
      return new Response(words + filler, {
        status: state.status,
        headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
      });
    },
  });
  const text = async (path: string, headers = {}) => (await call(path, { headers })).body.toString();
  return { state, cache, call, text };
}

describe('while a page is being made', () => {
  const encoded = async (cache: PageCache) => (await cache.find('/about')?.bodies.for('br'))?.mark;

  /** A cache that makes a page, and whose only page was kept meanwhile. */
  async function making() {
    const cache = new PageCache({ revision: () => 'one', log });
    const { promise: made, resolve: end } = Promise.withResolvers<void>();
    const render = vi.fn(() => made);
    cache.renderWith(render);
    void cache.refresh('/being-made');
    await cache.keep('/about', { status: 200, headers: [], tag: 't', revision: 'one' }, Buffer.from(filler));
    return { cache, render, end };
  }

  test('others wait for their best compression, and get it afterwards', async () => {
    const { cache, end } = await making();
    await new Promise((done) => setTimeout(done, 200));
    expect(await encoded(cache)).toBe('b');
    end();
    await cache.settled();
    expect(await encoded(cache)).toBe('B');
  });

  test('a process that ends compresses nothing better, and makes no page anew', async () => {
    const { cache, render, end } = await making();
    cache.close();
    end();
    await cache.settled();
    expect(await encoded(cache)).toBe('b');
    await cache.refresh('/about');
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('a page that was visited', () => {
  test('is not made again', async () => {
    const { state, text } = await site();
    const first = await text('/about');
    expect(await text('/about')).toBe(first);
    expect(await text('/about?utm_source=letter')).toBe(first);
    expect(state.renders).toBe(1);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', gunzipSync],
  ])('comes compressed for %s, first quickly and then well', async (accepted, unpack) => {
    const { cache, call, text } = await site();
    const plain = await text('/about');
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers, body } = await call('/about', { headers: { 'accept-encoding': accepted } });
      expect(unpack(body).toString()).toBe(plain);
      expect(Number(headers['content-length'])).toBe(body.length);
      await cache.settled();
    }
  });

  test('has a strong tag for each encoding, and any of them is answered with 304', async () => {
    const { call } = await site();
    await call('/about');
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) =>
          (await call('/about', { headers: { 'accept-encoding': accepted } })).headers['etag'],
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      expect(tag).toMatch(/^"/);
      const { status, body } = await call('/about', { headers: { 'if-none-match': String(tag) } });
      expect([status, body.length]).toEqual([304, 0]);
    }
  });

  test('answers HEAD with the headers alone', async () => {
    const { call } = await site();
    await call('/about');
    const { status, headers, body } = await call('/about', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });
});

describe('after a change of content', () => {
  test('the old page is served once more while the new one is made', async () => {
    const { state, text } = await site();
    await text('/about');
    state.revision = 'two';
    expect(await text('/about')).toContain('revision one');
    await expect.poll(() => text('/about')).toContain('revision two');
    expect(state.renders).toBe(2);
  });

  test('who comes later than two seconds waits for the new page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { state, cache, text } = await site();
    await text('/about');
    await text('/elsewhere');
    state.revision = 'two';
    await cache.refresh('/elsewhere');
    vi.setSystemTime(Date.now() + 2001);
    expect(await text('/about')).toContain('revision two');
  });

  test('a page that fails to be made leaves the old one, and is tried again', async () => {
    const { state, text } = await site();
    await text('/about');
    Object.assign(state, { revision: 'two', status: 500 });
    await text('/about');
    await expect.poll(() => state.renders).toBeGreaterThan(1);
    expect(await text('/about')).toContain('revision one');
    state.status = 200;
    await expect.poll(() => text('/about')).toContain('revision two');
  });

  test('a page that is gone is gone', async () => {
    const { state, call, text } = await site();
    await text('/about');
    Object.assign(state, { revision: 'two', status: 404 });
    await expect.poll(async () => (await call('/about')).status).toBe(404);
  });
});

describe('a page whose content stays the same', () => {
  /** Visits a page once, and again when so much time has passed. */
  async function visitedAfter(ms: number) {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const visit = await site();
    const { headers } = await visit.call('/about');
    vi.setSystemTime(Date.now() + ms);
    return { ...visit, tag: String(headers['etag']) };
  }

  test('is made anew within the hour, without anybody waiting', async () => {
    const { state, text } = await visitedAfter(RENEWED_AFTER_MS + 1);
    expect(await text('/about')).toContain('render 1');
    await expect.poll(() => text('/about')).toContain('render 2');
    expect(state.renders).toBe(2);
  });

  test('never goes out when it is older than an hour: browsers ask each time, CDNs every minute and a half', async () => {
    const { call, tag } = await visitedAfter(LONGEST_MS + 1);
    const { status, headers, body } = await call('/about', { headers: { 'if-none-match': tag } });
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('render 2')]);
    expect(headers['etag']).not.toBe(tag);
    expect(headers['cache-control']).toMatch(/max-age=0, s-maxage=60, stale-while-revalidate=30\b/);
  });

  test('goes out old rather than not at all while it cannot be made', async () => {
    const { state, text } = await visitedAfter(LONGEST_MS + 1);
    state.status = 500;
    expect(await text('/about')).toContain('render 1');
  });
});

describe('not kept', () => {
  test.each([404, 503])('is an answer of status %i', async (status) => {
    const { state, cache, text } = await site();
    state.status = status === 404 ? status : 500;
    await text('/about');
    expect(cache.counts().pages).toBe(0);
  });

  test('is what an editor sees with the cookie of the preview; one that we have not signed changes nothing', async () => {
    const { state, text } = await site();
    await text('/about');
    await text('/about', { cookie: 'kayalink_preview=anything; kayalink_preview=9999999999999.forged' });
    expect(state.renders).toBe(1);
    const [cookie = ''] = new PreviewCookie(SECRET, false).on().split(';');
    await text('/about', { cookie });
    expect(state.renders).toBe(2);
  });

  test('is more than the limit allows; the page not asked for the longest goes', async () => {
    const { state, cache, text } = await site(20_000);
    for (let page = 0; page < 20; page += 1) await text(`/page-${page}`);
    expect(cache.counts().bytes).toBeLessThanOrEqual(20_000);
    const made = state.renders;
    await text('/page-19');
    expect(state.renders).toBe(made);
    await text('/page-0');
    expect(state.renders).toBe(made + 1);
  });
});

test('a page that many ask for at once is made once', async () => {
  const { state, call } = await site();
  await Promise.all(Array.from({ length: 50 }, () => call('/about')));
  expect(state.renders).toBe(1);
});
