import type { ReactNode } from 'react';
import type { CaseStudySummary } from '#domain/entries/entry-kinds.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';

interface Props {
  study: CaseStudySummary & { updated?: string };
  copy: PageCopy<'case-studies'>['study'];
  className?: string;
  children?: ReactNode;
}

/** The printed sheet of a case study: what it is, whose load it was and when it came out. */
export function StudySheet({ study, copy, className = '', children }: Props) {
  return (
    <div className={`flex flex-col bg-paper text-ink ${className}`}>
      <Band motif="rosette" size="small" className="shrink-0" />
      <p className="border-b-[3px] border-ink px-6 py-4 font-display text-h4">{copy.kind}</p>
      <dl className="grid grid-cols-2 text-label">
        {study.client && <Cell term={copy.client}>{study.client}</Cell>}
        <Cell term={copy.published}>
          <time dateTime={study.date}>{formatDate(study.date)}</time>
        </Cell>
        {study.updated && (
          <Cell term={copy.updated}>
            <time dateTime={study.updated}>{formatDate(study.updated)}</time>
          </Cell>
        )}
      </dl>
      {children}
    </div>
  );
}

function Cell({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b-2 border-rule px-6 py-3 odd:border-e-2 last:odd:col-span-2 last:odd:border-e-0">
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="mt-1 text-lead font-semibold">{children}</dd>
    </div>
  );
}
