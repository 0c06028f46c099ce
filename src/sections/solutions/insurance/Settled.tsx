import type { PageCopy } from '#domain/pages/pages.ts';

/** The benefits of the cover, as four numbered clauses of a policy. */
export function Settled({ copy }: { copy: PageCopy<'insurance'>['benefits'] }) {
  return (
    <section aria-labelledby="settled" className="bg-paper py-section">
      <div className="measure">
        <h2 id="settled" className="max-w-[16ch] text-h2">
          {copy.heading}
        </h2>
        <ol className="mt-10 grid gap-x-gutter gap-y-8 md:grid-cols-2 md:gap-y-12 lg:mt-16 xl:grid-cols-4">
          {copy.items.map(({ title, text }, place) => (
            <li
              key={title}
              className="grid grid-cols-[56px_1fr] content-start border-t-[3px] border-ink pt-5 md:grid-cols-1"
            >
              <span className="row-span-2 font-display text-figure text-accent" aria-hidden="true">
                {place + 1}
              </span>
              <h3 className="text-h3 md:mt-6">{title}</h3>
              <p className="mt-3 max-w-[38ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
