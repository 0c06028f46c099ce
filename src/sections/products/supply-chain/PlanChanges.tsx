import type { PageCopy } from '#domain/pages/pages.ts';

/** The changes that a plan brings, as a ruled ledger of two columns with its heading in the margin. */
export function PlanChanges({ copy }: { copy: PageCopy<'supply-chain'>['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="bg-cool py-section text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <h2 id="benefits" className="text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          {copy.heading}
        </h2>
        <ul className="grid border-t-[3px] border-ink sm:grid-cols-2 sm:gap-x-gutter lg:col-span-7 lg:col-start-6">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="border-b-2 border-ink/25 py-6 md:py-8">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-[36ch]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
