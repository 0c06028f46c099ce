import { z } from 'zod';
import type { Post } from '#domain/entries/blog.ts';
import type { Files } from '../formats/types.ts';
import { articleFields, type HowToRead, publicationOf, readArticles } from './articles.ts';
import { bylineFaults, bylineFields, bylineOf } from './bylines.ts';
import { placeFields, placeOf } from './post-places.ts';
import { type TagNames, tagNamesSchema } from './tag-names.ts';

/** The head of `content/blog/*.md`. */
export const postSchema = z.strictObject({
  ...articleFields,
  ...bylineFields,
  ...placeFields,
  tags: tagNamesSchema,
});

/**
 * Makes the posts, newest first, from `blog/*.md`; the file name is the slug.
 * @param names of the tags so far, which posts add theirs to
 * @param problems takes a line for every fault, with file, field or line, and remedy
 */
export async function parsePosts(
  files: Files,
  names: TagNames,
  problems: string[],
  how?: HowToRead,
): Promise<Post[]> {
  const articles = await readArticles(files, 'post', postSchema, problems, how);
  return articles.map(({ slug, fields, report, ...body }) => {
    const { title, subTitle, date, cover, meta, tags, updated, termLinks, formerly } = fields;
    for (const fault of bylineFaults({ ...fields, date: fields.date.day })) report(fault);
    return {
      slug,
      title,
      subTitle,
      ...publicationOf(date),
      image: cover,
      meta,
      byline: bylineOf(fields),
      tags: names.tags(tags, report),
      ...placeOf(fields),
      ...(updated && { updated }),
      ...(termLinks === false && { termLinks }),
      ...(formerly && { formerly }),
      ...body,
    };
  });
}
