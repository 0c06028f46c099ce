import { HtmlValidate } from 'html-validate';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KNOWN_MARKUP, KNOWN_SCRIPTS, KNOWN_STYLES } from '#tests/browsers/floor/known.ts';
import { tooNewInMarkup } from '#tests/browsers/floor/markup.ts';
import { openWholeSite, type WholeSite } from '#tests/http/trust/whole-site.ts';
import { schemaErrors } from '#tests/seo/schema-rules.ts';
import { ALL_ENTRIES } from '#tests/support/process.ts';
import { PAGES } from '#tests/sweep/routes.ts';
import { casesFor, TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';

const SITE_URL = 'https://www.kayalink.example';
/** With samples, a page has all that it can have. */
const ENVIRONMENT = { SITE_URL, SMTP_URL: 'files', ALLOWED_HOSTS: '127.0.0.1' };

/** Terms, posts and lanes are made of a template each: CI looks at those of `routes.ts`. */
const LEFT_TO_THE_NIGHT = TRIES_EVERY_CASE
  ? /^$/
  : /^\/(resources\/glossary\/glossary\w|resources\/blog|lanes)\//;

interface Link {
  href: string;
  name: string;
}

interface Page {
  status: number;
  html: string;
  ids: Set<string>;
  links: Link[];
  /** What it says of itself to those who share it, by name. */
  meta: Map<string, string>;
}

/** The anchors of a page, and its links. */
function readPage(html: string): Pick<Page, 'ids' | 'links'> {
  const ids = new Set<string>();
  const links: Link[] = [];
  let open: Link | undefined;
  const parser = new Parser({
    onopentag: (name, { id, href, 'aria-label': label }) => {
      if (id) ids.add(id);
      if (name !== 'a' || href === undefined) return;
      links.push({ href, name: label ?? '' });
      open = label ? undefined : links.at(-1);
    },
    ontext: (text) => {
      if (open) open.name += text;
    },
    onclosetag: (name) => {
      if (name === 'a') open = undefined;
    },
  });
  parser.end(html);
  return { ids, links };
}

const META = /<meta (?:name|property)="([^"]*)" content="([^"]*)"/g;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;

let site: WholeSite;
const pages = new Map<string, Page>();
/** The addresses that the site names to search engines. */
let mapped: string[];

const get = (path: string) => fetch(site.address + path, { redirect: 'manual' });

async function fetchPage(path: string): Promise<Page> {
  const answer = await get(path);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  const html = isPage ? await answer.text() : '';
  const meta = new Map([...html.matchAll(META)].map(([, name = '', content = '']) => [name, content]));
  return { status: answer.status, html, ...readPage(html), meta };
}

beforeAll(async () => {
  site = await openWholeSite({ ...ENVIRONMENT, ...ALL_ENTRIES });
  const map = await (await get('/sitemap.xml')).text();
  mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, to = '']) => new URL(to).pathname);
  for (const path of new Set([...PAGES, ...mapped.filter((path) => !LEFT_TO_THE_NIGHT.test(path))]))
    pages.set(path, await fetchPage(path));
});
afterAll(() => site.close());

/** What is wrong on pages, each error with its page. */
const errorsOn = (errorsOf: (page: Page, path: string) => string[]) =>
  [...pages].flatMap(([path, page]) => errorsOf(page, path).map((error) => `${path}: ${error}`));

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const errors: string[] = [];
  for (const [path, { html }] of pages) {
    const { results } = await validator.validateString(html);
    for (const { message, selector } of results.flatMap(({ messages }) => messages))
      errors.push(`${path}: ${selector}: ${message}`);
  }
  expect(errors).toEqual([]);
  expect(pages.size).toBeGreaterThan(TRIES_EVERY_CASE ? 250 : 60);
  const { valid } = await validator.validateString(
    '<figure><figcaption>A</figcaption><hr><dl></dl></figure>',
  );
  expect(valid).toBe(true);
  const between = await validator.validateString('<figure><hr><figcaption>A</figcaption><dl></dl></figure>');
  expect(between.valid).toBe(false);
});

