import type { PageCopy } from '#domain/pages/pages.ts';
import { WHICH_TRUCK_ANCHOR } from '#domain/price/trucks/load-query.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { PRICE_PATH } from '#domain/shared/page-paths.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** The promise, and a forty-foot lorry that drives in from the left edge of the page. */
export function Hero({ copy }: { copy: PageCopy<'haulage'>['hero'] }) {
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
        <div className="self-end lg:col-span-3 lg:pb-3">
          <p className="max-w-[36ch] text-lead">{copy.lead}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 lg:flex-col lg:items-start">
            <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" event={EVENTS.cta}>
              {copy.action.label}
            </ButtonLink>
            <a href={`#${WHICH_TRUCK_ANCHOR}`} className="link inline-block py-2.5" data-event={EVENTS.cta}>
              {copy.tool}
            </a>
            <a href={PRICE_PATH} className="link inline-block py-2.5" data-event={EVENTS.cta}>
              {copy.price}
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
