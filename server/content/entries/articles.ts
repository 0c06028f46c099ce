import { basename, dirname } from 'node:path';
import type { Document } from '@contentful/rich-text-types';
import { z } from 'zod';
import type { Tag } from '#domain/entries/blog.ts';
import { type ArticleKind, kindOfFile } from '#domain/entries/entry-kinds.ts';
import { altSchema, creditSchema, FORMATS, pendingPhoto } from '#domain/media/photograph.ts';
import { COVERS, focusSchema, type Picture } from '#domain/media/picture.ts';
import { metaSchema } from '#domain/shared/copy.ts';
import { isLikelyDay, lagosDay, publicationInstant, UNLIKELY_DAY } from '#domain/shared/dates.ts';
import { distinct } from '#domain/shared/distinct.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { slug } from '#domain/shared/slug.ts';
import { alreadyThere, type Files, meantBy, remedy } from '../formats/errors.ts';
import { type EntryReading, type FieldsSchema, readEntry } from '../formats/front-matter.ts';

/** The field `formerly` of an entry: slugs that it had before. */
export const formerlySchema = z
  .array(
    z
      .string()
      .refine(
        (name) => name !== '' && name === slug(name),
        'write the last parts of old addresses, such as old-name',
      ),
  )
  .optional();

/** `termLinks: false` keeps words of the glossary in the text of an entry without links; nothing else is stored. */
export const termLinksSchema = z
  .boolean()
  .meta({ default: true })
  .optional()
  .transform((links) => (links === false ? (false as const) : undefined));

const SUBTITLE = 'write 20 to 160 characters';
const COVER = `choose a drawing (${COVERS.join(', ')}), or give 'file' and 'alt' of a picture`;
const ELSEWHERE =
  "add the picture to the images and give its 'file' and 'alt': pages show no pictures of other sites";

/** The fields of a cover that is a picture. */
export const coverPhotoFields = {
  file: z
    .string()
    .describe(`${FORMATS}. It takes the place of the drawing: leave it empty only where there is one`),
  alt: altSchema(250),
  credit: creditSchema.optional(),
  focus: focusSchema.optional(),
};

/** A picture of the images folder, whose size is read from the file. */
const localPhotoSchema = z.strictObject(coverPhotoFields).transform(pendingPhoto);

const PICTURE_NAME = /\.(jpe?g|png|webp|avif|gif|heic|svg)$/i;

/** The remedy for a cover that is no drawing: a file name alone lacks what the picture shows. */
function coverError(input: unknown): string {
  if (input === undefined) return `is missing: ${COVER}`;
  if (typeof input === 'string' && PICTURE_NAME.test(input))
    return `write cover: { file: ${basename(input)}, alt: what the picture shows }, and put it into images/`;
  return meantBy(COVERS, input) ?? COVER;
}

const drawingSchema = z
  .enum(COVERS, { error: ({ input }) => coverError(input) })
  .transform((drawing) => ({ drawing }));

/** A union would say of a picture without words what a cover can be, and not that they are missing. */
const coverSchema = z.unknown().transform((cover, context): Picture => {
  const isPicture = typeof cover === 'object' && cover !== null;
  if (isPicture && 'url' in cover) context.addIssue({ code: 'custom', message: ELSEWHERE });
  const read = (isPicture ? localPhotoSchema : drawingSchema).safeParse(cover, { error: remedy });
  for (const { path, message } of read.error?.issues ?? [])
    if (!(isPicture && 'url' in cover)) context.addIssue({ code: 'custom', path, message });
  return read.data ?? z.NEVER;
});

const DAY = 'write the day as 2026-11-21';
const DAY_OR_TIME = `${DAY}, or with a time as 2026-11-21 09:00`;

const dayOr = (error: string) =>
  z.iso.date({ error, abort: true }).refine((day) => isLikelyDay(day), UNLIKELY_DAY);
/** A day, as files have it. */
export const daySchema = dayOr(DAY);
const dayBeforeTime = dayOr(DAY_OR_TIME);

const TIME = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>([01]\d|2[0-3]):[0-5]\d)$/;
const CHANGE_TO_COME = 'write the day of a change that is made: this one is still to come';

/** The day of publication, or a time on it by the clock of Lagos. */
const dateSchema = z.string({ error: DAY_OR_TIME }).transform((written, context) => {
  const { day = written, time } = TIME.exec(written)?.groups ?? {};
  const date = dayBeforeTime.safeParse(day);
  if (date.success) return { day, time };
  for (const { message } of date.error.issues) context.addIssue(message);
  return z.NEVER;
});

