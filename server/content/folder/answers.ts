import { type ShownTerms, shownTerms } from '#domain/company/site.ts';
import { documentWithTerms, withTerms } from '#domain/entries/terms-in-text.ts';
import { dieselWords, shownDiesel } from '#domain/price/rates/diesel.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import type { CopySnapshot } from './snapshot.ts';

/**
 * The copy with the facts about money and trust in the answers to questions, made once for each reading.
 * @param samples whether facts that are samples are shown
 */
export function withAnswers(current: () => CopySnapshot, samples: boolean): () => CopySnapshot {
  const made = new WeakMap<CopySnapshot, CopySnapshot>();
  return () => {
    const snapshot = current();
    const answered =
      made.get(snapshot) ??
      answeredWith(snapshot, {
        ...shownTerms(snapshot.copy['company-terms'], samples),
        ...dieselFact(snapshot, samples),
      });
    made.set(snapshot, answered);
    return answered;
  };
}

function dieselFact({ copy, rateCards }: CopySnapshot, samples: boolean): ShownTerms {
  const price = shownDiesel(rateCards, samples, lagosDate(new Date().toISOString()));
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
