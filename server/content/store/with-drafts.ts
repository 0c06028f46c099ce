import { createHash } from 'node:crypto';
import {
  MOST_PINNED,
  type Page,
  POSTS_PER_PAGE,
  type Post,
  type PostFilter,
  type PostSummary,
  RELATED_COUNT,
  type SeriesPart,
  type Tag,
} from '#domain/entries/blog.ts';
import type { EntryKind, EntryOf } from '#domain/entries/entry-kinds.ts';
import type { Content } from '#domain/services/content.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { type Address, addressOf, entryPath, type SiteEntry, storedParts } from '../entries/site-entry.ts';

/**
 * Content with some entries as editors have them: on their own pages and in the lists. Search, entries that
 * nobody chose and words that become links are those of the published content.
 * @param drafts replace what is published at their addresses
 * @param gone addresses at which visitors find entries and editors do not
 */
export function withDrafts(content: Content, drafts: SiteEntry[], gone: Address[] = []): Content {
  if (drafts.length === 0 && gone.length === 0) return content;
  const replaced = new Set([...drafts.map(addressOf), ...gone].map(entryPath));
  const stays = (kind: EntryKind) => (entry: { slug: string; letter?: string }) =>
    !replaced.has(entryPath({ kind, letter: entry.letter ?? '', slug: entry.slug }));
  const drafted = <Kind extends EntryKind>(kind: Kind) =>
    drafts.flatMap((draft) => (draft.kind === kind ? [draft.entry as EntryOf[Kind]] : []));
  const one = <Kind extends EntryKind>(kind: Kind, published: EntryOf[Kind] | undefined, at: Address) =>
    (drafts.find((draft) => draft.kind === kind && entryPath(addressOf(draft)) === entryPath(at))?.entry as
      | EntryOf[Kind]
      | undefined) ?? (published && stays(kind)(published) ? published : undefined);
  return {
    ...content,
    revision: () => `${content.revision()}-${fingerprint(drafts, gone)}`,
    article: (kind, slug) => one(kind, content.article(kind, slug), { kind, letter: '', slug }),
    term: (letter, slug) => one('term', content.term(letter, slug), { kind: 'term', letter, slug }),
    posts: (filter = {}) =>
      filter.search ? content.posts(filter) : mergedPosts(content, filter, drafted('post'), stays('post')),
    articles: (kind) => newestFirst([...content.articles(kind).filter(stays(kind)), ...drafted(kind)]),
    terms: (letter) =>
      [
        ...content.terms(letter).filter(stays('term')),
        ...drafted('term').filter((term) => letter === undefined || term.letter === letter),
      ].sort((a, b) => compareWords(a.letter, b.letter) || compareWords(a.subject, b.subject)),
    tags: () => mergedTags(content.tags(), drafted('post')),
    relatedPosts: (slug, draw) => {
      const draft = drafted('post').find((post) => post.slug === slug);
      const chosen = (draft?.related ?? []).flatMap((each) => content.article('post', each) ?? []);
      const others = content.relatedPosts(slug, draw).filter(stays('post'));
      const isOther = (post: PostSummary) => chosen.every((one) => one.slug !== post.slug);
      return [...chosen, ...others.filter(isOther)].slice(0, RELATED_COUNT);
    },
    series: (name) => mergedSeries(content.series(name), name, drafted('post')),
    relatedGuides: (slug, draw) => content.relatedGuides(slug, draw).filter(stays('guide')),
    relatedTerms: (letter, slug, draw) => content.relatedTerms(letter, slug, draw).filter(stays('term')),
    addresses: () => [
      ...content.addresses().filter(({ path }) => !replaced.has(path)),
      ...drafts.map((draft) => ({ kind: draft.kind, path: entryPath(addressOf(draft)) })),
    ],
  };
}

/** A page of the posts with drafts among them. No more of the published ones are read than stand up to that page. */
function mergedPosts(
  content: Content,
  filter: PostFilter,
  drafts: PostSummary[],
  stays: (post: PostSummary) => boolean,
): Page<PostSummary> {
  const { tag } = filter;
  const carries = (post: PostSummary) => tag === undefined || post.tags.some(({ id }) => id === tag);
  const own = drafts.filter(carries);
  const first = content.posts({ ...filter, page: 1 });
  const covered = drafts.filter(({ slug }) => {
    const published = content.article('post', slug);
    return published !== undefined && carries(published);
  });
  const total = first.total - covered.length + own.length;
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(filter.page ?? 1) || 1), pages);
  const end = page * POSTS_PER_PAGE;
  const kept = first.items.filter(stays);
  for (let at = 2; at <= first.pages && kept.length < end; at += 1)
    kept.push(...content.posts({ ...filter, page: at }).items.filter(stays));
  const inOrder = newestFirst([...own, ...kept]);
  // Of a topic, the newest are first, pinned or not.
  const listed = tag === undefined ? pinnedFirst(inOrder) : inOrder;
  return { items: listed.slice(end - POSTS_PER_PAGE, end), page, pages, total };
}

/** A post that left the series, or has another part in it, is where it is now. */
function mergedSeries(published: SeriesPart[], name: string, posts: Post[]): SeriesPart[] {
  const own = posts.flatMap(({ slug, title, series }) =>
    series?.name === name ? [{ slug, title, part: series.part }] : [],
  );
  const stays = (part: SeriesPart) => posts.every(({ slug }) => slug !== part.slug);
  return [...published.filter(stays), ...own].sort((a, b) => a.part - b.part);
}

function mergedTags(published: Tag[], posts: { tags: Tag[] }[]): Tag[] {
  const tags = [...published, ...posts.flatMap((post) => post.tags)];
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()].sort((a, b) => compareWords(a.name, b.name));
}

function pinnedFirst(posts: PostSummary[]): PostSummary[] {
  const first = posts.filter(({ pinned }) => pinned).slice(0, MOST_PINNED);
  return [...first, ...posts.filter((post) => !first.includes(post))];
}

function newestFirst<Dated extends { date: string }>(entries: Dated[]): Dated[] {
  return entries.sort((a, b) => compareWords(b.date, a.date));
}

function fingerprint(drafts: SiteEntry[], gone: Address[]): string {
  const parts = [drafts.map((draft) => storedParts(draft).hash), gone.map(entryPath)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
