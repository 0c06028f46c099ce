import type { PageCopy } from '#domain/pages/pages.ts';

/** Where goods are lost on the way and what is done there: a loss sheet, one line for each place. */
export function Losses({ copy }: { copy: PageCopy<'impact'>['losses'] }) {
  return (
    <section aria-labelledby="losses" className="bg-warm py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="losses" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          <p className="max-w-[36ch] text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <ol className="mt-10 rounded-card bg-paper px-5 md:px-8 lg:mt-14">
          {copy.lines.map(({ place, risk, answer }, line) => (
            <li
              key={place}
              className="grid gap-x-gutter gap-y-4 border-b-2 border-rule py-6 last:border-b-0 md:grid-cols-2 lg:grid-cols-12 lg:items-baseline lg:py-7"
            >
              <h3 className="flex items-baseline gap-3 text-h3 md:col-span-2 lg:col-span-4">
                <span aria-hidden="true" className="w-[1ch] text-accent tabular-nums">
                  {line + 1}
                </span>
                {place}
              </h3>
              <Cell name={copy.columns.risk} text={risk} />
              <Cell name={copy.columns.answer} text={answer} strong />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Cell({ name, text, strong = false }: { name: string; text: string; strong?: boolean }) {
  return (
    <div className="lg:col-span-4">
      <p className="text-label text-muted">{name}</p>
      <p className={`mt-1 max-w-[40ch] ${strong ? 'font-semibold' : ''}`}>{text}</p>
    </div>
  );
}
