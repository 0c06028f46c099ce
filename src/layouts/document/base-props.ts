import type { FaqList } from '#domain/pages/page-records.ts';
import type { ClosingCallCopy, Meta } from '#domain/shared/copy.ts';
import type { Card } from '#src/seo/social/card.ts';
import type { Surface } from '#src/ui/parts/surfaces.ts';

/**
 * How the shared block ends a page. `full` is what the specification describes: reviews, questions, the form; Standard.astro adds the
 * reviews. `short`, of texts to read and of pages that it does not describe, is the form and three questions. `quiet`, where the visitor has
 * just written or only reads rules, is a line with the telephone number.
 */
type Ending = 'full' | 'short' | 'quiet';

/** The address of an answer, path and query, and the card of its preview. */
export interface Shared {
  target: string;
  card: Card | undefined;
}

/** The settings of a page with header, shared block and footer (Base.astro). */
export interface BaseProps {
  meta: Meta;
  /** Path of the address that search engines keep, when it is not this one. */
  canonical?: string;
  /** What link previews lead to and show, where it is not the canonical address: the answer to a question, with its query. */
  shared?: Shared;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** The page is one article; Document.astro says what that changes. */
  article?: boolean;
  /** The colour surface that the page opens on; the header is on it. */
  surface: Surface;
  /** The list of questions in the shared block, when it is not the one that the page's record names. */
  faq?: FaqList;
  /** Begins the visitor's message in the contact form. */
  message?: string;
  ending: Ending;
  /** The page asks for a call itself, by a form of its own: it ends with the quiet line, so that it does not ask twice. */
  ownCallForm?: boolean;
  /** The heading of the contact form on a product page. */
  closing?: ClosingCallCopy;
  /** The page has the contact form itself, so that the shared one is left out. */
  ownContactForm?: boolean;
  /** The page answers questions itself, so that the shared ones are left out. */
  ownQuestions?: boolean;
}
