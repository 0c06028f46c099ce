import type { PartnerCopy } from '#domain/price/copy/partners.ts';
import { SourceLinks } from '../../ui/blocks/SourceLinks.tsx';

interface Props {
  copy: PartnerCopy['papers'];
}

/** The papers that come first, each with who gives it. */
export function Papers({ copy }: Props) {
  return (
    <section aria-labelledby="papers" className="bg-warm text-ink">
      <div className="measure py-section">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="papers" className="text-h2 lg:col-span-6">
            {copy.heading}
          </h2>
          <p className="max-w-[48ch] text-lead lg:col-span-6">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-x-gutter gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {copy.papers.map(({ name, issuer, text, sources }) => (
            <li key={name} className="border-t-[3px] border-ink pt-4">
              <h3 className="text-h4">{name}</h3>
              <p className="mt-1 text-label font-semibold text-brand">
                {copy.from} {issuer}
              </p>
              <p className="mt-3 max-w-[44ch]">{text}</p>
              {sources && <SourceLinks sources={sources} className="mt-2" />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
