import type { CompanyTerm, CompanyTerms } from '#domain/company/company-terms.ts';
import { faqPath } from '#domain/entries/faq.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface FactProps {
  facts: CompanyTerms;
  term: CompanyTerm;
  /** Stands in the place of a fact that nobody has confirmed. */
  unknown: string;
}

/** The company's own answer beside a clause, as a filled cell; what is not settled for everybody is an open one. */
export function Fact({ facts, term, unknown }: FactProps) {
  const { value } = facts[term];
  if (value === undefined)
    return (
      <p className="border-2 border-dashed border-current/50 px-4 py-3 text-label leading-snug">{unknown}</p>
    );
  return (
    <p className="flex gap-3 border-2 border-current px-4 py-3 leading-snug font-bold">
      <Icon name="check" className="mt-0.5 size-5 shrink-0" />
      {value}
    </p>
  );
}

interface OwnersTermsProps {
  copy: PageCopy<'terms'>['owners'];
  facts: CompanyTerms;
}

/** For whoever owns the truck: when the money comes, over a lorry on its road. */
export function OwnersTerms({ copy, facts }: OwnersTermsProps) {
  return (
    <section aria-labelledby="owners" className="overflow-hidden bg-cool text-ink">
      <div className="measure pt-section">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="owners" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <div className="lg:col-span-4 lg:col-start-9">
            <p className="max-w-[40ch] text-lead">{copy.lead}</p>
            <a
              href={faqPath('truck-owners')}
              className="link mt-3 inline-flex min-h-target items-center text-brand"
            >
              {copy.more}
            </a>
          </div>
        </div>
        <ol className="mt-10 grid gap-x-gutter gap-y-8 md:grid-cols-3 lg:mt-16">
          {copy.clauses.map(({ term, title, text }) => (
            <li key={term} className="flex flex-col gap-4 border-t-[3px] border-ink pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="max-w-[38ch] md:grow">{text}</p>
              <Fact facts={facts} term={term} unknown={copy.unknown} />
            </li>
          ))}
        </ol>
        <Scene name="truck-30" alt="" className="mt-12 ms-auto h-auto w-full max-w-[46rem]" />
      </div>
      <Road />
    </section>
  );
}
