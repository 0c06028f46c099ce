import type { Term } from '#domain/entries/glossary.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';
import type { FieldMarks } from '#src/layouts/document/field-marks.ts';

interface Props {
  term: Term;
  copy: PageCopy<'glossary'>['term'];
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/**
 * The term and what it means in one line, before the giant letter that it is kept under. The letter hangs from the bottom edge, so
 * it comes last: on a weak line it would move with each line of text. It is set from right to left, so that its right edge stays
 * where it is when its own face comes, which is narrower.
 */
export function TermHero({ term, copy, mark }: Props) {
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
