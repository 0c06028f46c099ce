import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, spawnServer } from '#tests/support/process.ts';
import { DELIVERY_TOKEN, StandIn } from '../../content/contentful/stand-in/index.ts';
import { harmIn, unescaped } from './attacks.ts';
import { fillWithHostility, HOSTILE_SLUGS, LANDMARKS, nestDeeply } from './hostile-space.ts';

const SITE_URL = 'https://www.kayalink.example';

const standIn = new StandIn();
const directory = mkdtempSync(join(tmpdir(), 'kayalink-'));
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  await standIn.listen();
  fillWithHostility(standIn);
  nestDeeply(standIn);
  server = spawnServer({
    DATA_DIR: directory,
    SITE_URL,
    CONTENTFUL_SPACE_ID: standIn.space.id,
    CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
    CONTENTFUL_HOST: standIn.host,
    CONTENT_POLL_SECONDS: '3600',
  });
  address = await server.address;
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await standIn.close();
  rmSync(directory, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(address + path, { redirect: 'manual', ...init });

async function page(path: string): Promise<string> {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test('hostile entries do not keep the others from being copied', async () => {
  const status = async () => (await get('/resources/blog/good')).status;
  await expect.poll(status).toBe(200);
  expect(server.printed()).not.toContain('RangeError');
});

const PAGES = [
  '/resources/blog/links',
  '/resources/blog/texts',
  '/resources/blog/files',
  '/resources/blog/unknown',
  '/resources/blog/circle',
  '/resources/blog/ring',
  '/resources/blog/self',
  '/resources/blog/brackets',
  '/resources/blog',
  '/resources/blog?tag=hostile',
  '/resources/blog?search=evil',
  '/resources/search?q=evil',
  '/resources/e-guides',
  '/resources/e-guides/guide-sound',
  '/resources/case-studies',
  '/resources/case-studies/hostile-study',
  '/resources/glossary',
  '/resources/glossary/glossaryH/hostile-term',
];

describe('a page with hostile content', () => {
  test('the validate of pages knows harm when it sees it', () => {
    for (const harmful of [
      '<a href="javascript:x">',
      '<p onclick=x>',
      '<script>x</script>',
      '<a href="//evil">',
      '< b',
      '<base href=/>',
    ])
      expect(harmIn(harmful, ''), harmful).not.toEqual([]);
    expect(harmIn('<p class="a > b">5 &lt; 6</p><a href="/a">b</a>', '')).toEqual([]);
  });

  test.each(PAGES)('%s runs nothing and leads nowhere unsafe', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(harmIn(await answer.text(), answer.headers.get('content-security-policy') ?? '')).toEqual([]);
  });
});

test('a page about what the site looks for in a page is the page that another one is', async () => {
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
  const hashes = policyOf(await get('/resources/blog/good')).match(/'sha256-/g);
  for (const [place, words] of LANDMARKS.entries()) {
    const answer = await get(`/resources/blog/landmark-${place}`);
    const html = await answer.text();
    expect(harmIn(html, policyOf(answer)), words).toEqual([]);
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(unescaped(description)).toBe(words);
    expect(policyOf(answer).match(/'sha256-/g), words).toEqual(hashes);
  }
});

test('of an unsafe link, the words stay', async () => {
  const html = await page('/resources/blog/links');
  expect(html.match(/words of a link/g)?.length).toBeGreaterThan(15);
});

test('what hostile text breaks out of elsewhere, it stays in: title, description, structured data', async () => {
  const html = await page('/resources/blog/texts');
  expect(html.match(/<title>[^<]*<\/title>/g)).toHaveLength(1);
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(unescaped(description)).toContain('</title></script>');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(data.length).toBeGreaterThan(0);
  expect(data.map(([, json = '']) => JSON.stringify(JSON.parse(json))).join()).toContain('</script>');
});

test('nodes of unknown kinds show their words, embedded ones nothing', async () => {
  const html = await page('/resources/blog/unknown');
  for (const words of ['Before.', 'Inside.', 'Polluted.', 'After.']) expect(html).toContain(words);
  expect(html).not.toContain('evil.example');
});

test('an SVG is a picture, never part of the page, and a page among the files is a link', async () => {
  const html = await page('/resources/blog/files');
  expect(html).toMatch(/<img[^>]*src="https:\/\/images\.ctfassets\.net\/s\/drawn\/1\/drawn\.svg"/);
  expect(html).toMatch(/<a [^>]*href="https:\/\/assets\.ctfassets\.net\/s\/page\/1\/page\.html"/);
  expect(html).not.toMatch(/<(object|embed|iframe)/);
});

test('files of other hosts than the content service are neither shown nor linked', async () => {
  expect(await page('/resources/blog/files')).not.toContain('evil.example');
  expect((await get('/resources/blog/files')).headers.get('content-security-policy')).toContain(
    "img-src 'self' data: https://images.ctfassets.net;",
  );
});

describe('the PDF of a guide', () => {
  const ask = async (slug: string) => {
    const fields = {
      first_name: 'Amina',
      last_name: 'Bello',
      company: 'Savanna',
      email: 'amina@example.com',
      slug,
    };
    const answer = await get('/api/eguide-subscription', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return ((await answer.json()) as { data: { pdf_url?: string } }).data.pdf_url;
  };

  test.each(['guide-abroad', 'guide-script'])('%s is not handed out', async (slug) => {
    expect(await ask(slug)).toBeUndefined();
  });

  test('is one of the content service, and a title adds no connection to the e-mail about it', async () => {
    const link = (await ask('guide-sound')) ?? '';
    expect((await get(link)).headers.get('location')).toBe('https://assets.ctfassets.net/s/x/1/x.pdf');
    const mailHeaders = () =>
      readdirSync(join(directory, 'mail'))
        .map((name) => readFileSync(join(directory, 'mail', name), 'utf8'))
        .map((mail) => mail.slice(0, mail.indexOf('\r\n\r\n')));
    await expect.poll(mailHeaders).toContainEqual(expect.stringMatching(/^Subject: .*A guide/m));
    for (const headers of mailHeaders()) expect(headers).not.toMatch(/^bcc:/im);
  });
});

describe('slugs that are none', () => {
  test('make no page, no address in lists and no header', async () => {
    const sitemap = await page('/sitemap.xml');
    for (const slug of HOSTILE_SLUGS.filter(Boolean)) {
      const answer = await get(`/resources/blog/${encodeURIComponent(slug)}`);
      expect([308, 400, 404], slug).toContain(answer.status);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('surrogate-key') ?? '').not.toContain('evil');
      expect(sitemap).not.toContain(`/blog/${slug}<`);
    }
    expect(sitemap).not.toMatch(/evil|passwd|\.\./);
  });

  test('are named in the log, one line for each', () => {
    const lines = server
      .printed()
      .split('\n')
      .filter((line) => line.includes('left out'));
    const named = lines.map((line) => JSON.parse(line).entry);
    for (const place of HOSTILE_SLUGS.keys()) expect(named).toContain(`slug-${place}`);
  });
});

test.each([
  ['endless', 'has more than 200000 letters'],
  ['countless', 'has more than 20000 parts'],
  ['long-title', 'write at most 200 characters'],
  ['nested-field', 'is nested too deeply to be kept'],
  ['nested-text', 'is nested deeper than 40 levels'],
])('the entry %s is left out, and the log says why', async (entry, why) => {
  expect((await get(`/resources/blog/${entry}`)).status).toBe(404);
  const line = server
    .printed()
    .split('\n')
    .find((each) => each.includes('left out') && each.includes(`"${entry}"`));
  expect(line).toContain(why);
});

test('a tag with an endless name is cut', async () => {
  expect(await page('/resources/blog/texts')).not.toContain('longlonglonglonglonglonglonglonglonglong');
});

test('entries that embed each other end', async () => {
  for (const path of ['/resources/blog/circle', '/resources/blog/self'])
    expect((await page(path)).length).toBeLessThan(300_000);
});

describe('for machines', () => {
  const CONTROL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

  test.each(['/rss.xml', '/sitemap.xml'])(
    '%s stays well-formed, without control characters',
    async (path) => {
      const xml = await page(path);
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(CONTROL.exec(xml)?.[0].codePointAt(0)).toBeUndefined();
    },
  );

  test('the feed carries hostile words as words, and unsafe links not at all', async () => {
    const { rss } = new XMLParser().parse(await page('/rss.xml'));
    const items: { title: string; 'content:encoded': string }[] = rss.channel.item;
    expect(items.some(({ title }) => title.includes('<script>evil()'))).toBe(true);
    for (const { 'content:encoded': html } of items) expect(harmIn(html, '')).toEqual([]);
  });

  test('llms.txt has one line for each entry, and its links lead to us', async () => {
    const text = await page('/llms.txt');
    expect(text).not.toMatch(/(?<!\\)\]\((?!https:\/\/www\.kayalink\.example)/);
    expect(text).not.toMatch(/^## Ignore/m);
  });
});
