import type { z } from 'zod';
import type { Entries } from '#domain/entries/entry-kinds.ts';
import { articleFields } from '../entries/articles.ts';
import { placedArticles, termFile } from '../entries/entry-targets.ts';
import { termSchema } from '../entries/terms.ts';
import { remedy } from '../formats/error-messages.ts';
import type { Problem } from '../formats/types.ts';

/** Titles and subtitles of the content service that are shorter or longer than those of files may be: its own limits are wider. */
export function spaceLengths(entries: Entries): Problem[] {
  const { title, subTitle } = articleFields;
  const { subject, subTitle: meaning } = termSchema.shape;
  return [
    ...placedArticles(entries).flatMap(({ file, entry }) => [
      ...faultsOf(file, 'title', title, entry.title),
      ...faultsOf(file, 'subTitle', subTitle, entry.subTitle),
    ]),
    ...entries.terms.flatMap((term) => [
      ...faultsOf(termFile(term), 'subject', subject, term.subject),
      ...faultsOf(termFile(term), 'subTitle', meaning, term.subTitle),
    ]),
  ];
}

function faultsOf(file: string, field: string, schema: z.ZodType, value: string): Problem[] {
  const issues = schema.safeParse(value, { error: remedy }).error?.issues ?? [];
  return issues.map(({ message }) => ({ file, message: `${field}: ${message}` }));
}
