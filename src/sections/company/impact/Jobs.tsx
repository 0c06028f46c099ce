import type { PageCopy } from '#domain/pages/pages.ts';

/** Who is at work when a load moves: their trades as giant words on a ruled list. */
export function Jobs({ copy }: { copy: PageCopy<'impact'>['jobs'] }) {
  return (
    <section aria-labelledby="jobs" className="bg-cool py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="jobs" className="text-h3 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[42ch] lg:col-span-5">{copy.lead}</p>
        </div>
        <ul className="mt-8 border-t-[3px] border-ink lg:mt-12">
          {copy.trades.map(({ name, text }) => (
            <li
              key={name}
              className="grid items-center gap-x-gutter gap-y-3 border-b-2 border-ink py-5 md:grid-cols-12 md:py-4"
            >
              <h3 className="text-h1 text-brand md:col-span-7">{name}</h3>
              <p className="max-w-[42ch] md:col-span-5">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-[58ch] text-lead">{copy.owners}</p>
      </div>
    </section>
  );
}
