import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

/** The meaning of a lane, and the way to the price of any other road. */
export function LanesHero({ copy, children }: { copy: PageCopy<'lanes'>; children: ReactNode }) {
  return (
    <section className="bg-signal text-ink">
      <div className="measure grid items-end gap-x-gutter gap-y-6 pt-8 pb-12 lg:grid-cols-12 lg:pt-16">
        <PageTitle
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-accent-deep"
          className="lg:col-span-7"
        />
        <div className="lg:col-span-5">
          <p className="max-w-[42ch] text-lead">{copy.lead}</p>
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </section>
  );
}
