import type { ShownTerms } from '#domain/company/company-terms.ts';
import type { Site } from '#domain/company/site.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { TornSlip } from '../../../ui/blocks/paper.tsx';

interface IdentityProps {
  copy: PageCopy<'terms'>['identity'];
  facts: ShownTerms;
  site: Site;
}

/** Who is behind the contract, as a plate on the door of a container. */
export function Identity({ copy, facts, site }: IdentityProps) {
  const lines = [
    { label: copy.name, value: site.legalName.value },
    ...copy.lines.flatMap(({ term, label }) => (facts[term] ? [{ label, value: facts[term] }] : [])),
    { label: copy.office, value: site.address.value },
  ];
  return (
    <section aria-labelledby="identity" className="overflow-hidden bg-ink text-paper">
      <div className="measure grid items-center gap-x-gutter gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pe-8">
          <h2 id="identity" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead">{copy.lead}</p>
          <p className="mt-8 max-w-[40ch] border-s-6 border-accent bg-alert px-5 py-4 font-semibold text-ink">
            {copy.warning}
          </p>
        </div>
        <div className="-mx-margin border-y-12 border-accent-deep bg-accent p-5 md:mx-0 md:border-12 md:p-10 lg:col-span-7">
          <dl className="border-[3px] border-paper px-5 md:px-7">
            {lines.map(({ label, value }) => (
              <div
                key={label}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-paper/50 py-3 last:border-b-0"
              >
                <dt className="text-label font-semibold">{label}</dt>
                <dd className="font-display text-h4">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

interface PriceSlipProps {
  copy: PageCopy<'terms'>['slip'];
  className?: string;
}

/** The parts of a price on a slip torn off a roll. The amounts are left to fill in: none was invented. */
export function PriceSlip({ copy, className = '' }: PriceSlipProps) {
  return (
    <TornSlip heading={copy.title} note={copy.copies} className={className}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.columns.part}</th>
            <th scope="col">{copy.columns.moved}</th>
            <th scope="col">{copy.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {copy.lines.map(({ part, moved }) => (
            <tr
              key={part}
              className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-rule px-5 py-2.5 md:px-7"
            >
              <th scope="row" className="grow basis-0 text-left font-display text-h4 font-extrabold">
                {part}
              </th>
              <td className="order-last basis-full text-label text-muted">{moved}</td>
              <td className="w-24 border-b-2 border-dotted border-muted font-semibold text-muted">
                {copy.currency}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-5 pt-4 pb-3 font-semibold md:px-7">{copy.foot}</p>
    </TornSlip>
  );
}
