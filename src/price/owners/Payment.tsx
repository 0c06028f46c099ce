import type { PartnerWarehousesCopy } from '#domain/price/copy/partners.ts';

interface Props {
  copy: PartnerWarehousesCopy['payment'];
}

/** The terms of payment of a warehouse's owner. */
export function Payment({ copy }: Props) {
  return (
    <section aria-labelledby="payment" className="bg-cool text-ink">
      <div className="measure py-section">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="payment" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <ol className="mt-10 grid gap-x-gutter gap-y-8 md:grid-cols-3 lg:mt-16">
          {copy.clauses.map(({ title, text }) => (
            <li key={title} className="border-t-[3px] border-ink pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-4 max-w-[38ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
