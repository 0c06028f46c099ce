import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

/** The title of the videos, and their subject. */
export function VideosHero({ copy }: { copy: PageCopy<'videos'> }) {
  return (
    <section className="bg-ink text-paper">
      <div className="measure grid gap-x-gutter gap-y-8 pt-12 pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-20">
        <PageTitle
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-signal"
          className="lg:col-span-8"
        />
        <p className="max-w-[36ch] self-end text-lead lg:col-span-4">{copy.lead}</p>
      </div>
      <Band motif="sawtooth" size="medium" />
    </section>
  );
}
