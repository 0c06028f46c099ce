import type { Document } from '@contentful/rich-text-types';
import { z } from 'zod';
import { metaSchema } from '#domain/copy.ts';
import { isLikelyDay, UNLIKELY_DAY } from '#domain/dates.ts';
import { COVERS, type Picture, photoSchema } from '#domain/picture.ts';
import { slug } from '#domain/slug.ts';
import type { Files } from './files.ts';
import { formerlySchema } from './formerly.ts';
import { type FieldsSchema, readEntry } from './front-matter.ts';
import { pendingPhoto } from './pictures.ts';
import { termLinksSchema } from './term-links.ts';

const SUBTITLE = 'write 20 to 160 characters';
const COVER = `write ${COVERS.map((cover) => `'${cover}'`).join(' or ')}, or file (a picture of images/) and alt`;

/** A picture of the images folder, whose size is read from the file. */
const localPhotoSchema = z.strictObject({ file: z.string(), alt: z.string().min(5).max(250) });

const coverSchema = z
  .union([z.enum(COVERS), localPhotoSchema, photoSchema], {
    error: ({ input }) => (input === undefined ? `is missing: ${COVER}` : COVER),
  })
  .transform((cover): Picture => {
    if (typeof cover === 'string') return { drawing: cover };
    return 'file' in cover ? pendingPhoto(cover.file, cover.alt) : cover;
  });

const daySchema = z.iso
  .date({ error: 'write the day as 2026-11-21', abort: true })
  .refine((day) => isLikelyDay(day), UNLIKELY_DAY);

/** The fields that posts, guides and case studies begin with. A draft is checked like any other entry and not shown. */
export const articleFields = {
  title: z.string().min(5).max(90),
  subTitle: z.string().min(20, SUBTITLE).max(160, SUBTITLE),
  date: daySchema,
  updated: daySchema.optional(),
  cover: coverSchema,
  meta: metaSchema,
  termLinks: termLinksSchema,
  formerly: formerlySchema,
  draft: z.boolean().default(false),
  sample: z.boolean().default(false),
};

type ArticleFields = z.infer<z.ZodObject<typeof articleFields>>;

/** An article as its file has it. */
interface Article<Fields> {
  slug: string;
  fields: Fields;
  /** Absent when the file has no text below its fields. */
  content?: Document;
  /** Takes a fault of this article, with field and remedy. */
  report: (problem: string) => void;
}

/**
 * Reads the articles of a folder, newest first and without drafts; the file name is the slug.
 * @param folder below the content folder; a file whose name holds a further dot, like `name.pdf.md`, is none of its articles
 * @param problems takes a line for every fault, with file, field or line, and remedy
 * @param unpublished also what visitors do not see
 */
export async function readArticles<Fields extends ArticleFields>(
  files: Files,
  folder: string,
  schema: FieldsSchema<Fields>,
  problems: string[],
  unpublished = false,
): Promise<Article<Fields>[]> {
  const articleFile = new RegExp(`^${folder}/(?<name>[^/.]+)\\.md$`);
  const articles: Article<Fields>[] = [];
  for (const [file, text] of files) {
    const { name } = articleFile.exec(file)?.groups ?? {};
    if (name === undefined) continue;
    const report = (problem: string) => problems.push(`${file}: ${problem}`);
    if (name !== slug(name)) report(`rename it to ${slug(name)}.md: the file name is the address`);
    const entry = await readEntry(text, schema, report);
    if (!entry) continue;
    const { date, updated, draft } = entry.fields;
    if (updated && updated < date) report('updated: write a day after the date, or take it out');
    if (unpublished || !draft) articles.push({ slug: name, ...entry, report });
  }
  return articles.sort(newestFirst);
}

function newestFirst(a: Article<ArticleFields>, b: Article<ArticleFields>): number {
  return b.fields.date.localeCompare(a.fields.date) || a.slug.localeCompare(b.slug);
}
