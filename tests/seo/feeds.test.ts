import { BLOCKS } from '@contentful/rich-text-types';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ListedKind } from '#domain/entries/entry-kinds.ts';
import type { Content } from '#domain/services/content.ts';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { answer } from '#src/seo/answer.ts';
import { FEED_LENGTH, feed } from '#src/seo/feed.tsx';
import { llms } from '#src/seo/llms.ts';
import { robots } from '#src/seo/robots.ts';
import { allPosts, sitePages } from '#src/seo/site-page.ts';
import { sitemap } from '#src/seo/sitemap.ts';
import { openSiteContent } from '#tests/support/site-content.ts';

const SITE = 'https://www.example.com';
const DAY = /^\d{4}-\d\d-\d\d$/;

let content: FileContent;
beforeAll(async () => {
  content = await openSiteContent();
});

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['url', 'item', 'category'].includes(name),
});

function parsed(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

test('feeds list posts by their days, whichever an editor has put first', () => {
  const first = content.posts();
  const oldest = content.posts({ page: first.pages }).items.at(-1);
  const rest = allPosts(content).filter(({ slug }) => slug !== oldest?.slug);
  const items = [...(oldest ? [{ ...oldest, pinned: true as const }] : []), ...rest];
  const pinned: Content = { ...content, posts: () => ({ ...first, pages: 1, items }) };
  expect(items[0]?.slug).toBe(oldest?.slug);
  expect(allPosts(pinned).at(-1)?.slug).toBe(oldest?.slug);
});

describe('the sitemap', () => {
  const urls = (): { loc: string; lastmod?: string }[] => parsed(sitemap([content], SITE)).urlset.url;

  test('follows the protocol: its namespace, full addresses, none twice, days', () => {
    expect(parsed(sitemap([content], SITE)).urlset['@_xmlns']).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
    const addresses = urls().map(({ loc }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { loc, lastmod = '2026-01-01' } of urls()) {
      expect(new URL(loc).origin).toBe(SITE);
      expect(loc.length).toBeLessThan(2048);
      expect(lastmod).toMatch(DAY);
    }
  });

  test('names every page, post and term', () => {
    const addresses = urls().map(({ loc }) => loc);
    for (const { path } of sitePages(content)) expect(addresses).toContain(SITE + path);
    expect(addresses).toContain(`${SITE}/resources/faq?category=pricing-and-quotes`);
  });

  test('says when an entry and its list changed, and nothing it does not know', () => {
    const changed = new Map(urls().map(({ loc, lastmod }) => [loc.replace(SITE, ''), lastmod]));
    expect(changed.get('/resources/blog/a-waybill-line-by-line')).toBe('2026-10-15');
    const posts = content.addresses().filter(({ kind }) => kind === 'post');
    const lastChange = posts
      .map(({ changed }) => changed)
      .sort()
      .at(-1);
    expect(lastChange).toMatch(DAY);
    expect(changed.get('/resources/blog')).toBe(lastChange);
    expect(changed.get('/about')).toBeUndefined();
  });
});

describe('the feed', () => {
  interface Item {
    title: string;
    link: string;
    guid: { '#text': string };
    pubDate: string;
    category: string[];
    'content:encoded': string;
  }
  let rss: { '@_version': string; channel: Record<string, unknown> & { item: Item[] } };
  beforeAll(async () => {
    rss = parsed(await feed(content, SITE)).rss;
  });

  test('is RSS 2.0 that knows its own address, and when the blog last changed', () => {
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      link: `${SITE}/resources/blog`,
      language: 'en-ng',
      'atom:link': { '@_href': `${SITE}/rss.xml` },
    });
    const days = content
      .addresses()
      .flatMap(({ kind, changed }) => (kind === 'post' && changed ? [changed] : []));
    const { lastBuildDate } = rss.channel;
    expect(new Date(String(lastBuildDate)).toISOString().slice(0, 10)).toBe(days.sort().at(-1));
  });

  test('carries the posts, newest first, with their days and topics', () => {
    const items = rss.channel.item;
    const posts = allPosts(content).slice(0, FEED_LENGTH);
    expect(items.map(({ link }) => link)).toEqual(posts.map(({ slug }) => `${SITE}/resources/blog/${slug}`));
    for (const [index, { title, guid, link, pubDate, category }] of items.entries()) {
      expect(title).toBe(posts[index]?.title);
      expect(guid['#text']).toBe(link);
      expect(new Date(pubDate).toISOString().slice(0, 10)).toBe(posts[index]?.date);
      expect(category).toEqual(posts[index]?.tags.map(({ name }) => name));
    }
  });

  test('gives every size of a picture by its full address', async () => {
    const [newest] = allPosts(content);
    const post = content.article('post', newest?.slug ?? '');
    const target = { kind: 'asset', url: '/media/a1/gate.jpg', contentType: 'image/jpeg', title: 'A gate' };
    const picture = {
      nodeType: BLOCKS.EMBEDDED_ASSET,
      data: { target: { ...target, width: 1600, height: 900 } },
      content: [],
    };
    const document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: [picture] };
    const shown: Content = Object.assign(Object.create(content), {
      article: () => ({ ...post, content: document }),
    });
    const html: string = parsed(await feed(shown, SITE)).rss.channel.item[0]['content:encoded'];
    const sizes = [...html.matchAll(/ srcset="([^"]*)"/gi)].flatMap(([, list = '']) => list.split(', '));
    expect(sizes.length).toBeGreaterThan(1);
    for (const size of sizes) expect(size).toMatch(/^https:\/\/www\.example\.com\/media\/\S+ \d+w$/);
  });

  test('holds the whole text, which stands by itself', () => {
    for (const item of rss.channel.item) {
      const html = item['content:encoded'];
      expect(html.length).toBeGreaterThan(4000);
      expect(html).toContain('<h2');
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
        expect(address).toMatch(/^(https?:\/\/|mailto:|tel:)/);
      // Without our styles, words for screen readers would stand in the text.
      expect(html).not.toMatch(/<caption|\(opens in a new tab\)|<span> ?\(/);
      expect(html).not.toMatch(/ (class|style)=|<(script|svg|form|link)/);
    }
  });
});

