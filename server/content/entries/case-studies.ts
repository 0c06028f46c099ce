import { z } from 'zod';
import type { CaseStudy } from '#domain/entries/case-studies.ts';
import type { Files } from '../formats/types.ts';
import { articleFields, type HowToRead, publicationOf, readArticles } from './articles.ts';

/** The head of `content/case-studies/*.md`. */
export const caseStudySchema = z.strictObject({
  ...articleFields,
  client: z.string().min(2).max(60).optional(),
});

/**
 * Makes the case studies, newest first, from `case-studies/*.md`; the file name is the slug.
 * @param problems takes a line for every fault, with file, field or line, and remedy
 */
export async function parseCaseStudies(
  files: Files,
  problems: string[],
  how?: HowToRead,
): Promise<CaseStudy[]> {
  const articles = await readArticles(files, 'caseStudy', caseStudySchema, problems, how);
  return articles.map(({ slug, fields, report: _, ...body }) => {
    const { title, subTitle, date, cover, meta, client, updated, termLinks, formerly } = fields;
    return {
      slug,
      title,
      subTitle,
      ...publicationOf(date),
      image: cover,
      meta,
      ...(client && { client }),
      ...(updated && { updated }),
      ...(termLinks === false && { termLinks }),
      ...(formerly && { formerly }),
      ...body,
    };
  });
}
