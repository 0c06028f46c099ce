import type { Document } from '@contentful/rich-text-types';
import { announcedOf } from '#domain/company/site.ts';
import { type PostSummary, RELATED_COUNT } from '#domain/entries/blog.ts';
import type { EntryKind, EntryOf } from '#domain/entries/entry-kinds.ts';
import { RELATED_TERMS } from '#domain/entries/glossary.ts';
import { type Guide, guideFileName, RELATED_GUIDES } from '#domain/entries/guides.ts';
import { FOUND_LIMIT, type Found } from '#domain/entries/search.ts';
import { DEFAULT_FAQ, type FaqList } from '#domain/pages/page-records.ts';
import type { Content } from '#domain/services/content.ts';
import type { FaqItem } from '#domain/shared/copy.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/shared/locale.ts';
import { FAQ_PATH, PAGE_PATHS } from '#domain/shared/page-paths.ts';
import type { GuideStore } from '../../media/guides/guide-store.ts';
import type { Copy } from '../copy/copy.ts';
import { entryPath } from '../entries/site-entry.ts';
import { withLiveLinks } from '../entries/site-links.ts';
import { followed, type NoticedMoves } from '../store/redirects.ts';
import type { Replica } from '../store/replica/replica.ts';
import { drawRelated, searchEverything } from '../store/replica/search.ts';
import { corrected, foldedWords, plainText, type Synonyms, synonymsOf } from '../store/replica/words.ts';
import { withAnswers } from './answers.ts';
import type { CopySnapshot } from './copy-snapshot.ts';
import { filesOfPage, pagesNow } from './pages-now.ts';
import { siteSearchOf } from './site-search.ts';

/**
 * Makes the content repository: every question that pages and services ask of content is answered here.
 * @param current the copy of the pages as it is at the moment of a question
 * @param replica the entries
 * @param guideStore has the PDFs that are made; without one, every PDF of an entry counts as made
 * @param moves that were noticed
 * @param locale the language that it is all written in
 * @param samples whether facts that are samples are shown
 */
export function makeContent(
  current: () => CopySnapshot,
  replica: Replica,
  {
    guideStore,
    moves,
    locale = DEFAULT_LOCALE,
    samples = true,
  }: {
    guideStore?: GuideStore | undefined;
    moves?: NoticedMoves;
    locale?: Locale;
    samples?: boolean;
  } = {},
): Content {
  const answered = withAnswers(current, samples);
  const related = <Kind extends EntryKind>(
    kind: Kind,
    slug: string,
    draw: number,
    count: number,
    letter?: string,
  ) =>
    replica.read((reader) =>
      drawRelated(reader, { kind, letter, slug }, draw, count).flatMap((key) => reader.summary<Kind>(key)),
    );
  const shared = () => replica.read((reader) => reader.shared());
  const people = () => ({ ...current().copy.people, ...shared().people });
  const announcementNow = () => {
    const { announcements } = shared();
    const { announcement } = current().copy;
    return announcedOf(
      announcements.length > 0 || !announcement ? announcements : [announcement],
      Date.now(),
    );
  };
  const synonyms = () => synonymsOf(current().copy['search-words']);
  const authors = () => {
    const known = people();
    return replica.read((reader) => reader.persons()).filter((id) => Object.hasOwn(known, id));
  };
  const moved = (path: string) => followed(path, current().copy.redirects, replica, moves);
  const pages = pagesNow({ current, replica, content: { authors, moved } });
  const live = (document: Document, page?: string) => withLiveLinks(document, pages, page);
  /** An entry whose text leads nowhere that is not there. */
  const entryAt = <Kind extends EntryKind>(kind: Kind, slug: string, letter = '') => {
    const entry: EntryOf[Kind] | undefined = replica.read((reader) => reader.entry(kind, slug, letter));
    return entry?.content
      ? { ...entry, content: live(entry.content, entryPath({ kind, letter, slug })) }
      : entry;
  };
  return {
    revision: () => {
      const { shown } = announcementNow();
      const line = shown ? `-${shown.from ?? ''}a${shown.until}` : '';
      return `${current().revision}-${replica.revision()}${guideStore?.revision() ?? ''}${line}`;
    },
    nextAppearance: () =>
      Math.min(
        replica.read((reader) => reader.nextAppearance()),
        announcementNow().next,
      ),
    announcement: () => announcementNow().shown,
    state: () => replica.state(),
    locale: () => locale,
    isTranslated: (path) =>
      locale.prefix === '' || filesOfPage(path).every((file) => current().written.includes(file)),
    site: () => current().copy.site,
    companyTerms: () => current().copy['company-terms'],
    navigation: () => current().copy.navigation,
    layout: () => current().copy.layout,
    page: (name) => current().copy.pages[name],
    contactForm: () => current().copy.forms.contact,
    marketingForm: () => current().copy.forms.marketing,
    eguideForm: () => current().copy.forms.eguide,
    newsletterForm: () => current().copy.forms.newsletter,
    quoteForm: () => current().copy.forms.quote,
    partnerForm: () => current().copy.forms.partner,
    newsletter: () => current().copy.newsletter,
    desk: () => current().copy.desk,
    emails: () => current().copy.emails,
    privacyPolicy: () => live(current().privacy, PAGE_PATHS.privacy),
    roads: () => current().roads,
    roadSources: () => current().copy.roads.sources,
    lanes: () => Object.entries(current().copy.lanes).map(([slug, lane]) => ({ ...lane, slug })),
    people,
    rateCards: () => current().rateCards,
    testimonials: () => current().copy.testimonials,
    brands: () => current().copy.brands,
    photographs: () => current().copy.photographs,
    faq: (list) => chosenQuestions(answered().copy, list),
    questions: (category) =>
      (answered().questions.get(category) ?? []).map((asked) => ({
        ...asked,
        answer: live(asked.answer, FAQ_PATH),
      })),
    videos: () => current().copy.videos,
    terms: (letter) => replica.read((reader) => reader.terms(letter)),
    searchTerms: (query) => replica.read((reader) => reader.termsWith(query)),
    termsIn: (document) => replica.read((reader) => reader.termsIn(plainText(document))),
    term: (letter, slug) => entryAt('term', slug, letter),
    relatedTerms: (letter, slug, draw) => related('term', slug, draw, RELATED_TERMS, letter),
    tags: () => replica.read((reader) => reader.tags()),
    posts: (filter = {}) => replica.read((reader) => reader.posts(filter, synonyms())),
    series: (name) => replica.read((reader) => reader.series(name)),
    authors,
    postsOf: (person, part, page) => replica.read((reader) => reader.postsOf(person, part, page)),
    relatedPosts: (slug, draw) => relatedPosts(replica, slug, related('post', slug, draw, MOST_DRAWN)),
    articles: (kind) => replica.read((reader) => reader.articles(kind)),
    article: (kind, slug) => {
      const article = entryAt(kind, slug);
      return kind === 'guide'
        ? (asMade(article as Guide | undefined, guideStore) as typeof article)
        : article;
    },
    relatedGuides: (slug, draw) => related('guide', slug, draw, RELATED_GUIDES),
    search: (query) => searchSite(query, answered(), replica, synonyms()),
    meant: (query) => {
      const beside = siteSearchOf(answered()).words();
      return replica.read((reader) => corrected(query, reader.vocabulary(beside)));
    },
    moved,
    addresses: () =>
      replica.read((reader) =>
        reader.addresses().map(({ changed, ...address }) => ({
          kind: address.kind,
          path: entryPath(address),
          ...(changed !== undefined && { changed }),
        })),
      ),
  };
}

