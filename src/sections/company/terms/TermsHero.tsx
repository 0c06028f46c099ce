import type { CompanyTerms } from '#domain/company/company-terms.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';
import { PriceSlip } from './PriceSlip.tsx';

interface Props {
  copy: PageCopy<'terms'>;
  facts: CompanyTerms;
}

/** The subject of the page, the time to a quote, and beside them the slip that any quote can be held against. */
export function TermsHero({ copy, facts }: Props) {
  return (
    <section aria-labelledby="terms" className="bg-signal text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-6 lg:pe-8">
          <PageTitle id="terms" heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[38ch] text-lead">{copy.lead}</p>
          <ButtonLink kind="dark" icon="arrow" href={copy.action.path} event={EVENTS.cta} className="mt-6">
            {copy.action.label}
          </ButtonLink>
          <dl className="mt-8 border-t-[3px] border-ink pt-4">
            <dt className="text-label font-semibold">{copy.soon}</dt>
            <dd className="mt-1 max-w-[24ch] font-display text-h4">
              {facts.quoteTime.value ?? copy.soonUnknown}
            </dd>
          </dl>
        </div>
        <PriceSlip copy={copy.slip} className="lg:col-span-6" />
      </div>
    </section>
  );
}
