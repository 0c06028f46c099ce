import {
  type Page,
  POSTS_PER_PAGE,
  type Post,
  type PostFilter,
  type PostSummary,
  postPath,
  RELATED_COUNT,
} from '#domain/blog.ts';
import { type CaseStudy, type CaseStudySummary, caseStudyPath } from '#domain/case-studies.ts';
import type { Content } from '#domain/content.ts';
import type { FaqItem } from '#domain/copy.ts';
import { DEFAULT_FAQ, type FaqList } from '#domain/faq-lists.ts';
import { isFound, RELATED_TERMS, type Term, type TermSummary, termPath } from '#domain/glossary.ts';
import { type Guide, type GuideSummary, guidePath, RELATED_GUIDES } from '#domain/guides.ts';
import { FOUND_LIMIT, type Found } from '#domain/search.ts';
import { sample } from './sample.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { watchFolder } from './watch-folder.ts';

/** Content from the files of one folder, kept in memory and read again when a file changes. */
export interface FileContent extends Content {
  /** Calls the listener after every good change. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Stops watching the folder; the content stays readable. */
  close(): void;
}

/**
 * Opens the content folder. A later change that is faulty leaves the last good content in place.
 * @param directory the folder that `docs/content.md` describes
 * @param report takes the message of a faulty change
 * @throws ContentError with every problem in it, when the content is faulty at the start
 */
export async function openFileContent(
  directory: string,
  report: (message: string) => void = console.error,
): Promise<FileContent> {
  let current = await readSnapshot(directory);
  const listeners = new Set<() => void>();

  const watcher = watchFolder(directory, async () => {
    try {
      const next = await readSnapshot(directory);
      if (next.revision === current.revision) return;
      current = next;
      for (const listener of listeners) listener();
    } catch (error) {
      report(
        `${error instanceof Error ? error.message : error}\nThe site goes on with the last good content.`,
      );
    }
  });

  return {
    revision: () => current.revision,
    state: () => 'ready',
    site: () => current.copy.site,
    navigation: () => current.copy.navigation,
    layout: () => current.copy.layout,
    page: (name) => current.copy.pages[name],
    contactForm: () => current.copy.forms.contact,
    marketingForm: () => current.copy.forms.marketing,
    eguideForm: () => current.copy.forms.eguide,
    newsletterForm: () => current.copy.forms.newsletter,
    emails: () => current.copy.emails,
    privacyPolicy: () => current.privacy,
    testimonials: () => current.copy.testimonials,
    brands: () => current.copy.brands,
    faq: (list) => chosenQuestions(current, list),
    questions: (category) => current.questions.get(category) ?? [],
    videos: () => current.copy.videos,
    terms: (letter) =>
      current.terms.filter((term) => letter === undefined || term.letter === letter).map(termSummary),
    searchTerms: (query) => current.terms.filter(({ subject }) => isFound(subject, query)).map(termSummary),
    term: (letter, slug) => current.terms.find((term) => term.letter === letter && term.slug === slug),
    relatedTerms: (letter, slug) =>
      sample(
        current.terms.filter((term) => term.letter === letter && term.slug !== slug),
        RELATED_TERMS,
      ).map(termSummary),
    tags: () => current.tags,
    posts: (filter) => pageOf(current.posts, filter),
    post: (slug) => current.posts.find((post) => post.slug === slug),
    relatedPosts: (slug) =>
      sample(
        current.posts.filter((post) => post.slug !== slug),
        RELATED_COUNT,
      ).map(summary),
    guides: () => current.guides.map(guideSummary),
    guide: (slug) => current.guides.find((guide) => guide.slug === slug),
    relatedGuides: (slug) =>
      sample(
        current.guides.filter((guide) => guide.slug !== slug),
        RELATED_GUIDES,
      ).map(guideSummary),
    caseStudies: () => current.caseStudies.map(caseStudySummary),
    caseStudy: (slug) => current.caseStudies.find((study) => study.slug === slug),
    search: (query) => search(current, query),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: watcher.close,
  };
}

function chosenQuestions({ copy }: Snapshot, list: FaqList): FaqItem[] {
  const byId = new Map(copy.faq.questions.map((question) => [question.id, question]));
  const chosen = copy.faq.lists[list] ?? copy.faq.lists[DEFAULT_FAQ];
  return chosen.flatMap((id) => byId.get(id) ?? []);
}

function pageOf(posts: Post[], { tag, search = '', page = 1 }: PostFilter = {}): Page<PostSummary> {
  const found = posts.filter(
    ({ tags, title, subTitle }) =>
      (tag === undefined || tags.some(({ id }) => id === tag)) && isFound(`${title} ${subTitle}`, search),
  );
  const pages = Math.max(1, Math.ceil(found.length / POSTS_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const items = found.slice((shown - 1) * POSTS_PER_PAGE, shown * POSTS_PER_PAGE).map(summary);
  return { items, page: shown, pages, total: found.length };
}

function search({ posts, guides, caseStudies, terms }: Snapshot, query: string): Found[] {
  if (query.trim() === '') return [];
  const found =
    (kind: Found['kind'], href: (slug: string) => string) => (entry: PostSummary | CaseStudy) => ({
      kind,
      title: entry.title,
      href: href(entry.slug),
      excerpt: entry.subTitle,
    });
  return [
    ...posts.map(found('post', postPath)),
    ...guides.map(found('guide', guidePath)),
    ...terms.map((term) => ({
      kind: 'term' as const,
      title: term.subject,
      href: termPath(term),
      excerpt: term.subTitle,
    })),
    ...caseStudies.map(found('caseStudy', caseStudyPath)),
  ]
    .filter(({ title, excerpt }) => isFound(`${title} ${excerpt}`, query))
    .slice(0, FOUND_LIMIT);
}

function summary({ slug, title, subTitle, date, tags, image }: Post): PostSummary {
  return { slug, title, subTitle, date, tags, image };
}

function guideSummary({ content: _, meta: __, pdf: ___, ...rest }: Guide): GuideSummary {
  return rest;
}

function caseStudySummary({ content: _, meta: __, ...rest }: CaseStudy): CaseStudySummary {
  return rest;
}

function termSummary({ content: _, ...rest }: Term): TermSummary {
  return rest;
}
