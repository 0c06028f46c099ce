import { OPENINGS_ANCHOR } from '#domain/pages/anchors.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';

const SLIP = 'bg-paper px-5 py-3 text-lead font-bold text-ink -rotate-1 w-fit border-l-6 border-accent';

/**
 * The question for openings and its answer. The region for the answer is in the page from the start and filled by
 * src/sections/browser/openings.ts; without script the form leads to the same words by a fragment.
 */
export function CareersHero({ copy }: { copy: PageCopy<'careers'> }) {
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
          <form action={`/careers#${OPENINGS_ANCHOR}`} data-openings data-held="openings" className="mt-7">
            <SubmitButton icon="arrow" event={EVENTS.cta}>
              {copy.openings.label}
            </SubmitButton>
            <div className="mt-5 min-h-16">
              <div role="status">
                <p className={`${SLIP} empty:hidden`} data-openings-answer={copy.none} />
              </div>
              <p id={OPENINGS_ANCHOR} className={`${SLIP} not-target:hidden`}>
                {copy.none}
              </p>
            </div>
          </form>
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
