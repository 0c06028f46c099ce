import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiApp, openApi, PDF, WORKBOOK } from '../../../tests/support/http/api-app.ts';
import { newestLeads } from '../../leads/desk/lead-records.ts';
import { EMAIL_LINK_MS, guideLink, PAGE_LINK_MS } from '../../media/guides/guide-store.ts';

const request = {
  email: 'amina@example.com',
  first_name: 'Amina',
  last_name: 'Bello',
  company: 'Savanna Mills',
};
const URL = '/api/eguide-subscription';

let api: ApiApp;
beforeEach(async () => {
  api = await openApi();
});

const post = (payload: object) => api.app.inject({ method: 'POST', url: URL, payload });
const postForm = (fields: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: URL,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  });
const get = (url: string) => api.app.inject({ url });

describe('POST /api/eguide-subscription', () => {
  test('takes the specified payload alone, answers 200 with data, and hands out no address', async () => {
    const answer = await post(request);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toEqual({ id: expect.any(String) });
    const [record] = await newestLeads(api.storage.db, 1);
    expect(record?.lead).toMatchObject({ ...request, id: data.id, kind: 'eguide', guide: null });
    expect(record?.deliveries.map(({ channel }) => channel)).toEqual(['guide', 'sales-email']);
    expect(api.woken()).toBe(1);
  });

  test('hands out the PDF of the guide that was asked for, and keeps which', async () => {
    const answer = await post({ ...request, slug: 'trucks' });
    const { pdf_url } = answer.json().data;
    const pdf = await get(pdf_url);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="trucks.pdf"',
      'x-robots-tag': 'noindex',
    });
    expect(pdf.body).toBe(PDF);
    expect((await newestLeads(api.storage.db, 1))[0]?.lead.guide).toBe('trucks');
  });

  test('takes a request for a guide that has no PDF, without one', async () => {
    const answer = await post({ ...request, slug: 'harvest' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).not.toHaveProperty('pdf_url');
  });

  test('takes a request for a guide that is not published any more, for the desk to answer, without a link', async () => {
    const answer = await post({ ...request, slug: 'withdrawn' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).not.toHaveProperty('pdf_url');
    const form = await postForm({ ...request, slug: 'withdrawn' });
    expect(form.headers.location).toBe('/resources/e-guides/sent?guide=withdrawn');
    const [record] = await newestLeads(api.storage.db, 1);
    expect(record?.lead.guide).toBe('withdrawn');
  });

  test('names a guide that is written as none is', async () => {
    const malformed = await post({ ...request, email: 'amina@mills', slug: '../../etc/passwd' });
    expect(malformed.json().errors).toEqual({
      email: 'Please enter a valid email address',
      slug: 'Write the guide as in its address',
    });
  });

  test('keeps which texts were agreed to, and asks to confirm the newsletter only where it was ticked', async () => {
    await post({ ...request, consent: '2026-11-21' });
    await post({ ...request, consent: '2026-11-21', newsletter: '2026-11-20', company: 'Another' });
    const [ticked, plain] = await newestLeads(api.storage.db, 2);
    expect(plain?.lead).toMatchObject({ consent_version: '2026-11-21', news_version: null });
    expect(plain?.deliveries.map(({ channel }) => channel)).not.toContain('newsletter-opt-in');
    expect(ticked?.lead.news_version).toBe('2026-11-20');
    expect(ticked?.deliveries.map(({ channel }) => channel)).toContain('newsletter-opt-in');
  });

  test('is suspected to be spam with a link that was filled in too quickly, and only then', async () => {
    const withLink = { ...request, company: 'Visit https://pills.example now' };
    for (const [fields, status] of [
      [{ ...withLink, elapsed: '1200' }, 'suspected_spam'],
      [{ ...withLink, elapsed: '8000' }, 'accepted'],
      [{ ...withLink, elapsed: 'soon' }, 'accepted'],
      [{ ...withLink, elapsed: '' }, 'accepted'],
      [{ ...request, elapsed: '1400' }, 'accepted'],
    ] as const) {
      await api.storage.db.deleteFrom('leads').execute();
      await post(fields);
      expect((await newestLeads(api.storage.db, 1))[0]?.lead.status, fields.elapsed).toBe(status);
    }
  });
});

describe('a form without script', () => {
  test('leads to a page that can offer the download', async () => {
    const answer = await postForm({ ...request, slug: 'trucks' });
    expect(answer.statusCode).toBe(303);
    const [page, query] = String(answer.headers.location).split('?');
    expect(page).toBe('/resources/e-guides/sent');
    const { guide, download: token } = Object.fromEntries(new URLSearchParams(query));
    expect(guide).toBe('trucks');
    expect((await get(`/api/guides/${token}/trucks.pdf`)).body).toBe(PDF);
  });

  test('never comes back to an address that it names itself', async () => {
    const answer = await postForm({ ...request, slug: '../../api/secret' });
    expect(answer.body).toMatch(/^\/resources\/e-guides \{/);
  });
});

describe('GET /api/guides', () => {
  const link = (slug: string, inMs = PAGE_LINK_MS) => guideLink(api.storage.keys, slug, Date.now() + inMs);

  test.each([
    ['another guide', (good: string) => good.replace('trucks', 'ports')],
    ['no signature', (good: string) => good.replace(/\.[\w-]{43}/, '.')],
    ['a shorter signature', (good: string) => good.replace(/.\/trucks/, '/trucks')],
    ['another time', (good: string) => good.replace(/guides\/[^.]+/, 'guides/zzzzzz')],
    [
      'a letter changed',
      (good: string) => good.replace(/\.(.)/, (_, first) => `.${first === 'a' ? 'b' : 'a'}`),
    ],
    ['a token of words', (good: string) => good.replace(/guides\/[^/]+/, 'guides/constructor')],
    ['a path for a token', (good: string) => good.replace(/guides\/[^/]+/, 'guides/..%2f..')],
    ['a path for a guide', (good: string) => good.replace('trucks', '..%2f..%2fpackage')],
    ['an end added', (good: string) => good.replace('.pdf', '.pdf%00.txt')],
  ])('opens nothing with %s', async (_what, change) => {
    const good = link('trucks');
    expect((await get(good)).body).toBe(PDF);
    expect(change(good)).not.toBe(good);
    const answer = await get(change(good));
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('pdf');
  });

  test('opens its workbook with the same token, where it has one', async () => {
    const [, , , token] = link('trucks').split('/');
    const workbook = await get(`/api/guides/${token}/trucks.xlsx`);
    expect(workbook.body).toBe(WORKBOOK);
    expect(workbook.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="trucks.xlsx"',
      'cache-control': 'private, no-store',
    });
    const [, , , other] = link('ports').split('/');
    expect((await get(`/api/guides/${other}/ports.xlsx`)).headers.location).toBe('/resources/e-guides/ports');
    expect((await get(`/api/guides/${other}/trucks.xlsx`)).statusCode).toBe(404);
  });

  test('leads an old link to the page of the guide, where there is a fresh one', async () => {
    const old = link('trucks', EMAIL_LINK_MS);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + EMAIL_LINK_MS + 2000 });
    const answer = await get(old);
    vi.useRealTimers();
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/resources/e-guides/trucks');
  });

  test('sends on to a file of the content service without saying where from', async () => {
    const answer = await get(link('ports'));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: 'https://assets.example.com/ports.pdf',
      'referrer-policy': 'no-referrer',
    });
  });
});
