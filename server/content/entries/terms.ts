import { z } from 'zod';
import { TERM_PICTURES, type Term } from '#domain/entries/glossary.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { slug } from '#domain/shared/slug.ts';
import type { Files } from '../formats/errors.ts';
import { type EntryReading, readEntry } from '../formats/front-matter.ts';
import { formerlySchema, nameError, termLinksSchema } from './articles.ts';

/** The line below the subject is what search results say of the term, so it is as long as they show. */
const SUBTITLE = { least: 70, most: 160 };
const LENGTH = `write ${SUBTITLE.least} to ${SUBTITLE.most} characters: search results show them`;

/** The head of `content/glossary/<letter>/*.md`. */
export const termSchema = z.strictObject({
  subject: z.string().trim().min(2).max(48),
  subTitle: z.string().trim().min(SUBTITLE.least, LENGTH).max(SUBTITLE.most, LENGTH),
  otherName: z.string().trim().min(2).max(70).optional(),
  asked: z.string().trim().min(5).max(40).optional(),
  picture: z.enum(TERM_PICTURES).optional(),
  termLinks: termLinksSchema,
  formerly: formerlySchema,
});

const TERM_FILE = /^glossary\/(?<folder>[^/]+)\/(?<name>[^/]+)\.md$/;

/**
 * Makes the glossary, by letter and subject, from `glossary/<letter>/<slug>.md`.
 * @param letters the letters that the glossary has, in their order
 * @param problems takes a line for every error, with file, field or line, and remedy
 */
export async function parseTerms(
  files: Files,
  letters: string[],
  problems: string[],
  read: EntryReading = readEntry,
): Promise<Term[]> {
  const terms: Term[] = [];
  for (const [file, text] of files) {
    const { folder = '', name } = TERM_FILE.exec(file)?.groups ?? {};
    if (name === undefined) continue;
    const report = (problem: string) => problems.push(`${file}: ${problem}`);
    const letter = letters.find((known) => known.toLowerCase() === folder);
    if (name !== slug(name)) report(nameError(file, files));
    if (!letter)
      report(`move it to a folder of the list 'letters' in pages/glossary.yaml, or add the letter there`);
    const entry = await read(text, termSchema, report, file);
    if (!entry || !letter) continue;
    const { fields, ...body } = entry;
    const first = slug(fields.subject).charAt(0);
    if (first !== folder) report(`subject: begins with '${first}': move the file to glossary/${first}/`);
    terms.push({ letter, slug: name, ...fields, ...body });
  }
  return terms.sort(
    (a, b) => letters.indexOf(a.letter) - letters.indexOf(b.letter) || compareWords(a.subject, b.subject),
  );
}
