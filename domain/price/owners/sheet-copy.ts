import { z } from 'zod';
import { HINTS } from '../../shared/copy.ts';
import { type FigureError, SPACE_FIELDS, SPACE_LINES, TRIP_FIELDS, TRIP_LINES } from './worksheets.ts';

const text = z.string().min(1);
const words = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

const ERRORS = ['number', 'zero', 'much'] as const satisfies readonly FigureError[];

const sheetSchema = <Field extends string, Line extends string>(
  fields: readonly Field[],
  lines: readonly Line[],
) =>
  z.strictObject({
    heading: text.describe('the heading of the sheet'),
    lead: text.max(280).describe(HINTS.lead),
    slip: text.describe('the title above the fields'),
    fields: words(fields).describe('the words above each field'),
    hint: text.describe('above the fields: how numbers are written'),
    ask: text.max(32).describe('on the button that works it out'),
    invalid: text.describe('above the list of errors'),
    errors: words(ERRORS).describe('said at a field: what was typed is no number, is 0, or is too large'),
    result: text.describe('above the result'),
    example: text.describe('said of a result that nobody wrote a figure for').optional(),
    lines: words(lines).describe('the lines of the result, each before its number'),
    note: text.describe('below the result'),
  });

/** Copy of the sheet of a trip, `sheet` in `content/pages/partner-trucks.yaml`. */
export const tripSheetSchema = sheetSchema(TRIP_FIELDS, TRIP_LINES).describe(
  'the sheet that works out what a trip leaves, with the owner’s own numbers',
);

/** Copy of the sheet of a warehouse, `sheet` in `content/pages/partner-warehouses.yaml`. */
export const spaceSheetSchema = sheetSchema(SPACE_FIELDS, SPACE_LINES).describe(
  'the sheet that works out what a month leaves, with the owner’s own numbers',
);
