import { z } from 'zod';
import { type Guide, guideFileName } from '#domain/entries/guides.ts';
import type { Files } from '../formats/types.ts';
import { articleFields, type HowToRead, publicationOf, readArticles } from './articles.ts';
import { textFile } from './guide-texts.ts';
import { type TagNames, tagNamesSchema } from './tag-names.ts';

/** The head of `content/guides/*.md`. */
export const guideSchema = z.strictObject({ ...articleFields, tags: tagNamesSchema });

/**
 * Makes the e-guides, newest first, from `guides/*.md`; the file name is the slug. The build makes a PDF of
 * that name where there is a text for it.
 * @param names of the tags so far, which guides add theirs to
 * @param problems takes a line for every fault, with file, field or line, and remedy
 */
export async function parseGuides(
  files: Files,
  names: TagNames,
  problems: string[],
  how?: HowToRead,
): Promise<Guide[]> {
  const articles = await readArticles(files, 'guide', guideSchema, problems, how);
  return articles.map(({ slug, fields, report, ...body }) => {
    const { title, subTitle, date, cover, meta, tags, updated, termLinks, formerly } = fields;
    const pdf = files.has(textFile(slug)) && { pdf: { file: guideFileName(slug, 'pdf') } };
    return {
      slug,
      title,
      subTitle,
      ...publicationOf(date),
      image: cover,
      meta,
      tags: names.tags(tags, report),
      ...pdf,
      ...(updated && { updated }),
      ...(termLinks === false && { termLinks }),
      ...(formerly && { formerly }),
      ...body,
    };
  });
}