test('every link and fragment of the site leads somewhere and says where', async () => {
  const vague = /^(click here|here|read more|more|learn more|link)$/i;
  const targets = new Map<string, Page | undefined>(mapped.map((path) => [path, pages.get(path)]));
  const broken = errorsOn(({ links }) =>
    links
      .filter(({ name }) => !name.trim() || vague.test(name.trim()))
      .map(({ href, name }) => `the link to ${href} is named "${name}"`),
  );
  for (const [from, page] of pages)
    for (const { href } of page.links) {
      const { origin, pathname, hash } = new URL(href, site.address + from);
      // A gap is filled by the page's script.
      if (origin !== site.address || href.includes('{')) continue;
      const isHere = pathname === new URL(from, site.address).pathname;
      const isKnown = isHere || (targets.has(pathname) && (!hash || targets.get(pathname)));
      if (!isKnown) targets.set(pathname, await fetchPage(pathname));
      const target = isHere ? page : targets.get(pathname);
      if (target && !isHere && target.status !== 200)
        broken.push(`${from}: ${pathname} answers ${target.status}`);
      if (hash && !target?.ids.has(hash.slice(1))) broken.push(`${from}: there is no ${pathname}${hash}`);
    }
  expect([...new Set(broken)]).toEqual([]);
  expect(targets.size).toBeGreaterThan(150);
});

test('what the sitemap names answers as itself', () => {
  const errors = errorsOn(({ status, html }, path) => {
    if (!mapped.includes(path)) return [];
    const isItself = html.includes(`<link rel="canonical" href="${SITE_URL}${path}"`);
    return status === 200 && isItself ? [] : [`answers ${status}, with another canonical address`];
  });
  expect(errors).toEqual([]);
  expect(mapped.length).toBeGreaterThan(150);
});

test('the copyright year is the current one', () => {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Lagos', year: 'numeric' }).format();
  expect(pages.get('/about')?.html).toMatch(new RegExp(`© ${year}`));
});

describe('every page', () => {
  const addressesOf = ({ html, meta }: Page) => ({
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'none',
    picture: (meta.get('og:image') ?? '').replaceAll('&amp;', '&'),
  });
  const isIndexed = ({ meta }: Page) => meta.get('robots') !== 'noindex';

  test('can be found and shared, or says that it should not be', () => {
    for (const [path, page] of pages) {
      const { html, meta } = page;
      for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:url'])
        expect(meta.get(name), `${path}: ${name}`).toBeTruthy();
      const data = [...html.matchAll(DATA)].map(([, json = '']) => JSON.parse(json));
      expect(data.flatMap(schemaErrors), path).toEqual([]);
      if (!isIndexed(page)) {
        expect(meta.get('og:image'), path).toBeUndefined();
        expect(html, path).not.toContain('rel="canonical"');
        continue;
      }
      const { canonical, picture } = addressesOf(page);
      // Of an answered price, the page without a question is for search engines, and the answer for people.
      expect(meta.get('og:url')?.startsWith(canonical), path).toBe(true);
      if (!path.startsWith('/price?')) expect(meta.get('og:url'), path).toBe(canonical);
      expect(data.length, path).toBeGreaterThan(0);
      expect(meta.get('twitter:card'), path).toBe('summary_large_image');
      expect(picture, path).toMatch(new RegExp(`^${SITE_URL}/social/[0-9a-f]+/.+\\.png`));
    }
  });

  test.each(['/contact/sent', '/marketing/sent', '/no/such/page'])('%s is not for search engines', (path) => {
    expect(pages.get(path)?.meta.get('robots')).toBe('noindex');
  });

  test('has a light picture for those who share it', async () => {
    const limit = 100 * 1024;
    const kinds = ['/', '/resources/blog/what-fits-on-a-30-ton-truck', '/lanes/lagos-kano'];
    const paths = new Set([...kinds, ...casesFor([...pages.keys()], 0)]);
    for (const path of paths) {
      const page = pages.get(path);
      if (!page || !isIndexed(page)) continue;
      const answer = await get(addressesOf(page).picture.replace(SITE_URL, ''));
      expect(answer.headers.get('content-type'), path).toBe('image/png');
      expect(answer.headers.get('cache-control'), path).toContain('immutable');
      expect((await answer.arrayBuffer()).byteLength, path).toBeLessThanOrEqual(limit);
    }
    for (const nowhere of ['/social/0/no/such/page.png', '/social/0/resources/blog/%3Cb%3E.png'])
      expect((await get(nowhere)).status, nowhere).toBe(404);
  });

  test('names the feed to feed readers', async () => {
    const feed = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/;
    const address = feed.exec(pages.get('/about')?.html ?? '')?.[1] ?? '';
    const answer = await get(address.replace(SITE_URL, ''));
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await answer.text()).toContain('<rss version="2.0"');
  });

  test('that asks to act counts it', () => {
    const silent = /<a (?![^>]*data-event)[^>]*(class="([^"]* )?button[ "]|href="#contact_sales")[^>]*>/g;
    const asking = ['/', '/resources/e-guides', '/resources/videos', '/marketing', '/solutions/delivery'];
    for (const path of asking) {
      const html = pages.get(path)?.html ?? '';
      expect(html, path).toContain('data-event="');
      expect(html.match(silent), path).toBeNull();
    }
  });
});

