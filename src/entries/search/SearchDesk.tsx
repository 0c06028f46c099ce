import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { PageTitle } from '#src/ui/parts/PageTitle.tsx';

interface Props {
  copy: PageCopy<'search'>;
  /** The field. */
  children: ReactNode;
}

/** The subject of the page, and the field. */
export function SearchDesk({ copy, children }: Props) {
  return (
    <section className="bg-accent text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-6 pt-10 pb-12 lg:grid-cols-12 lg:pt-16">
        <PageTitle
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-signal"
          className="lg:col-span-5"
        />
        <div className="lg:col-span-7">
          <p className="max-w-[40em] text-lead">{copy.lead}</p>
          {children}
        </div>
      </div>
      <Band motif="lozenge" size="medium" />
    </section>
  );
}
