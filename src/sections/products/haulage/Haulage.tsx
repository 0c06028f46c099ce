import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { WHICH_TRUCK_ANCHOR } from '#domain/price/trucks/load-query.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** The promise, the field for a price, and a forty-foot lorry that drives in from the left edge of the page. */
export function Hero({ copy, children }: { copy: PageCopy<'haulage'>['hero']; children: ReactNode }) {
  const [first, second] = copy.heading;
  const [length, gross] = copy.board;
  return (
    <section className="overflow-hidden bg-accent text-paper">
      <div className="measure grid gap-x-gutter gap-y-5 pt-6 pb-8 lg:grid-cols-12 lg:pt-14 lg:pb-16">
        <div className="lg:col-span-9">
          <p className="mb-4 font-display text-h4 text-signal">{copy.slogan}</p>
          <h1 className="text-h1">
            <span className="block">{first}</span> <span className="block">{second}</span>
          </h1>
        </div>
        <div className="max-w-[36rem] lg:order-last lg:col-span-9">{children}</div>
        <div className="self-end lg:col-span-3 lg:pb-3">
          <p className="max-w-[36ch] text-lead">{copy.lead}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 lg:flex-col lg:items-start">
            <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" event={EVENTS.cta}>
              {copy.action.label}
            </ButtonLink>
            <a href={`#${WHICH_TRUCK_ANCHOR}`} className="link inline-block py-2.5" data-event={EVENTS.cta}>
              {copy.tool}
            </a>
          </div>
        </div>
      </div>
      <div className="relative mx-auto flex max-w-page justify-end pr-margin">
        <Scene
          name="road-container"
          alt=""
          lazy={false}
          className="h-[clamp(10.5rem,25.5vw,26rem)] w-auto max-w-none shrink-0"
        />
        <p
          className="absolute inset-x-0 top-0 flex h-[66%] flex-col justify-center px-margin font-display leading-none print:hidden"
          aria-hidden="true"
        >
          <span className="text-[min(clamp(2.75rem,7vw,6.75rem),14vw)]">{length}</span>
          <span className="mt-2 hidden text-[clamp(1.5rem,2.6vw,2.5rem)] text-signal md:block">{gross}</span>
        </p>
      </div>
      <Road />
    </section>
  );
}

/** The agreements before a truck leaves, ticked off as on a gate sheet, with the crew who tick it. */
export function Benefits({ copy }: { copy: PageCopy<'haulage'>['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="overflow-hidden bg-warm text-ink">
      <div className="measure grid gap-x-gutter gap-y-4 pt-section lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-5">
          <h2 id="benefits" className="text-h2">
            {copy.heading}
          </h2>
          <Scene
            name="signing"
            alt=""
            className="mt-auto -mb-[4%] -ms-margin hidden h-auto w-[calc(100%+var(--spacing-margin))] max-w-none lg:block"
          />
        </div>
        <ul className="border-t-[3px] border-ink lg:col-span-6 max-md:pb-section lg:col-start-7 lg:pb-section">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="flex gap-5 border-b-2 border-rule py-2.5 md:py-4">
              <span className="mt-1.5 grid size-9 shrink-0 rotate-45 place-items-center bg-brand text-paper">
                <Icon name="check" className="size-5 -rotate-45" />
              </span>
              <div>
                <h3 className="text-h4 md:text-[1.875rem] md:leading-none">{title}</h3>
                <p className="mt-0.5 max-w-[52ch] max-md:text-label md:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Scene
          name="signing"
          alt=""
          className="mx-auto -mb-[4%] hidden h-auto w-full self-end md:block lg:hidden"
        />
      </div>
      <div className="h-4 bg-ink max-md:hidden" />
    </section>
  );
}
