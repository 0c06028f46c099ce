import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** The steps after sending, as a route with numbered stops. */
export function AfterSending({ copy }: { copy: PageCopy<'contact'>['next'] }) {
  return (
    <section className="bg-warm" aria-labelledby="after-sending">
      <div className="measure py-section">
        <h2 id="after-sending" className="text-h2">
          {copy.heading}
        </h2>
        <ol className="mt-12 grid lg:grid-cols-3 print:mt-4">
          {copy.steps.map((step, place) => (
            <li key={step} className="group flex gap-5 lg:flex-col lg:gap-6">
              <div className="flex flex-col items-center lg:flex-row">
                <span
                  className="grid size-14 shrink-0 print:size-10 place-items-center bg-ink font-display text-h4 text-paper"
                  aria-hidden="true"
                >
                  {place + 1}
                </span>
                <span
                  className="w-1 grow border-l-4 border-dashed border-ink group-last:hidden lg:h-1 lg:w-auto lg:border-t-4 lg:border-l-0"
                  aria-hidden="true"
                />
              </div>
              <p className="max-w-[22.5em] pt-3 pb-10 text-lead print:pb-2 lg:pt-0 lg:pr-8 lg:pb-0">{step}</p>
            </li>
          ))}
        </ol>
        <ButtonLink kind="plain" href={copy.terms.path} icon="arrow" event={EVENTS.cta} className="mt-10">
          {copy.terms.label}
        </ButtonLink>
      </div>
    </section>
  );
}
