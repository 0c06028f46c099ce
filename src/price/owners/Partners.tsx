import type { ShownTerms } from '#domain/company/company-terms.ts';
import type { PartnerCopy, PartnerWarehousesCopy } from '#domain/price/copy/partners.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Clauses } from '#src/sections/company/terms/OwnersTerms.tsx';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SourceLinks } from '../../ui/blocks/SourceLinks.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

/** Where owners ask for a call. */
export const CALL_ANCHOR = 'call';

interface PartnerHeroProps {
  copy: PartnerCopy;
  drawing: DrawingName;
  /** The client platform, where owners register. */
  register: string;
  /** The chat with the first lines written, where there is a number. */
  whatsapp: string | undefined;
  newTabNote: string;
}

/** The subject of the page for an owner, and the three ways to begin. */
export function PartnerHero({ copy, drawing, register, whatsapp, newTabNote }: PartnerHeroProps) {
  return (
    <section className="overflow-hidden bg-signal text-ink">
      <div className="measure grid items-end gap-x-gutter gap-y-8 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-7">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[44ch] text-lead">{copy.lead}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink kind="dark" icon="arrow" href={`#${CALL_ANCHOR}`} event={EVENTS.contact}>
              {copy.call}
            </ButtonLink>
            <ButtonLink kind="plain" href={register} newTabNote={newTabNote} event={EVENTS.cta}>
              {copy.register}
            </ButtonLink>
            {whatsapp && (
              <ButtonLink kind="plain" href={whatsapp} newTabNote={newTabNote} event={EVENTS.cta}>
                {copy.whatsapp}
              </ButtonLink>
            )}
          </div>
        </div>
        <Scene name={drawing} alt="" className="hidden h-auto w-full lg:col-span-5 lg:block" />
      </div>
    </section>
  );
}

interface PapersProps {
  copy: PartnerCopy['papers'];
}

/** The papers that come first, each with who gives it. */
export function Papers({ copy }: PapersProps) {
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

interface PaymentProps {
  copy: PartnerWarehousesCopy['payment'];
  facts: ShownTerms;
}

/** The terms of payment of a warehouse's owner: those whose facts are known. */
export function Payment({ copy, facts }: PaymentProps) {
  const clauses = copy.clauses.filter(({ term }) => facts[term]);
  if (clauses.length === 0) return null;
  return (
    <section aria-labelledby="payment" className="bg-cool text-ink">
      <div className="measure py-section">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="payment" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <Clauses clauses={clauses} facts={facts} />
      </div>
    </section>
  );
}
