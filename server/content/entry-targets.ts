import { type Post, postPath } from '#domain/blog.ts';
import { type CaseStudy, caseStudyPath } from '#domain/case-studies.ts';
import { type Term, termPath } from '#domain/glossary.ts';
import { type Guide, guidePath } from '#domain/guides.ts';
import type { EntryTarget } from '#domain/rich-text.ts';
import type { PlacedDocument } from './link-targets.ts';

/** The entries of the content folder. */
export interface Entries {
  posts: Post[];
  guides: Guide[];
  caseStudies: CaseStudy[];
  terms: Term[];
}

/** A post, guide or case study with its file and how links see it. */
export interface PlacedArticle {
  file: string;
  entry: Post | Guide | CaseStudy;
  target: EntryTarget;
}

const ARTICLE_PLACES = {
  post: { folder: 'blog', path: postPath },
  guide: { folder: 'guides', path: guidePath },
  caseStudy: { folder: 'case-studies', path: caseStudyPath },
} as const;

/** All articles, each with its file. */
export function placedArticles({ posts, guides, caseStudies }: Entries): PlacedArticle[] {
  const placed = (kind: keyof typeof ARTICLE_PLACES) => (entry: Post | Guide | CaseStudy) => {
    const { slug, title, subTitle } = entry;
    const href = ARTICLE_PLACES[kind].path(slug);
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
export function articleFile(kind: keyof typeof ARTICLE_PLACES, slug: string): string {
  return `${ARTICLE_PLACES[kind].folder}/${slug}.md`;
}

/** The file of a term. */
export function termFile({ letter, slug }: Pick<Term, 'letter' | 'slug'>): string {
  return `glossary/${letter.toLowerCase()}/${slug}.md`;
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
  for (const { folder, path: pathOf } of Object.values(ARTICLE_PLACES)) {
    const base = pathOf('');
    if (path.startsWith(base) && path.length > base.length) return `${folder}/${path.slice(base.length)}.md`;
  }
  return undefined;
}
