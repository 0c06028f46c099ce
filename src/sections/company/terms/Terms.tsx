import type { Clause, ShownTerms } from '#domain/company/company-terms.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Waybill } from '../../../ui/blocks/Waybill.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';
import { PriceSlip } from './Identity.tsx';
import { Fact } from './OwnersTerms.tsx';

interface TermsHeroProps {
  copy: PageCopy<'terms'>;
  facts: ShownTerms;
}

/** The subject of the page, the time to a quote, and beside them the slip that any quote can be checked against. */
export function TermsHero({ copy, facts }: TermsHeroProps) {
  return (
    <section aria-labelledby="terms" className="bg-signal text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-6 lg:pe-8">
          <PageTitle id="terms" heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[38ch] text-lead">{copy.lead}</p>
          <ButtonLink kind="dark" icon="arrow" href={copy.action.path} event={EVENTS.cta} className="mt-6">
            {copy.action.label}
          </ButtonLink>
          {facts.quoteTime && (
            <dl className="mt-8 border-t-[3px] border-ink pt-4">
              <dt className="text-label font-semibold">{copy.soon}</dt>
              <dd className="mt-1 max-w-[24ch] font-display text-h4">{facts.quoteTime}</dd>
            </dl>
          )}
        </div>
        <PriceSlip copy={copy.slip} className="lg:col-span-6" />
      </div>
    </section>
  );
}

interface ContractProps {
  copy: PageCopy<'terms'>['contract'];
  facts: ShownTerms;
  /** The price of a litre that the rate card counts with, and its day. */
  diesel?: string | undefined;
}

/** The terms as a contract on paper: numbered clauses in parts, each with the company's answer; a clause without one is left out. */
export function Contract({ copy, facts, diesel }: ContractProps) {
  const parts = copy.parts
    .map(({ heading, clauses }) => ({ heading, clauses: clauses.filter(({ term }) => facts[term]) }))
    .filter(({ clauses }) => clauses.length > 0);
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="contract" className="bg-brand py-section text-paper">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="contract" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="mt-10 lg:mt-16">
          <Waybill title={copy.title} copies={copy.copies}>
            {parts.map(({ heading, clauses }, part) => (
              <div
                key={heading}
                className="grid gap-x-gutter border-ink px-5 py-8 not-last:border-b-2 md:px-8 lg:grid-cols-12 lg:py-10"
              >
                <h3 className="text-h3 lg:sticky lg:top-26 lg:col-span-3 lg:self-start">{heading}</h3>
                <ol className="mt-4 lg:col-span-9 lg:mt-0">
                  {clauses.map((clause, place) => (
                    <Line
                      key={clause.term}
                      clause={clause}
                      number={`${part + 1}.${place + 1}`}
                      value={facts[clause.term]}
                      more={clause.term === 'dieselClause' ? diesel : undefined}
                    />
                  ))}
                </ol>
              </div>
            ))}
          </Waybill>
        </div>
      </div>
    </section>
  );
}

interface LineProps {
  clause: Clause;
  number: string;
  value: string | undefined;
  more: string | undefined;
}

function Line({ clause, number, value, more }: LineProps) {
  const { title, text, source } = clause;
  return (
    <li className="grid gap-x-8 gap-y-3 border-t-2 border-rule py-5 first:border-t-0 first:pt-0 md:grid-cols-[1fr_17rem]">
      <div>
        <h4 className="text-h4">
          <span className="me-3 text-accent">{number}</span>
          {title}
        </h4>
        <p className="mt-2 max-w-[58ch]">{more ? `${text} ${more}` : text}</p>
        {source && (
          <p className="mt-1 text-label">
            <a href={source.address} className="link" target="_blank" rel="noopener noreferrer">
              {source.label}
            </a>
          </p>
        )}
      </div>
      <div className="self-start">
        <Fact value={value} />
      </div>
    </li>
  );
}
