import type { PageCopy } from '#domain/pages.ts';
import { Scene } from '#src/illustrations/files.tsx';

/** What we are about, and the people of one load standing under it. */
export function AboutHero({ copy }: { copy: PageCopy<'about'> }) {
  return (
    <section aria-labelledby="about-heading" className="overflow-hidden bg-glass text-ink">
      <div className="measure grid gap-x-gutter gap-y-6 pt-12 lg:grid-cols-12 lg:pt-20">
        <h1 id="about-heading" className="text-h1 lg:col-span-8">
          {copy.heading}
        </h1>
        <p className="max-w-[34ch] self-end text-lead lg:col-span-4">{copy.lead}</p>
      </div>
      <div className="mt-12 border-b-12 border-ink">
        <Scene
          name="crew"
          alt={copy.crew}
          lazy={false}
          className="mx-auto block h-auto w-[40rem] max-w-none -translate-x-64 sm:w-full sm:max-w-[68rem] sm:translate-x-0"
        />
      </div>
    </section>
  );
}
