import { z } from 'zod';
import { RELATED_COUNT } from '#domain/entries/blog.ts';
import { ARTICLES, type ArticleKind, type EntryKind } from '#domain/entries/entry-kinds.ts';
import { isLikelyDay, UNLIKELY_DAY } from '#domain/shared/dates.ts';
import { formerlySchema } from '../../entries/articles.ts';
import { remedy } from '../../formats/errors.ts';
import { correctionsField } from './corrections-text.ts';
import { documentError, readLink } from './documents.ts';

const EDITORIAL = { error: remedy };
const SLUG = 'write small letters, digits and single hyphens, like axle-load-limits';
const LETTER = /^glossary(?<letter>[A-Z])$/;

/** The kinds of articles by content type. */
const KINDS_BY_TYPE = new Map(
  Object.entries(ARTICLES).map(([kind, { contentType }]) => [contentType as string, kind as ArticleKind]),
);

/** The content type of the terms of a letter. */
export const termType = (letter: string) => `glossary${letter}`;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The content types of all entries that have a page. */
export const CONTENT_TYPES = [...KINDS_BY_TYPE.keys(), ...LETTERS.map(termType)];

/** The content type of the entries of a kind, and of terms of a letter. */
export function contentTypeOf(kind: EntryKind, letter: string): string {
  return kind === 'term' ? termType(letter) : ARTICLES[kind].contentType;
}

/** Characters of an address, at most. */
export const SLUG_LENGTH = 120;

const slugField = z
  .string()
  .max(SLUG_LENGTH, `write at most ${SLUG_LENGTH} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG);
const lineField = (most: number) => z.string().trim().max(most, `write at most ${most} characters`);
const documentField = z
  .unknown()
  .superRefine((value, context) => {
    const error = value === undefined || value === null ? undefined : documentError(value);
    if (error) context.addIssue({ code: 'custom', message: error });
  })
  // The page of an entry without a text says that there is none yet.
  .optional();
/** A day, or a time to the minute or finer, with or without a zone. */
const DATE = /^(?<day>\d{4}-\d\d-\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
const dateField = z
  .string()
  .refine((date) => z.iso.date().safeParse(DATE.exec(date)?.groups?.['day']).success, {
    error: 'choose a day in the calendar of the field',
    abort: true,
  })
  .refine((date) => isLikelyDay(date), UNLIKELY_DAY);
const linkField = z.unknown().transform(readLink).optional();

/** Fields of posts, guides and case studies; the last ones are of some types only. */
const articleSchema = z.object({
  title: lineField(200).min(1, 'is empty: write one'),
  subTitle: lineField(500).default(''),
  slug: slugField,
  date: dateField.optional(),
  image: linkField,
  imageFocus: lineField(20).optional(),
  imageCredit: lineField(60).optional(),
  content: documentField,
  mediaPdf: linkField,
  client: lineField(120).optional(),
  author: lineField(60).optional(),
  reviewer: lineField(60).optional(),
  checked: dateField.optional(),
  pinned: z.boolean().optional(),
  seriesName: lineField(60).optional(),
  seriesPart: z.int().min(1).max(50).optional(),
  related: z.array(z.unknown()).max(RELATED_COUNT).optional(),
  metaTitle: lineField(200).optional(),
  metaDescription: lineField(500).optional(),
  termLinks: z.boolean().optional(),
  formerly: formerlySchema,
  updated: dateField.optional(),
  corrections: correctionsField.optional(),
  sample: z.boolean().optional(),
});

const termSchema = z.object({
  subject: lineField(120).min(1, 'is empty: write one'),
  subTitle: lineField(500).default(''),
  otherName: lineField(120).optional(),
  asked: lineField(60).optional(),
  slug: slugField,
  subjectContent: documentField,
  picture: lineField(60).optional().catch(undefined),
  termLinks: z.boolean().optional(),
  formerly: formerlySchema,
});

export type ArticleFields = z.infer<typeof articleSchema>;
export type TermFields = z.infer<typeof termSchema>;

/** An entry whose own fields are sound; what it links to is not looked at. */
export type ValidFields =
  | { kind: Exclude<EntryKind, 'term'>; fields: ArticleFields }
  | { kind: 'term'; letter: string; fields: TermFields };

/** The fields of an entry, or each error with its field and remedy. */
export type Reading = { valid: ValidFields } | { errors: string[] };

/**
 * Reads the flattened fields of an entry.
 * @returns nothing when its content type is none of the site's
 */
export function readFields(contentType: string, fields: Record<string, unknown>): Reading | undefined {
  const { letter } = LETTER.exec(contentType)?.groups ?? {};
  if (letter)
    return reading(termSchema.safeParse(fields, EDITORIAL), (read) => ({
      kind: 'term',
      letter,
      fields: read,
    }));
  const kind = KINDS_BY_TYPE.get(contentType);
  return kind && reading(articleSchema.safeParse(fields, EDITORIAL), (read) => ({ kind, fields: read }));
}

function reading<Fields>(
  parsed: z.ZodSafeParseResult<Fields>,
  valid: (fields: Fields) => ValidFields,
): Reading {
  if (parsed.success) return { valid: valid(parsed.data) };
  return { errors: parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) };
}
