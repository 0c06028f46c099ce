import { type ShownTerms, shownTerms } from '#domain/company/company-terms.ts';
import { documentWithTerms, withTerms } from '#domain/entries/terms-in-text.ts';
import { dieselWords, shownDiesel } from '#domain/price/rates/diesel.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import type { CopySnapshot } from './copy-snapshot.ts';

/**
 * The copy with the facts about money and trust in the answers to questions, made once for each reading and day.
 * @param samples whether facts that are samples are shown
 */
export function withAnswers(current: () => CopySnapshot, samples: boolean): () => CopySnapshot {
  let made: { of: CopySnapshot; day: string; answered: CopySnapshot } | undefined;
  return () => {
    const of = current();
    const day = lagosDay(new Date());
    if (made?.of !== of || made.day !== day) {
      const facts = { ...shownTerms(of.copy['company-terms'], samples), ...dieselFact(of, samples, day) };
      made = { of, day, answered: answeredWith(of, facts) };
    }
    return made.answered;
  };
}

function dieselFact({ copy, rateCards }: CopySnapshot, samples: boolean, day: string): ShownTerms {
  const price = shownDiesel(rateCards, samples, day);
  return price ? { dieselPrice: dieselWords(price, copy.pages.terms.contract.diesel) } : {};
}

function answeredWith(snapshot: CopySnapshot, facts: ShownTerms): CopySnapshot {
  const { faq } = snapshot.copy;
  const short = faq.questions.map((item) => ({ ...item, answer: withTerms(item.answer, facts) }));
  const long = [...snapshot.questions].map(
    ([category, asked]) =>
      [category, asked.map((one) => ({ ...one, answer: documentWithTerms(one.answer, facts) }))] as const,
  );
  return {
    ...snapshot,
    copy: { ...snapshot.copy, faq: { ...faq, questions: short } },
    questions: new Map(long),
  };
}
