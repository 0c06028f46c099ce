import { BLOCKS, type Document } from '@contentful/rich-text-types';
import type { Site } from '#domain/company/site.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { PRIVACY_SECTIONS } from '#domain/pages/copy/legal.ts';
import { withCompanyFacts } from '../entries/questions.ts';
import type { Files } from '../formats/errors.ts';
import { markdownToRichText } from '../formats/markdown.ts';

const FILE = 'privacy.md';
const EMPTY: Document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: [] };

/**
 * Makes the privacy policy from `privacy.md`, whose headings are specified.
 * @param site company facts for `{email}` and `{phone}`; absent when they are invalid themselves
 * @param problems takes a line for every error, with file and remedy
 */
export async function parsePrivacy(
  files: Files,
  site: Site | undefined,
  problems: string[],
): Promise<Document> {
  const text = files.get(FILE);
  if (text === undefined) {
    problems.push(`${FILE}: is missing: write the privacy policy in it`);
    return EMPTY;
  }
  const { document, errors } = markdownToRichText(site ? withCompanyFacts(text, site) : text);
  for (const error of errors) problems.push(`${FILE}: ${error}`);
  const found = document.content.filter(({ nodeType }) => nodeType === BLOCKS.HEADING_2).map(words);
  if (found.join('\n') !== PRIVACY_SECTIONS.join('\n'))
    problems.push(`${FILE}: write exactly these headings, in this order: ${PRIVACY_SECTIONS.join(', ')}`);
  return document;
}
