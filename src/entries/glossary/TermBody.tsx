import type { Document } from '@contentful/rich-text-types';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import type { FieldMarks } from '#src/layouts/document/field-marks.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';

interface Props {
  content: Document | undefined;
  copy: PageCopy<'glossary'>['term'];
  textCopy: RichTextCopy;
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/** The meaning of the term, and beside it the way to the sales desk. */
export function TermBody({ content, copy, textCopy, mark }: Props) {
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
