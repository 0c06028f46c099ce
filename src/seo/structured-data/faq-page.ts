import type { FAQPage, WithContext } from 'schema-dts';
import type { Question } from '#domain/entries/faq.ts';
import { plainText } from '#domain/entries/rich-text/sanitized-document.ts';

/**
 * Questions and answers as search engines read them.
 * @param language that they are written in, as BCP 47 names it
 * @see https://schema.org/FAQPage
 */
export function faqPage(
  questions: readonly { question: string; answer: Question['answer'] | string }[],
  language: string,
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: typeof answer === 'string' ? answer : plainText(answer) },
    })),
  };
}
