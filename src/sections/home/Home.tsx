import type { ReactNode } from 'react';
import { grouped, STATES_SERVED, SUPPORT_HOURS, WAREHOUSE_SQUARE_METRES } from '#domain/company/claims.ts';
import { ZONES } from '#domain/company/site.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { DEFAULT_TONNAGE, TONNAGE_MULTIPLIER } from '#domain/price/tonnage.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { BoardFoot, BoardHeadline } from '#src/ui/art/lorry/BoardHeadline.tsx';
import { HeroLorry } from '#src/ui/art/lorry/HeroLorry.tsx';
import { CoverageMap } from '#src/ui/art/map/CoverageMap.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** The first screen: a lorry whose body carries the rotating headline and the one thing to do. */
export function Hero({ copy }: { copy: PageCopy<'home'>['hero'] }) {
  return (
    <HeroLorry plate={copy.plate}>
      <BoardHeadline words={copy.words} where={copy.where} slogan={copy.slogan} />
      <BoardFoot lead={copy.lead} pause={copy.pause}>
        <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" className="justify-between" event={EVENTS.cta}>
          {copy.start.label}
        </ButtonLink>
      </BoardFoot>
    </HeroLorry>
  );
}

/** The map in words: every state, under its zone. */
function StateList({ heading }: { heading: string }) {
  return (
    <details className="group mt-8 border-y-2 border-ink">
      <summary className="flex min-h-target items-center justify-between gap-4 py-3 font-semibold hover:underline">
        {heading}
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
      </summary>
      <dl className="grid gap-x-gutter gap-y-4 pb-5 sm:grid-cols-2 md:grid-cols-3">
        {ZONES.map(({ name, states }) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd>{states.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Where the trucks go: one giant figure, the map, and what each place sends. */
export function Coverage({ copy }: { copy: PageCopy<'home'>['coverage'] }) {
  return (
    <section aria-labelledby="coverage" className="py-section">
      <div className="measure grid items-start gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="md:grid md:grid-cols-2 md:gap-gutter lg:col-span-4 lg:block">
          <h2 id="coverage">
            <span className="block text-[min(clamp(9rem,5rem+17vw,21rem),46vw)] leading-[0.76] text-accent">
              {copy.figure}
            </span>{' '}
            <span className="mt-6 block text-[min(clamp(3rem,2rem+3.6vw,5.25rem),16vw)] leading-[0.9]">
              {copy.heading}
            </span>
          </h2>
          <dl className="mt-8 self-end border-t-[3px] border-ink">
            {copy.places.map(({ place, goods }) => (
              <div
                key={place}
                className="flex items-baseline justify-between gap-4 border-b-2 border-rule py-2.5"
              >
                <dt className="font-display text-h4">{place}</dt>
                <dd className="text-right text-label">{goods}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-8">
          <div data-states={copy.explore} className="relative print:hidden">
            <CoverageMap description={copy.mapDescription} />
            <output className="absolute right-0 bottom-0 font-display text-h3" />
          </div>
          <StateList heading={copy.list} />
          <p className="mt-4">
            <a href={copy.lanes.path} className="link inline-flex min-h-target items-center">
              {copy.lanes.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

const DEFAULT_FIGURE = grouped(DEFAULT_TONNAGE * TONNAGE_MULTIPLIER);

/**
 * The tonnage moved so far, in kilograms, brought up to date by src/sections/browser/tonnage.ts. The figure that is seen counts;
 * the one that is heard changes once. Both lie over each other, so that a step of the count lays out nothing but itself.
 */
function TonnageFigure() {
  return (
    <span data-tonnage className="relative inline-grid whitespace-nowrap">
      <span aria-hidden="true" className="absolute inset-0 [contain:size_layout_style]">
        {DEFAULT_FIGURE}
      </span>
      <span className="opacity-0 [grid-area:1/1]">{DEFAULT_FIGURE}</span>
    </span>
  );
}

interface FigureProps {
  label: string;
  children: ReactNode;
  className?: string;
}

function Figure({ label, children, className = '' }: FigureProps) {
  return (
    <div className={`border-dashed border-brand-light py-6 md:py-9 ${className}`}>
      <dt className="relative z-1 text-label text-cool">{label}</dt>
      <dd className="font-display text-figure mt-3 whitespace-nowrap">{children}</dd>
    </div>
  );
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="inline-block text-[0.45em] whitespace-pre text-signal"> {children}</span>;
}

/** The strip of figures under the hero lorry: what was moved, the space, the states, the desk. */
export function Figures({ copy }: { copy: PageCopy<'home'>['figures'] }) {
  return (
    <section aria-label={copy.label} className="bg-ink text-paper">
      <dl className="measure grid grid-cols-2 md:grid-cols-[1.15fr_1fr] xl:grid-cols-[2.5fr_2.1fr_1.05fr_1fr]">
        <Figure label={copy.tonnage} className="col-span-2 border-b-2 md:col-span-1 xl:border-b-0">
          <TonnageFigure />
          <Unit>kg</Unit>
        </Figure>
        <Figure
          label={copy.warehouse}
          className="col-span-2 border-b-2 md:col-span-1 md:border-l-2 md:pl-8 xl:border-b-0"
        >
          {grouped(WAREHOUSE_SQUARE_METRES)}
          <Unit>m²</Unit>
        </Figure>
        <Figure label={copy.states} className="xl:border-l-2 xl:pl-8">
          {STATES_SERVED}
        </Figure>
        <Figure label={copy.support} className="border-l-2 pl-5 md:pl-8">
          {SUPPORT_HOURS}
        </Figure>
      </dl>
    </section>
  );
}