test('an answered price is shared with its own address, and a picture of its road and load', async () => {
  const query = 'from=aba&to=kano&weight=30';
  const { html, meta } = await fetchPage(`/price?${query}`);
  expect(meta.get('og:url')).toBe(`${SITE_URL}/price?${query.replaceAll('&', '&amp;')}`);
  expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/price">`);
  const picture = (meta.get('og:image') ?? '').replace(SITE_URL, '').replaceAll('&amp;', '&');
  expect((await get(picture)).headers.get('content-type')).toBe('image/png');
  const before = picture.replace(/social\/[^/]+/, 'social/0');
  expect((await get(before)).headers.get('location')).toBe(picture);
  expect(pages.get('/price')?.html).not.toContain(picture.replaceAll('&', '&amp;'));
});

describe('markup', () => {
  const known = { ...KNOWN_MARKUP, ...KNOWN_STYLES, ...KNOWN_SCRIPTS };
  /** By feature: the engines that lack it, and a page that has it. */
  const tooNew = new Map<string, string>();

  beforeAll(() => {
    for (const [path, { html }] of pages)
      for (const [feature, engines] of tooNewInMarkup(html))
        tooNew.set(feature, `${feature} (from ${engines}) on ${path}`);
  });

  test('uses what the engines at the floor have, or does without', () => {
    expect([...tooNew].filter(([feature]) => !(feature in known)).map(([, error]) => error)).toEqual([]);
    const exports = [...pages.values()].flatMap(({ html }) =>
      [...html.matchAll(/ component-export="([^"]*)"/g)].map(([, name]) => name),
    );
    expect(exports.length).toBeGreaterThan(0);
    expect(exports.filter((name) => name?.includes('.'))).toEqual([]);
  });

  test('is known to be too new only where pages have it', () => {
    expect(Object.keys(KNOWN_MARKUP).filter((feature) => !tooNew.has(feature))).toEqual([]);
  });

  test('that is too new is found in elements, attributes, values, styles and scripts', () => {
    const found = (html: string) => [...tooNewInMarkup(html).keys()];
    expect(found('<details name="a"><summary>A</summary></details>')).toEqual(['details[name]']);
    expect(found('<p hidden="until-found" popover>')).toEqual(['p[hidden=until-found]', 'p[popover]']);
    expect(found('<search><p inert></search>')).toEqual(['<search>', 'p[inert]']);
    expect(found('<p style="rotate:1deg">')).toEqual(['rotate']);
    expect(found('<style>@layer a{p{top:0}}</style>')).toEqual(['@layer']);
    expect(found('<script>[].toSorted()</script>')).toEqual(['.toSorted']);
    expect(found('<p lang="en"><input type="email" required><svg><path d="M0 0"/></svg>')).toEqual([]);
  });
});
