import type { Post } from '#domain/blog.ts';
import type { CaseStudy } from '#domain/case-studies.ts';
import { ARTICLES, type ArticleKind, KINDS } from '#domain/entry-kinds.ts';
import { type Term, termPath } from '#domain/glossary.ts';
import type { Guide } from '#domain/guides.ts';
import type { EntryTarget } from '#domain/rich-text.ts';
import type { PlacedDocument } from './link-targets.ts';
import type { SiteEntry } from './replica/site-entry.ts';

/** The entries of the content folder. */
export interface Entries {
  posts: Post[];
  guides: Guide[];
  caseStudies: CaseStudy[];
  terms: Term[];
}

/** The entries, each with its kind. */
export function* siteEntries({ posts, guides, caseStudies, terms }: Entries): Generator<SiteEntry> {
  for (const entry of posts) yield { kind: 'post', entry };
  for (const entry of guides) yield { kind: 'guide', entry };
  for (const entry of caseStudies) yield { kind: 'caseStudy', entry };
  for (const entry of terms) yield { kind: 'term', entry };
}

/** A post, guide or case study with its file and how links see it. */
export interface PlacedArticle {
  file: string;
  entry: Post | Guide | CaseStudy;
  target: EntryTarget;
}

/** All articles, each with its file. */
export function placedArticles({ posts, guides, caseStudies }: Entries): PlacedArticle[] {
  const placed = (kind: ArticleKind) => (entry: Post | Guide | CaseStudy) => {
    const { slug, title, subTitle } = entry;
    const href = ARTICLES[kind].path(slug);
    return { file: articleFile(kind, slug), entry, target: { kind, href, title, subTitle } };
  };
  return [
    ...posts.map(placed('post')),
    ...guides.map(placed('guide')),
    ...caseStudies.map(placed('caseStudy')),
  ];
}

/** All entries as links to them see them, by path. */
export function entryTargets(entries: Entries): Map<string, EntryTarget> {
  const targets = [
    ...placedArticles(entries).map(({ target }) => target),
    ...entries.terms.map((term): EntryTarget => {
      const { subject: title, subTitle } = term;
      return { kind: 'term', href: termPath(term), title, subTitle };
    }),
  ];
  return new Map(targets.map((target) => [target.href, target]));
}

/** The file of an article. */
export function articleFile(kind: ArticleKind, slug: string): string {
  return `${ARTICLES[kind].folder}/${slug}.md`;
}

/** The file of a term. */
export function termFile({ letter, slug }: Pick<Term, 'letter' | 'slug'>): string {
  return `${KINDS.term.folder}/${letter.toLowerCase()}/${slug}.md`;
}

/** The texts of all entries, each with its file. */
export function entryTexts(entries: Entries): PlacedDocument[] {
  const texts = [
    ...placedArticles(entries).map(({ file, entry }) => ({ file, document: entry.content })),
    ...entries.terms.map((term) => ({ file: termFile(term), document: term.content })),
  ];
  return texts.flatMap(({ file, document }) => (document ? [{ file, document }] : []));
}

/** The file that a page would have if it were an article's; nothing for other pages. */
export function fileOfPage(path: string): string | undefined {
  for (const { folder, path: pathOf } of Object.values(ARTICLES)) {
    const base = pathOf('');
    if (path.startsWith(base) && path.length > base.length) return `${folder}/${path.slice(base.length)}.md`;
  }
  return undefined;
}
