import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';

/** The company in one line, and a lorry beside its load standing under it; their ground sinks into the one across the page. */
export function AboutHero({ copy }: { copy: PageCopy<'about'> }) {
  return (
    <section aria-labelledby="about-heading" className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter gap-y-6 pt-8 lg:grid-cols-12 lg:pt-20">
        <PageTitle
          id="about-heading"
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-accent-deep"
          className="lg:col-span-8"
        />
        <div className="self-end lg:col-span-4">
          <p className="max-w-[34ch] text-lead">{copy.lead}</p>
          <ButtonLink
            href={`#${CONTACT_ANCHOR}`}
            kind="dark"
            icon="arrow"
            event={EVENTS.cta}
            className="mt-6"
          >
            {copy.action}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-12 border-b-12 border-ink">
        <Scene
          name="loaded-lorry"
          phone="loaded-lorry-tile"
          alt={copy.truck}
          lazy={false}
          className="mx-auto h-auto w-full max-w-[22rem] translate-y-[5.833%] md:max-w-[68rem]"
        />
      </div>
    </section>
  );
}
