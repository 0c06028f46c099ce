/** The corrections of a post as one text of the content service: each in a line of its own that begins with its day. */

import { z } from 'zod';
import type { Correction } from '#domain/entries/blog.ts';
import { isLikelyDay, UNLIKELY_DAY } from '#domain/shared/dates.ts';
import { CORRECTION_LENGTH } from '../../entries/corrections.ts';
import { named } from '../../formats/field-places.ts';
import { field } from './shared-model.ts';

const EXAMPLE = '2026-11-21: The fee is 5%, not 7%.';
const LINE = /^(?<date>\d{4}-\d\d-\d\d): *(?<text>\S.*)$/;
const { min, max } = CORRECTION_LENGTH;

/** Reads the text. */
export const correctionsField = z.string().transform((written, context): Correction[] => {
  const lines = written.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).flatMap((line) => {
    const { date = '', text = '' } = LINE.exec(line)?.groups ?? {};
    const isDay = z.iso.date().safeParse(date).success;
    if (isDay && isLikelyDay(date)) return [{ date, text }];
    const says = isDay ? UNLIKELY_DAY : `begin the line with the day of the correction, as in ${EXAMPLE}`;
    context.addIssue(`${named(line)}: ${says}`);
    return [];
  });
});

/** Writes the text. */
export const correctionsText = (corrections: Correction[] | undefined): string | undefined =>
  corrections?.map(({ date, text }) => `${date}: ${text}`).join('\n');

/** The field of the content model, which refuses lines that files could not have. */
export const correctionsModel = field(
  'corrections',
  'Corrections',
  {
    type: 'Text',
    validations: [
      {
        regexp: { pattern: `^(\\d{4}-\\d\\d-\\d\\d: [^\\n]{${min},${max}}(\\n+|$))*$`, flags: null },
        message: `Begin each line with a day, as in ${EXAMPLE} Write ${min} to ${max} characters after it`,
      },
    ],
  },
  'multipleLine',
  `What was wrong and what is right now, in one or two sentences. One line for each, which begins with its day, as in ${EXAMPLE}`,
);
