import type { Document } from '@contentful/rich-text-types';
import { type Term, type TermSummary, termLink } from '#domain/entries/glossary.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import type { FieldMarks } from '#src/layouts/document/field-marks.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import '#src/ui/rich-text/article-print.css';

interface TermHeroProps {
  term: Term;
  copy: PageCopy<'glossary'>['term'];
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/**
 * The term and what it means in one line, before the giant letter that it is kept under. The letter hangs from the bottom edge, so
 * it comes last: on a slow connection it would move with each line of text. It is set from right to left, so that its right edge stays
 * where it is when its own face comes, which is narrower.
 */
export function TermHero({ term, copy, mark }: TermHeroProps) {
  return (
    <header className="relative isolate overflow-hidden bg-brand text-paper">
      <div className="measure pt-4 pb-14 lg:pt-8 lg:pb-20">
        <p>
          <a href={GLOSSARY_PATH} className="link inline-flex min-h-target items-center">
            {copy.back}
          </a>
        </p>
        <p className="mt-6 text-label font-bold lg:mt-12">{copy.letter.replace('{letter}', term.letter)}</p>
        <h1 {...mark('subject')} className="mt-3 max-w-[12ch] text-h1">
          {term.subject}
        </h1>
        {term.otherName && (
          <p {...mark('otherName')} className="mt-3 max-w-[24ch] text-h4">
            {term.otherName}
          </p>
        )}
        <p {...mark('subTitle')} className="mt-6 max-w-[44ch] text-lead">
          {term.subTitle}
        </p>
      </div>
      <span
        aria-hidden="true"
        dir="rtl"
        className="pointer-events-none absolute -z-1 right-[2vw] -bottom-[0.18em] font-display text-[min(clamp(15rem,10rem+34vw,44rem),85vw)] leading-[0.8] text-brand-deep select-none"
      >
        {term.letter}
      </span>
    </header>
  );
}

interface TermBodyProps {
  content: Document | undefined;
  copy: PageCopy<'glossary'>['term'];
  textCopy: RichTextCopy;
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/** The meaning of the term, and beside it the way to the sales desk. */
export function TermBody({ content, copy, textCopy, mark }: TermBodyProps) {
  return (
    <div className="bg-paper text-ink">
      <div className="measure grid items-start gap-x-gutter gap-y-12 py-14 lg:grid-cols-12 lg:py-20">
        <div {...mark('subjectContent')} className="min-w-0 lg:col-span-7">
          {content ? (
            <RichText document={content} copy={textCopy} />
          ) : (
            <p className="font-display text-h3">{copy.notAvailable}</p>
          )}
        </div>
        <aside
          aria-labelledby="ready"
          className="overflow-hidden rounded-card bg-signal text-ink lg:col-span-4 lg:col-start-9"
        >
          <div className="p-6 lg:p-8">
            <h2 id="ready" className="text-h3">
              {copy.ready}
            </h2>
            <p className="mt-3 max-w-[32ch]">{copy.readyText}</p>
            <ButtonLink kind="dark" href={`#${CONTACT_ANCHOR}`} event={EVENTS.cta} className="mt-6">
              {copy.expert}
            </ButtonLink>
          </div>
          <Scene name="partner-lorry" alt="" className="h-auto w-11/12 max-w-sm" />
          <div className="h-2 bg-ink" />
        </aside>
      </div>
    </div>
  );
}

interface RelatedTermsProps {
  heading: string;
  terms: TermSummary[];
}

/** Other terms of the letter, below the one that has been read. */
export function RelatedTerms({ heading, terms }: RelatedTermsProps) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-cool text-ink">
      <div className="measure py-section">
        <h2 id="related" className="text-h2">
          {heading}
        </h2>
        <ul className="mt-12 grid gap-6 md:grid-cols-3">
          {terms.map((term) => (
            <li key={term.slug} className="grid">
              <article className="group relative flex min-h-56 flex-col rounded-card bg-white p-6 lg:p-8">
                <h3 className="text-h3">
                  <a
                    href={termLink(term)}
                    className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-[3px] group-hover:underline-offset-4"
                  >
                    {term.subject}
                  </a>
                </h3>
                <p className="mt-3">{term.subTitle}</p>
                <Icon name="arrow" className="mt-auto ms-auto size-6" />
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