/** As many random posts as there is room for when the post names none, and those that it may name. */
const MOST_DRAWN = 2 * RELATED_COUNT;

/** The posts that an editor chose for a post, and random ones for the places that are left. */
function relatedPosts(replica: Replica, slug: string, drawn: PostSummary[]): PostSummary[] {
  const chosen = replica.read((reader) => reader.postsAt(reader.entry('post', slug)?.related ?? []));
  const others = drawn.filter((post) => chosen.every((one) => one.slug !== post.slug));
  return [...chosen, ...others].slice(0, RELATED_COUNT);
}

/** All that a visitor can open: pages first, then what is called so, then questions and the other entries. */
function searchSite(query: string, snapshot: CopySnapshot, replica: Replica, synonyms: Synonyms): Found[] {
  const { pages, questions } = siteSearchOf(snapshot).find(query);
  const entries = replica.read((reader) => searchEverything(reader, query, synonyms));
  const asked = foldedWords(query).join(' ');
  const called = entries.filter(({ title }) => foldedWords(title).join(' ') === asked);
  const all = [...pages, ...called, ...questions, ...entries];
  return [...new Map(all.toReversed().map((found) => [found.href, found])).values()]
    .toReversed()
    .slice(0, FOUND_LIMIT);
}

/** A guide without its PDF, as long as that is not made. */
function asMade(guide: Guide | undefined, guideStore: GuideStore | undefined): Guide | undefined {
  if (!guide || !guideStore || (guide.pdf && 'url' in guide.pdf)) return guide;
  const { pdf: _, ...page } = guide;
  return guideStore.has(guide.slug) ? { ...page, pdf: { file: guideFileName(guide.slug, 'pdf') } } : page;
}

function chosenQuestions({ faq }: Copy, list: FaqList): FaqItem[] {
  const byId = new Map(faq.questions.map((question) => [question.id, question]));
  const chosen = faq.lists[list] ?? faq.lists[DEFAULT_FAQ];
  return chosen.flatMap((id) => byId.get(id) ?? []);
}
