import { z } from 'zod';
import type { Correction, Post } from '#domain/entries/blog.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { named } from '../formats/field-places.ts';
import { daySchema } from './articles.ts';

/** How long a correction is, in characters: one or two sentences. */
export const CORRECTION_LENGTH = { min: 20, max: 400 };

const { min, max } = CORRECTION_LENGTH;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A correction of a post. */
const correctionSchema = z.strictObject({
  date: daySchema.describe('the day on which it was corrected'),
  text: z
    .string()
    .overwrite(oneLine)
    .min(min)
    .max(max)
    .describe('what was wrong, and what is right now, in one or two sentences'),
});

/** The field `corrections` of a post. */
export const correctionsSchema = z.array(correctionSchema).min(1).optional();

/** An error of one of the corrections of a post. */
interface CorrectionError {
  text: string;
  field: keyof Correction;
  remedy: string;
}

function* findErrors(corrections: Correction[], published: string): Generator<CorrectionError> {
  const today = lagosDay(new Date());
  for (const [place, { date, text }] of corrections.entries()) {
    if (date < published)
      yield { text, field: 'date', remedy: 'write the day of publication or a later one' };
    if (date > today)
      yield {
        text,
        field: 'date',
        remedy: 'write the day of a correction that is made: this one is still to come',
      };
    const first = corrections.findIndex((other) => other.date === date && other.text === text);
    if (first < place)
      yield { text, field: 'text', remedy: 'there is the same correction of that day already: remove one' };
  }
}

/**
 * Finds the errors of corrections that the length and form of each do not show.
 * @param published day of publication
 * @returns each with its place in the file and the remedy
 */
export const correctionErrors = (corrections: Correction[] = [], published: string): string[] =>
  [...findErrors(corrections, published)].map(
    ({ text, field, remedy }) => `corrections.${named(text)}.${field}: ${remedy}`,
  );

/** The same for editors of the content service, where all corrections of a post are one field of any length. */
export const correctionRemarks = (corrections: Correction[] = [], published: string): string[] => [
  ...corrections
    .filter(({ text }) => !correctionSchema.shape.text.safeParse(text).success)
    .map(({ text }) => `corrections: ${named(text)}: write ${min} to ${max} characters`),
  ...[...findErrors(corrections, published)].map(
    ({ text, remedy }) => `corrections: ${named(text)}: ${remedy}`,
  ),
];

/**
 * The day of the last change and the corrections, which are changes, too: nobody writes a day twice.
 * @param updated as its editor wrote it
 */
export function changesOf(
  updated: string | undefined,
  corrections: Correction[] | undefined,
): Pick<Post, 'updated' | 'corrections'> {
  const newestFirst = corrections?.toSorted((a, b) => compareWords(b.date, a.date)) ?? [];
  const [newest] = newestFirst;
  const last = newest && newest.date > (updated ?? '') ? newest.date : updated;
  return { ...(last && { updated: last }), ...(newest && { corrections: newestFirst }) };
}
