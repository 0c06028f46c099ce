import type { PageCopy } from '#domain/pages/pages.ts';

/** How it began, beside the years since as one giant figure. */
export function Story({ copy }: { copy: PageCopy<'about'>['story'] }) {
  return (
    <section aria-labelledby="story" className="bg-ink text-paper">
      <div className="measure grid gap-x-gutter gap-y-10 py-section lg:grid-cols-12">
        <h2 id="story" className="flex items-end gap-6 lg:col-span-5 lg:block">
          <span className="block text-[min(clamp(10rem,6rem+18vw,24rem),51vw)] leading-[0.74] text-signal">
            {copy.figure}
          </span>{' '}
          <span className="block text-h3 lg:mt-8">{copy.heading}</span>
        </h2>
        <div className="space-y-6 text-lead lg:col-span-6 lg:col-start-7">
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
