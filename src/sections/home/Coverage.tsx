import type { PageCopy } from '#domain/pages/pages.ts';
import { CoverageMap } from '#src/ui/art/map/CoverageMap.tsx';
import { StateList } from './StateList.tsx';

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
