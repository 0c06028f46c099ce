import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** The loss that the page is about, as bags that can be counted. */
export function ImpactHero({ copy }: { copy: PageCopy<'impact'> }) {
  return (
    <section aria-labelledby="impact-heading" className="overflow-hidden bg-brand-deep text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-6 pt-8 md:pt-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="font-display text-h4">{copy.slogan}</p>
          <h1 id="impact-heading" className="mt-3 text-h2">
            {copy.heading}
          </h1>
        </div>
        <div className="lg:col-span-5">
          <p className="max-w-[42ch] text-lead">{copy.lead}</p>
          <SourceLinks sources={copy.sources} className="mt-4" />
          <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" event={EVENTS.cta} className="mt-6">
            {copy.action}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-10 border-b-12 border-ink lg:mt-14">
        <div className="measure">
          <Scene
            name="hundred-bags"
            phone="hundred-bags-tile"
            alt={copy.bags}
            lazy={false}
            className="h-auto w-full"
          />
        </div>
      </div>
    </section>
  );
}
