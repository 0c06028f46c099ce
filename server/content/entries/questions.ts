import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { parsePhoneNumberWithError } from 'libphonenumber-js/min';
import type { Site } from '#domain/company/site.ts';
import { FAQ_CATEGORIES, type FaqCategory, type Question } from '#domain/entries/faq.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { termErrors } from '#domain/entries/terms-in-text.ts';
import type { Files } from '../formats/errors.ts';
import { markdownToRichText } from '../formats/markdown.ts';

/**
 * Puts facts of the company in the place of `{email}`, `{phone}`, `{legalName}`, `{address}` and `{dataProtection}`, so that they
 * are in `site.yaml` only.
 * @param markdown a text of an editor
 * @returns the same text, with links that open a mail or phone program
 */
export function withCompanyFacts(markdown: string, site: Site): string {
  const number = parsePhoneNumberWithError(site.phone.value).formatInternational();
  return markdown
    .replaceAll('{email}', mailLink(site.email.value))
    .replaceAll('{dataProtection}', mailLink(site.dataProtection.value))
    .replaceAll('{phone}', `[${number}](tel:${site.phone.value})`)
    .replaceAll('{legalName}', site.legalName.value)
    .replaceAll('{address}', site.address.value);
}

function mailLink(address: string): string {
  return `[${address}](mailto:${address})`;
}

const FOLDER = 'questions/';

/**
 * Makes the questions of the FAQ page from `questions/<category>.md`: a heading of the second level asks, what follows
 * it answers.
 * @param site company facts for `{email}` and `{phone}`; absent when they are invalid themselves
 * @param problems takes a line for every error, with file and remedy
 */
export async function parseQuestions(
  files: Files,
  site: Site | undefined,
  problems: string[],
): Promise<Map<FaqCategory, Question[]>> {
  const known: string[] = FAQ_CATEGORIES.map((id) => `${FOLDER}${id}.md`);
  for (const file of files.keys())
    if (file.startsWith(FOLDER) && !known.includes(file))
      problems.push(`${file}: no category has this name: use one of ${known.join(', ')}`);

  const questions = new Map<FaqCategory, Question[]>();
  for (const id of FAQ_CATEGORIES) {
    const file = `${FOLDER}${id}.md`;
    const report = (problem: string) => problems.push(`${file}: ${problem}`);
    const text = files.get(file);
    if (text === undefined) {
      report("is missing: write '## A question?' and its answer below");
      continue;
    }
    const { document, errors } = markdownToRichText(site ? withCompanyFacts(text, site) : text);
    errors.forEach(report);
    questions.set(id, split(document, report));
    if (site)
      for (const { question, answer } of questions.get(id) ?? []) checkTerms(question, answer, report);
  }
  return questions;
}

function split(document: Document, report: (problem: string) => void): Question[] {
  const questions: Question[] = [];
  for (const block of document.content) {
    if (block.nodeType === BLOCKS.HEADING_2)
      questions.push({ question: words(block), answer: { ...document, content: [] } });
    else if (questions.length === 0) report(`'${words(block)}': put a '## question?' above it`);
    else questions.at(-1)?.answer.content.push(block);
  }
  const asked = new Set<string>();
  for (const { question, answer } of questions) {
    if (asked.has(question)) report(`'${question}' is asked twice: keep one of them`);
    asked.add(question);
    if (!question.endsWith('?')) report(`'${question}': end it with a question mark`);
    if (answer.content.length === 0) report(`'${question}': write an answer below it`);
  }
  return questions;
}

function checkTerms(question: string, answer: Document, report: (problem: string) => void): void {
  if (answer.content.length === 0) return;
  for (const error of termErrors(answer.content.map(words).join('\n'))) report(`'${question}': ${error}`);
}
