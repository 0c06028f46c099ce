import type { CompanyTerms } from '#domain/company/company-terms.ts';
import type { Site } from '#domain/company/site.ts';
import type { PageCopy } from '#domain/pages/pages.ts';

interface Props {
  copy: PageCopy<'terms'>['identity'];
  facts: CompanyTerms;
  site: Site;
}

/** Who stands behind the contract, as a plate on the door of a container. */
export function Identity({ copy, facts, site }: Props) {
  const lines = [
    { label: copy.name, value: site.legalName.value },
    ...copy.lines.map(({ term, label }) => ({ label, value: facts[term].value ?? copy.unknown })),
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
