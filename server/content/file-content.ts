import { type Post, type PostSummary, RELATED_COUNT } from '#domain/blog.ts';
import type { Content } from '#domain/content.ts';
import type { FaqItem } from '#domain/copy.ts';
import { DEFAULT_FAQ, type FaqList } from '#domain/faq-lists.ts';
import { isFound, RELATED_TERMS, type Term, type TermSummary } from '#domain/glossary.ts';
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
    site: () => current.copy.site,
    navigation: () => current.copy.navigation,
    layout: () => current.copy.layout,
    page: (name) => current.copy.pages[name],
    contactForm: () => current.copy.forms.contact,
    marketingForm: () => current.copy.forms.marketing,
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
    posts: ({ tag } = {}) =>
      current.posts.filter(({ tags }) => tag === undefined || tags.some(({ id }) => id === tag)).map(summary),
    post: (slug) => current.posts.find((post) => post.slug === slug),
    relatedPosts: (slug) =>
      sample(
        current.posts.filter((post) => post.slug !== slug),
        RELATED_COUNT,
      ).map(summary),
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

function summary({ slug, title, subTitle, date, tags, cover }: Post): PostSummary {
  return { slug, title, subTitle, date, tags, cover };
}

function termSummary({ content: _, ...rest }: Term): TermSummary {
  return rest;
}
