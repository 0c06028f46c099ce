import type { PageCopy } from '#domain/pages/pages.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';

/** The promise, beside a gate that opens. */
export function AccessibilityHero({ copy }: { copy: PageCopy<'accessibility'> }) {
  return (
    <section aria-labelledby="accessibility" className="border-b-10 border-ink bg-warm text-ink">
      <div className="measure grid gap-x-gutter gap-y-8 pt-12 lg:grid-cols-12 lg:pt-20">
        <div className="lg:col-span-8 lg:pb-20">
          <PageTitle
            id="accessibility"
            heading={copy.heading}
            slogan={copy.slogan}
            accent="text-accent-deep"
          />
          <p className="mt-6 max-w-[46ch] text-lead">{copy.lead}</p>
          <p className="mt-4 text-label font-bold">
            {copy.since} <time dateTime={copy.date}>{formatDate(copy.date)}</time>
          </p>
        </div>
        <Scene
          name="gate"
          alt={copy.gate}
          lazy={false}
          className="-ms-margin -mb-2.5 h-auto w-full max-w-96 self-end lg:col-span-4 lg:ms-0 lg:max-w-none"
        />
      </div>
    </section>
  );
}
