import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { PageTitle } from '#src/ui/parts/PageTitle.tsx';

interface Props {
  copy: PageCopy<'careers'>;
  /** The question for openings. */
  children: ReactNode;
}

/** The subject of the page, and the question for openings. */
export function CareersHero({ copy, children }: Props) {
  return (
    <section aria-labelledby="careers-heading" className="overflow-hidden bg-ink text-paper">
      <div className="measure grid gap-x-gutter gap-y-8 pt-12 pb-10 lg:grid-cols-12 lg:pt-20">
        <PageTitle
          id="careers-heading"
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-signal"
          className="lg:col-span-8"
        />
        <div className="self-end lg:col-span-4">
          <p className="max-w-[34ch] text-lead">{copy.lead}</p>
          {children}
        </div>
      </div>
      <Scene
        name="empty-yard"
        phone="empty-yard-card"
        alt={copy.yard}
        lazy={false}
        className="aspect-[4/3] w-full object-cover object-bottom md:aspect-[26/8]"
      />
    </section>
  );
}