test('the file for language models links to pages that exist', () => {
  const text = llms(content, SITE);
  expect(text.startsWith(`# ${content.site().brand.name}\n\n> `)).toBe(true);
  const known = new Set(sitePages(content).map(({ path }) => SITE + path));
  const links = [...text.matchAll(/\]\((.*?)\): .+/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) expect(known).toContain(link);
});

test('the file for language models names every term and case study', () => {
  const study = { title: 'A case', slug: 'a-case', subTitle: 'What was moved.' };
  const more: Content = Object.assign(Object.create(content), {
    articles: (kind: ListedKind) => (kind === 'caseStudy' ? [study] : content.articles(kind)),
  });
  const text = llms(more, SITE);
  expect(text).not.toMatch(/^## ?$/m);
  expect(content.terms().length).toBeGreaterThan(100);
  for (const { slug, letter } of content.terms())
    expect(text).toContain(`](${SITE}/resources/glossary/glossary${letter}/${slug}): `);
  expect(text).toContain(`- [A case](${SITE}/resources/case-studies/a-case): What was moved.`);
});

test('crawlers are sent to the sitemap and kept out of the API', () => {
  expect(robots(SITE).split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${SITE}/sitemap.xml`]),
  );
});

test('while the site holds samples, crawlers are kept out of everything', () => {
  expect(robots(SITE, true)).toBe('User-agent: *\nDisallow: /\n');
});

test('before the initial sync nothing is said to be missing', async () => {
  const waiting: Content = Object.assign(Object.create(content), { state: () => 'waiting' });
  const { status, headers } = await answer(waiting, 'application/xml', () => 'too early');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
