import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** That there are no case studies yet, beside the blank sheet of the first. */
export function NoneYet({ copy }: { copy: PageCopy<'case-studies'>['list'] }) {
  return (
    <section aria-labelledby="case-studies" className="bg-brand text-paper">
      <div className="measure grid items-start gap-x-gutter gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="case-studies" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead">{copy.text}</p>
          <ButtonLink href={`#${CONTACT_ANCHOR}`} event={EVENTS.contact} className="mt-8">
            {copy.action}
          </ButtonLink>
        </div>
        <div aria-hidden="true" className="bg-paper text-ink lg:col-span-6 lg:col-start-7 lg:rotate-1">
          <Band motif="rosette" size="small" />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[3px] border-ink px-6 py-4">
            <span className="font-display text-h4">{copy.sheet.title}</span>
            <span className="text-label text-muted">{copy.sheet.note}</span>
          </p>
          <ul className="grid grid-cols-2">
            {copy.sheet.cells.map((cell) => (
              <li
                key={cell}
                className="min-h-28 border-b-2 border-rule px-6 pt-4 text-label font-semibold text-muted odd:border-e-2"
              >
                {cell}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
