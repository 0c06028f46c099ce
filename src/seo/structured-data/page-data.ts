import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  CorrectionComment,
  Graph,
  ImageObject,
  Person as PersonData,
  Service,
  Thing,
  WebPage,
} from 'schema-dts';
import type { Byline } from '#domain/entries/blog.ts';
import { authorPath } from '#domain/entries/people.ts';
import { usualRendition, usualWidth } from '#domain/media/renditions.ts';
import type { Content } from '#domain/services/content.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { pageLocale } from '#src/seo/page-locale.ts';
import { menuLabel, type SitePage, sitePage } from '#src/seo/site-page.ts';
import { socialPicture } from '#src/seo/social/card.ts';
import { company, companyId, companyName, servedCountry, website } from './company.ts';

const SERVICE = /^\/(products|solutions)\//;

/**
 * The structured data of every page: the home page who we are, the others where they stand, and the pages of
 * products and solutions which service they describe, and what was published on a day that it is an article. Terms,
 * videos and questions say by themselves what they are.
 * @param path canonical, without its query
 */
export function pageData(path: string, content: Content, siteUrl: string): Graph | undefined {
  const page = sitePage(path, content);
  if (!page) return undefined;
  const site = content.site();
  const things: Thing[] =
    page.section === 'home'
      ? [company(site, siteUrl), website(site, siteUrl, pageLocale(path, content).tag)]
      : [breadcrumbs(page, content, siteUrl)];
  if (SERVICE.test(path)) things.push(service(page, content, siteUrl));
  if (page.date) things.push(article(page, page.date, content, siteUrl));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The way to a page: home, its list if it is an entry, itself. */
function breadcrumbs(page: SitePage, content: Content, siteUrl: string): BreadcrumbList {
  const isEntry = page.path !== PAGE_PATHS[page.section];
  const way = [
    { name: content.site().brand.name, path: PAGE_PATHS.home },
    { name: menuLabel(page.section, content) ?? page.title, path: PAGE_PATHS[page.section] },
    ...(isEntry ? [{ name: page.title, path: page.path }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

function article(page: SitePage, date: string, content: Content, siteUrl: string): Article | BlogPosting {
  const { updated, byline, corrections } = page;
  return {
    '@type': page.section === 'blog' ? 'BlogPosting' : 'Article',
    headline: page.title,
    description: page.line,
    datePublished: date,
    ...(updated && { dateModified: updated }),
    ...(corrections && {
      correction: corrections.map(
        ({ date: day, text }): CorrectionComment => ({
          '@type': 'CorrectionComment',
          text,
          datePublished: day,
        }),
      ),
    }),
    inLanguage: pageLocale(page.path, content).tag,
    image: picturesOf(page, content, siteUrl),
    mainEntityOfPage: reviewedPage(siteUrl + page.path, byline, content, siteUrl),
    author: person(byline?.author, content, siteUrl) ?? companyName(content.site(), siteUrl),
    publisher: { '@id': companyId(siteUrl) },
  };
}

/** The photograph of an article, as it is, before the picture of its link preview: search engines choose what fits. */
function picturesOf({ path, image }: SitePage, content: Content, siteUrl: string): Article['image'] {
  const preview = socialPicture(path, content, siteUrl);
  if (!image || !('url' in image)) return preview;
  const { width, height, alt, credit } = image;
  const photo: ImageObject = {
    '@type': 'ImageObject',
    url: new URL(usualRendition(image), siteUrl).href,
    width: `${usualWidth(width)}`,
    height: `${Math.round((height * usualWidth(width)) / width)}`,
    caption: alt,
    ...(credit && { creditText: credit }),
  };
  return preview ? [photo, preview] : photo;
}

/** The page of an article, with who checked it: schema.org knows reviews of pages, not of articles. */
function reviewedPage(
  address: string,
  byline: Byline | undefined,
  content: Content,
  siteUrl: string,
): string | WebPage {
  const reviewer = person(byline?.reviewer, content, siteUrl);
  if (!reviewer) return address;
  return {
    '@type': 'WebPage',
    '@id': address,
    reviewedBy: reviewer,
    ...(byline?.checked && { lastReviewed: byline.checked }),
  };
}

function person(id = '', content: Content, siteUrl: string): PersonData | undefined {
  const known = content.people()[id];
  return (
    known && { '@type': 'Person', name: known.name, jobTitle: known.role, url: siteUrl + authorPath(id) }
  );
}

function service(page: SitePage, content: Content, siteUrl: string): Service {
  const name = menuLabel(page.section, content) ?? page.title;
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description: page.line,
    url: siteUrl + page.path,
    provider: companyName(content.site(), siteUrl),
    areaServed: servedCountry(content.site()),
  };
}
