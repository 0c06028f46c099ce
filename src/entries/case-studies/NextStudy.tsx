import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** The way to become the next case study. */
export function NextStudy({ copy }: { copy: PageCopy<'case-studies'> }) {
  return (
    <section aria-labelledby="next-study" className="bg-signal text-ink print:hidden">
      <div className="measure flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
        <h2 id="next-study" className="max-w-[11em] text-h2">
          {copy.study.next}
        </h2>
        <ButtonLink kind="dark" icon="arrow" href={`#${CONTACT_ANCHOR}`} event={EVENTS.contact}>
          {copy.hero.become}
        </ButtonLink>
      </div>
    </section>
  );
}
