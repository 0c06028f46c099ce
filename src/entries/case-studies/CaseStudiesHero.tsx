import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** The claim, the way to become part of it, and a lorry on its way. */
export function CaseStudiesHero({ copy }: { copy: PageCopy<'case-studies'>['hero'] }) {
  return (
    <section className="overflow-hidden bg-signal text-ink">
      <div className="measure pt-10 lg:pt-16">
        <h1 className="max-w-[15ch] text-h1 leading-[0.9]">{copy.heading}</h1>
        <p className="mt-8 max-w-[26ch] text-lead">{copy.lead}</p>
        <ButtonLink
          kind="dark"
          icon="arrow"
          href={`#${CONTACT_ANCHOR}`}
          event={EVENTS.contact}
          className="mt-6"
        >
          {copy.become}
        </ButtonLink>
        <Scene
          name="truck-40"
          alt=""
          lazy={false}
          className="mt-10 -ms-[55%] h-auto w-[150%] max-w-none md:ms-auto md:w-4/5 lg:-mt-32 lg:w-7/12"
        />
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}
