import type { Byline, Correction, Post, PostSummary } from '#domain/entries/blog.ts';
import { ARTICLE_KINDS, ARTICLES, type ArticleKind, type SummaryOf } from '#domain/entries/entry-kinds.ts';
import { sectionLetter, type TermSummary, termPath } from '#domain/entries/glossary.ts';
import { AUTHORS_PATH, authorPath } from '#domain/entries/people.ts';
import { VIDEO_FOLDER, type Video, videoPath } from '#domain/entries/videos.ts';
import { COVERS, type Picture } from '#domain/media/picture.ts';
import { FOUND_PAGES } from '#domain/pages/page-records.ts';
import { LANES_PATH, type Lane, lanePath } from '#domain/price/lanes.ts';
import type { Content } from '#domain/services/content.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { GLOSSARY_PATH, PAGE_PATHS, type PageName, pageAt } from '#domain/shared/page-paths.ts';

/** A page that may be found and shared, whatever is behind it. */
export interface SitePage {
  /** Canonical, without a query. */
  path: string;
  title: string;
  /** One line about it. */
  line: string;
  /** The page that lists it, or the page itself when it is no entry. */
  section: PageName;
  image?: Picture;
  /** ISO date of publication, of entries that have one. */
  date?: string;
  /** ISO date of the last change, where there was one. */
  updated?: string;
  /** Who answers for it, of posts. */
  byline?: Byline;
  /** What was wrong in it, of posts. */
  corrections?: Correction[];
}

/**
 * The page at a path, of a page or an entry that exists.
 * @param path canonical, without its query
 */
export function sitePage(path: string, content: Content): SitePage | undefined {
  const name = pageAt(path);
  const page = name ? copyPage(name, content) : entryAt(path, content);
  return page?.path === path ? page : undefined;
}

/** Every page that may be found, lists before their entries. */
export function sitePages(content: Content): SitePage[] {
  return [
    ...standingPages(content),
    ...ARTICLE_KINDS.flatMap((kind) =>
      allArticles(kind, content).map((article) => articlePage(kind, article)),
    ),
    ...content.terms().map(termPage),
  ];
}

/** The pages that may be found and are no entry of the blog, guides, case studies or glossary. */
export function standingPages(content: Content): SitePage[] {
  return [
    ...FOUND_PAGES.map((name) => copyPage(name, content)),
    ...content.videos().map(videoPage),
    ...content.lanes().map((lane) => lanePage(lane, content)),
    ...content.authors().flatMap((id) => personPage(id, content) ?? []),
  ];
}

/** @returns a text of a lane's page with the names of its two places */
export function laneTitle({ from, to }: Lane, content: Content, words: string): string {
  const name = (slug: string) => content.roads().place(slug)?.name ?? slug;
  return words.replace('{from}', name(from)).replace('{to}', name(to));
}

/** The name of a page in the menus; undefined for those that no menu names. */
export function menuLabel(section: PageName, content: Content): string | undefined {
  const items = content.navigation().menus.flatMap(({ items }) => items);
  return items.find(({ path }) => path === PAGE_PATHS[section])?.label;
}

/** All posts, newest first, whatever number of pages they fill. */
export function allPosts(content: Content): PostSummary[] {
  const first = content.posts();
  const posts = [...first.items];
  for (let page = 2; page <= first.pages; page++) posts.push(...content.posts({ page }).items);
  // The list begins with those that an editor has put first.
  return posts.sort((a, b) => compareWords(b.date, a.date));
}

/** All articles of a kind, newest first. */
export const allArticles = (kind: ArticleKind, content: Content): SummaryOf[ArticleKind][] =>
  kind === 'post' ? allPosts(content) : content.articles(kind);

function copyPage(section: PageName, content: Content): SitePage {
  const { title, description } = content.page(section).meta;
  return { path: PAGE_PATHS[section], title, line: description, section };
}

const LAST_PART = /^(?<folder>.*)\/(?<slug>[^/]+)$/;

function entryAt(path: string, content: Content): SitePage | undefined {
  const { folder = '', slug = '' } = LAST_PART.exec(path)?.groups ?? {};
  const kind = ARTICLE_KINDS.find((each) => ARTICLES[each].path(slug) === path);
  if (kind) return made(content.article(kind, slug), (article) => articlePage(kind, article));
  if (folder === VIDEO_FOLDER)
    return made(
      content.videos().find(({ id }) => `${id}` === slug),
      videoPage,
    );
  if (folder === LANES_PATH)
    return made(
      content.lanes().find((lane) => lane.slug === slug),
      (lane) => lanePage(lane, content),
    );
  if (folder === AUTHORS_PATH)
    return content.authors().includes(slug) ? personPage(slug, content) : undefined;
  const letter =
    folder.startsWith(`${GLOSSARY_PATH}/`) && sectionLetter(folder.slice(GLOSSARY_PATH.length + 1));
  return letter ? made(content.term(letter, slug), termPage) : undefined;
}

function made<Entry>(entry: Entry | undefined, page: (entry: Entry) => SitePage): SitePage | undefined {
  return entry && page(entry);
}

/** A list knows only the summary of an article. */
type KnownArticle = SummaryOf[ArticleKind] & Partial<Pick<Post, 'updated' | 'byline' | 'corrections'>>;

function articlePage(kind: ArticleKind, article: KnownArticle): SitePage {
  const { slug, title, subTitle, image, date, updated, byline, corrections } = article;
  const { path, list } = ARTICLES[kind];
  const more = {
    ...(updated && { updated }),
    ...(byline && { byline }),
    ...(corrections && { corrections }),
  };
  return { path: path(slug), title, line: subTitle, section: list, image, date, ...more };
}

function personPage(id: string, content: Content): SitePage | undefined {
  const person = content.people()[id];
  if (!person) return undefined;
  const { name, role } = person;
  const line = content
    .page('blog')
    .person.description.replace('{name}', name)
    .replace('{role}', role)
    .replace('{brand}', content.site().brand.name);
  return { path: authorPath(id), title: name, line, section: 'blog' };
}

function videoPage({ id, title, content }: Video): SitePage {
  return { path: videoPath(id), title, line: content, section: 'videos' };
}

function lanePage(lane: Lane, content: Content): SitePage {
  return {
    path: lanePath(lane),
    title: laneTitle(lane, content, content.page('lanes').lane.title),
    line: lane.description,
    section: 'lanes',
  };
}

/** Terms have no picture of their own: their letters take turns through the drawings. */
function termPage(term: TermSummary): SitePage {
  const drawing = COVERS[term.letter.charCodeAt(0) % COVERS.length];
  return {
    path: termPath(term),
    title: term.subject,
    line: term.subTitle,
    section: 'glossary',
    ...(drawing && { image: { drawing } }),
  };
}

/** Address of the blog's feed. */
export const FEED_PATH = '/rss.xml';
