import type { Document } from '@contentful/rich-text-types';
import type { Post, PostSummary, Tag } from './blog.ts';
import type { Brand, FaqItem, Testimonial } from './copy.ts';
import type { EmailCopy } from './emails.ts';
import type { FaqCategoryId, Question } from './faq.ts';
import type { FaqList } from './faq-lists.ts';
import type { Term, TermSummary } from './glossary.ts';
import type { MarketingFormCopy } from './pages/marketing.ts';
import type { ContactFormCopy, PageCopy, PageName } from './pages.ts';
import type { Navigation, Site } from './site.ts';
import type { LayoutCopy } from './standard-layout.ts';
import type { Video } from './videos.ts';

/**
 * The one door to content. Everything behind it is plain, validated and in memory or on local disk: a page never waits
 * for a content service. Methods are synchronous and never throw for content that is absent.
 */
export interface Content {
  /** Changes whenever any content changes; cached pages are kept under it. */
  revision(): string;
  site(): Site;
  navigation(): Navigation;
  layout(): LayoutCopy;
  page<Name extends PageName>(name: Name): PageCopy<Name>;
  contactForm(): ContactFormCopy;
  marketingForm(): MarketingFormCopy;
  emails(): EmailCopy;
  privacyPolicy(): Document;
  testimonials(): Testimonial[];
  brands(): Brand[];
  /** The questions of one list of `content/faq.yaml`, in its order; those of the home page where there is no such list. */
  faq(list: FaqList): FaqItem[];
  /** The questions of one category of the FAQ page, in their order. */
  questions(category: FaqCategoryId): Question[];
  /** Terms of the glossary by letter and subject; with a letter, only those kept under it. */
  terms(letter?: string): TermSummary[];
  /** Terms of all letters whose subject holds the query, in whichever case. */
  searchTerms(query: string): TermSummary[];
  term(letter: string, slug: string): Term | undefined;
  /** Up to `RELATED_TERMS` random terms of the letter other than `slug`. */
  relatedTerms(letter: string, slug: string): TermSummary[];
  videos(): Video[];
  /** All tags that at least one post carries, by name. */
  tags(): Tag[];
  /** Posts, newest first; with a tag id, only those that carry it. */
  posts(filter?: { tag?: string }): PostSummary[];
  post(slug: string): Post | undefined;
  /** Up to `RELATED_COUNT` random posts other than `slug`. */
  relatedPosts(slug: string): PostSummary[];
}
