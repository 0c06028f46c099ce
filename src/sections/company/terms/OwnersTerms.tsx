import type { Clause, ShownTerms } from '#domain/company/company-terms.ts';
import { faqPath } from '#domain/entries/faq.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** The company's own answer beside a clause, as a filled cell. */
export function Fact({ value }: { value: string | undefined }) {
  return (
    <p className="flex gap-3 border-2 border-current px-4 py-3 leading-snug font-bold">
      <Icon name="check" className="mt-0.5 size-5 shrink-0" />
      {value}
    </p>
  );
}

interface ClausesProps {
  clauses: Clause[];
  facts: ShownTerms;
}

/** What an owner is paid, clause by clause, each with its fact. */
export function Clauses({ clauses, facts }: ClausesProps) {
  return (
    <ol className="mt-10 grid gap-x-gutter gap-y-8 md:grid-cols-3 lg:mt-16">
      {clauses.map(({ term, title, text }) => (
        <li key={term} className="flex flex-col gap-4 border-t-[3px] border-ink pt-5">
          <h3 className="text-h3">{title}</h3>
          <p className="max-w-[38ch] md:grow">{text}</p>
          <Fact value={facts[term]} />
        </li>
      ))}
    </ol>
  );
}

interface OwnersTermsProps {
  copy: PageCopy<'terms'>['owners'];
  facts: ShownTerms;
}

/** For the person who owns the truck: when the money comes, over a lorry on its road. */
export function OwnersTerms({ copy, facts }: OwnersTermsProps) {
  const clauses = copy.clauses.filter(({ term }) => facts[term]);
  if (clauses.length === 0) return null;
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
        <Clauses clauses={clauses} facts={facts} />
        <Scene name="truck-30" alt="" className="mt-12 ms-auto h-auto w-full max-w-[46rem]" />
      </div>
      <Road />
    </section>
  );
}
