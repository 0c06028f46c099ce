import type { Document } from '@contentful/rich-text-types';
import type { CompanyTerms } from '../company/company-terms.ts';
import type { Announcement, Navigation, Site } from '../company/site.ts';
import type { Page, PostFilter, PostSummary, SeriesPart, Tag } from '../entries/blog.ts';
import type { ArticleKind, EntryKind, EntryOf, ListedKind, SummaryOf } from '../entries/entry-kinds.ts';
import type { FaqCategory, Question } from '../entries/faq.ts';
import type { Term, TermSummary } from '../entries/glossary.ts';
import type { GuideSummary } from '../entries/guides.ts';
import type { People, PersonPart } from '../entries/people.ts';
import type { Found, Meant } from '../entries/search.ts';
import type { Video } from '../entries/videos.ts';
import type { EmailCopy } from '../leads/copy/emails.ts';
import type {
  EguideFormCopy,
  NewsletterFormCopy,
  PartnerFormCopy,
  QuoteFormCopy,
} from '../leads/copy/form-copy.ts';
import type { NewsletterCopy } from '../leads/copy/screens-copy.ts';
import type { DeskCopy } from '../leads/desk-links/desk-copy.ts';
import type { MarketingFormCopy } from '../pages/copy/marketing.ts';
import type { FaqList, Photographs } from '../pages/page-records.ts';
import type { ContactFormCopy, PageCopy } from '../pages/pages.ts';
import type { LayoutCopy } from '../pages/standard-layout.ts';
import type { Lane } from '../price/lanes.ts';
import type { RateCard } from '../price/rates/card.ts';
import type { RoadBook } from '../price/roads/road-book.ts';
import type { RoadSources } from '../price/roads/sources.ts';
import type { Brand, FaqItem, Testimonial } from '../shared/copy.ts';
import type { Locale } from '../shared/locale.ts';
import type { PageName } from '../shared/page-paths.ts';

export type ContentState = 'ready' | 'waiting';

/** After how many seconds a page that waits for the initial sync is asked for again. */
export const FIRST_COPY_WAIT = 5;

/** An entry that has a page of its own. */
export interface EntryAddress {
  kind: EntryKind;
  path: string;
  /** The day of its last change, `2026-11-12`; terms of the glossary have none. */
  changed?: string;
}

/**
 * The content repository. Everything behind it is plain, validated and in memory or on local disk: a page never waits
 * for a content service. Methods are synchronous and never throw for content that is absent.
 */
export interface Content {
  /** Changes whenever any content changes; cached pages are keyed by it. */
  revision(): string;
  /** When pages change next by the clock, in ms since 1970: an entry appears, an announcement begins or ends. Infinite when nothing is scheduled. */
  nextAppearance(): number;
  /** 'waiting' until the initial sync of the entries is done; lists are empty meanwhile. Page copy is always there. */
  state(): ContentState;
  /** The language that all of it is written in, but for what falls back to the default one. */
  locale(): Locale;
  /** Whether the words of a page are written in that language, and not only those around it. @param path without its query */
  isTranslated(path: string): boolean;
  site(): Site;
  /** Facts about money and trust that only the company knows. */
  companyTerms(): CompanyTerms;
  navigation(): Navigation;
  layout(): LayoutCopy;
  /** The announcement of the moment. */
  announcement(): Announcement | undefined;
  page<Name extends PageName>(name: Name): PageCopy<Name>;
  contactForm(): ContactFormCopy;
  marketingForm(): MarketingFormCopy;
  eguideForm(): EguideFormCopy;
  newsletterForm(): NewsletterFormCopy;
  quoteForm(): QuoteFormCopy;
  partnerForm(): PartnerFormCopy;
  /** The screens behind the links of the newsletter's e-mails. */
  newsletter(): NewsletterCopy;
  /** The page behind the link of the desk's e-mails. */
  desk(): DeskCopy;
  emails(): EmailCopy;
  privacyPolicy(): Document;
  /** Places, and the roads between them. */
  roads(): RoadBook;
  /** Where kilometres and cautions of the roads come from, by id. */
  roadSources(): RoadSources;
  /** Roads with a page of their own, by their slugs. */
  lanes(): Lane[];
  /** Whom the site names, by id. */
  people(): People;
  /** All versions of the rate card, newest first; `currentCard` chooses that of a day. */
  rateCards(): RateCard[];
  testimonials(): Testimonial[];
  brands(): Brand[];
  /** By the page that shows them. */
  photographs(): Photographs;
  /** The questions of one list of `content/faq.yaml`, in its order; those of the home page where there is no such list. */
  faq(list: FaqList): FaqItem[];
  /** The questions of one category of the FAQ page, in their order. */
  questions(category: FaqCategory): Question[];
  /** Terms of the glossary by letter and subject; with a letter, only those kept under it. */
  terms(letter?: string): TermSummary[];
  /** Terms of all letters with the query in their subject or other name, in whichever case. */
  searchTerms(query: string): TermSummary[];
  /** Terms that a document may name, of however many there are. Some of them it may not name after all. */
  termsIn(document: Document): TermSummary[];
  term(letter: string, slug: string): Term | undefined;
  /** Up to `RELATED_TERMS` terms of the letter other than `slug`. @param draw by chance, from 0 to 1: it says which */
  relatedTerms(letter: string, slug: string, draw: number): TermSummary[];
  videos(): Video[];
  /** All tags that at least one post carries, by name. */
  tags(): Tag[];
  /** A page of the posts, newest first. */
  posts(filter?: PostFilter): Page<PostSummary>;
  /** The parts of a series that are there, in order. */
  series(name: string): SeriesPart[];
  /** Ids of those who wrote or checked a post, each of whom has a page. */
  authors(): string[];
  /** A page of the posts that somebody wrote or checked, newest first; a page beyond the last has none. */
  postsOf(person: string, part: PersonPart, page?: number): Page<PostSummary>;
  /** Those that the post names, and others up to `RELATED_COUNT`, never `slug`. @param draw by chance, from 0 to 1: it says which */
  relatedPosts(slug: string, draw: number): PostSummary[];
  /** All articles of a kind, newest first. */
  articles<Kind extends ListedKind>(kind: Kind): SummaryOf[Kind][];
  article<Kind extends ArticleKind>(kind: Kind, slug: string): EntryOf[Kind] | undefined;
  /** Up to `RELATED_GUIDES` guides other than `slug`. @param draw by chance, from 0 to 1: it says which */
  relatedGuides(slug: string, draw: number): GuideSummary[];
  /** Entries of all kinds that hold the words, best first, up to `FOUND_LIMIT`. Any text is a valid query. */
  search(query: string): Found[];
  /** The words that may be meant by a search that finds nothing, from those that the site is searched by. */
  meant(query: string): Meant | undefined;
  /** Where an address that is no page any more leads now, or `GONE`; nothing for pages and for addresses that never were. */
  moved(path: string): string | undefined;
  /** All entries, for the map of the site. */
  addresses(): EntryAddress[];
}
