import type { CompanyTerm, CompanyTerms } from '#domain/company/company-terms.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
  facts: CompanyTerms;
  term: CompanyTerm;
  /** Stands in the place of a fact that nobody has confirmed. */
  unknown: string;
}

/** The company's own answer beside a clause, as a filled cell; what is not settled for everybody is an open one. */
export function Fact({ facts, term, unknown }: Props) {
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
