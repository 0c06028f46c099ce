import { beforeAll, expect, test } from 'vitest';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { FAQ_LISTS } from '#domain/pages/page-records.ts';
import type { Content } from '#domain/services/content.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { definedTerm, definedTermSet } from '#src/entries/glossary/defined-terms.ts';
import { videoObject } from '#src/entries/videos/VideoScreen.tsx';
import { sitePages } from '#src/seo/site-page.ts';
import { scriptJson } from '#src/seo/structured-data/company.ts';
import { faqPage } from '#src/seo/structured-data/faq-page.ts';
import { pageData } from '#src/seo/structured-data/page-data.ts';
import { openSiteContent } from '#tests/support/site-content.ts';
import { schemaErrors } from './schema-rules.ts';

const SITE = 'https://www.example.com';

let content: FileContent;
beforeAll(async () => {
  content = await openSiteContent();
});

/** The things of a page's graph, by type. */
function things(path: string, from: Content = content) {
  const graph = (pageData(path, from, SITE)?.['@graph'] ?? []) as unknown as Record<string, unknown>[];
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]));
}

test('what every page says of itself is sound', () => {
  const pages = sitePages(content);
  expect(pages.length).toBeGreaterThan(150);
  for (const { path } of pages) {
    const data = pageData(path, content, SITE);
    expect(data && schemaErrors(data), path).toEqual([]);
  }
});

test('terms, questions and videos are sound', () => {
  for (const { letter, slug } of content.terms()) {
    const term = content.term(letter, slug);
    if (!term) continue;
    const data = definedTerm(term, SITE, 'Glossary');
    expect(schemaErrors(data), slug).toEqual([]);
    expect(data, slug).toMatchObject({ description: term.subTitle });
  }
  expect(schemaErrors(definedTermSet(SITE, 'Glossary', LANGUAGE_TAG))).toEqual([]);
  for (const id of FAQ_CATEGORIES)
    expect(schemaErrors(faqPage(content.questions(id), LANGUAGE_TAG)), id).toEqual([]);
  for (const list of FAQ_LISTS)
    expect(schemaErrors(faqPage(content.faq(list), LANGUAGE_TAG)), list).toEqual([]);
  for (const { slug, questions } of content.lanes())
    expect(schemaErrors(faqPage(questions, LANGUAGE_TAG)), slug).toEqual([]);
  for (const video of content.videos()) expect(schemaErrors(videoObject(video))).toEqual([]);
});

test('the rules find what is wrong', () => {
  expect(
    schemaErrors({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Service',
          name: 'Haulage',
          description: 'By road',
          provider: { '@type': 'Robot' },
          url: '/',
        },
        {
          '@type': 'Article',
          headline: 'x',
          datePublished: 'yesterday',
          author: {},
          publisher: { '@id': 'x' },
        },
      ],
    }),
  ).toEqual([
    '[0] Service: areaServed is missing',
    '[0] Service: url must be a full address',
    '[0] Service.provider: unknown type Robot',
    '[1] Article: image is missing',
    '[1] Article: mainEntityOfPage is missing',
    '[1] Article: no date',
    '[1] Article.author: unknown type none',
  ]);
});

test('the home page names the company and how the site is searched', () => {
  expect(things('/')).toMatchObject({
    Organization: {
      name: content.site().brand.name,
      url: `${SITE}/`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone: content.site().phone.value },
    },
    WebSite: { potentialAction: { target: { urlTemplate: `${SITE}/resources/search?q={words}` } } },
  });
});

test('an article says where it stands and when it was published', () => {
  const { BreadcrumbList, BlogPosting } = things('/resources/blog/a-waybill-line-by-line');
  expect(BreadcrumbList).toMatchObject({
    itemListElement: [
      { name: content.site().brand.name, item: `${SITE}/` },
      { name: 'Blog', item: `${SITE}/resources/blog` },
      { name: 'A waybill, line by line', item: `${SITE}/resources/blog/a-waybill-line-by-line` },
    ],
  });
  expect(BlogPosting).toMatchObject({ datePublished: '2026-10-15' });
});

test('an article names its author and who checked it, both as people of the content', () => {
  const slug = 'a-waybill-line-by-line';
  const byline = { author: 'ibrahim-lawal', reviewer: 'adaeze-nwosu', checked: '2026-11-21' };
  const signed: Content = {
    ...content,
    article: (kind, of) => {
      const article = content.article(kind, of);
      return article && { ...article, byline };
    },
  };
  const [writer, checker] = [byline.author, byline.reviewer].map((id) => content.people()[id]);
  expect(writer).toBeDefined();
  expect(things(`/resources/blog/${slug}`, signed)['BlogPosting']).toMatchObject({
    author: { '@type': 'Person', name: writer?.name, jobTitle: writer?.role },
    mainEntityOfPage: {
      '@id': `${SITE}/resources/blog/${slug}`,
      lastReviewed: byline.checked,
      reviewedBy: { '@type': 'Person', name: checker?.name },
    },
  });
});

test('an article that no person answers for is by the company, and says when it was changed', () => {
  const bare: Content = {
    ...content,
    article: (kind, slug) => {
      const article = content.article(kind, slug);
      return article && { ...article, byline: {}, updated: '2026-11-30' };
    },
  };
  const path = '/resources/blog/a-waybill-line-by-line';
  const graph = pageData(path, bare, SITE)?.['@graph'];
  expect(graph).toContainEqual(
    expect.objectContaining({
      author: expect.objectContaining({ '@type': 'Organization', name: content.site().brand.name }),
      dateModified: '2026-11-30',
      mainEntityOfPage: SITE + path,
    }),
  );
});

test('products and solutions are services, other pages are not', () => {
  expect(things('/products/haulage')).toHaveProperty('Service.name', 'Haulage');
  expect(things('/solutions/insurance')).toHaveProperty('Service.areaServed.name', 'Nigeria');
  expect(things('/about')).not.toHaveProperty('Service');
  expect(pageData('/no/such/page', content, SITE)).toBeUndefined();
});

test('nothing that an editor writes ends the script', () => {
  const json = scriptJson({ name: '</script><!-- <script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><!-- <script>' });
});