/** The fields that posts, guides and case studies begin with. A draft is checked like any other entry and not shown. */
export const articleFields = {
  title: z.string().trim().min(5).max(90),
  subTitle: z.string().trim().min(20, SUBTITLE).max(160, SUBTITLE),
  date: dateSchema,
  updated: daySchema.refine((day) => day <= lagosDay(new Date()), CHANGE_TO_COME).optional(),
  cover: coverSchema,
  meta: metaSchema,
  termLinks: termLinksSchema,
  formerly: formerlySchema,
  draft: z.boolean().default(false),
  sample: z.boolean().default(false),
};

type ArticleFields = z.infer<z.ZodObject<typeof articleFields>>;

/** When an article is published: the day, and the instant where a time was chosen. */
interface Publication {
  date: string;
  appears?: string;
}

/** The publication that the field `date` tells. */
export function publicationOf({ day, time }: ArticleFields['date']): Publication {
  return { date: day, ...(time && { appears: publicationInstant(`${day}T${time}`).toISOString() }) };
}

/** An article as its file has it. */
interface Article<Fields> {
  slug: string;
  fields: Fields;
  /** Absent when the file has no text below its fields. */
  content?: Document;
  /** Takes an error of this article, with field and remedy. */
  report: (problem: string) => void;
}

/** How the files of entries are read. */
export interface HowToRead {
  /** Makes an entry of a text. */
  read?: EntryReading | undefined;
  /** Also what visitors do not see. */
  unpublished?: boolean;
}

/** What is wrong with the name of an entry's file, which is its address, and is none as it stands. */
export function nameError(file: string, files: Files): string {
  const name = `${slug(basename(file, '.md'))}.md`;
  const meant = `${dirname(file)}/${name}`;
  return files.has(meant) ? alreadyThere(meant) : `rename it to ${name}: the file name is the address`;
}

/**
 * Reads the articles of a folder, newest first and without drafts; the file name is the slug.
 * @param folder below the content folder; a file whose name holds a further dot, like `name.pdf.md`, is none of its articles
 * @param problems takes a line for every error, with file, field or line, and remedy
 */
export async function readArticles<Fields extends ArticleFields>(
  files: Files,
  kind: ArticleKind,
  schema: FieldsSchema<Fields>,
  problems: string[],
  { read = readEntry, unpublished = false }: HowToRead = {},
): Promise<Article<Fields>[]> {
  const articles: Article<Fields>[] = [];
  for (const [file, text] of files) {
    if (kindOfFile(file) !== kind) continue;
    const name = basename(file, '.md');
    const report = (problem: string) => problems.push(`${file}: ${problem}`);
    if (name !== slug(name)) report(nameError(file, files));
    const entry = await read(text, schema, report, file);
    if (!entry) continue;
    const { date, updated, draft } = entry.fields;
    if (updated && updated < date.day) report('updated: write a day after the date, or remove it');
    if (unpublished || !draft) articles.push({ slug: name, ...entry, report });
  }
  return articles.sort(newestFirst);
}

function newestFirst(a: Article<ArticleFields>, b: Article<ArticleFields>): number {
  const [one, other] = [a.fields.date.day, b.fields.date.day];
  if (one !== other) return one < other ? 1 : -1;
  return compareWords(a.slug, b.slug);
}

/** The field `tags` of an entry: names as visitors read them. */
export const tagNamesSchema = z.array(z.string().trim().min(2)).min(1).superRefine(distinct);

type Report = (problem: string) => void;

/** Makes tags of names; one tag has one spelling in all files. */
export class TagNames {
  /** Who spells a tag how, by its id. */
  readonly #uses = new Map<string, { name: string; report: Report }[]>();

  /** @param report takes a line for every name that most entries spell in another way, once all are read */
  tags(names: string[], report: Report): Tag[] {
    return names.map((name) => {
      const id = slug(name);
      this.#uses.set(id, [...(this.#uses.get(id) ?? []), { name, report }]);
      return { id, name };
    });
  }

  /** Tells those that spell a tag as fewer entries do. */
  checkSpelling(): void {
    for (const uses of this.#uses.values()) {
      const usual = commonest(uses.map(({ name }) => name));
      for (const { name, report } of uses)
        if (name !== usual) report(`tags: write '${usual}' as in other entries, not '${name}'`);
    }
  }
}

/** The name that comes most often; of several, the first. */
function commonest(names: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
