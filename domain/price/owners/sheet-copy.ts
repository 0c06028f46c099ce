import { z } from 'zod';
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
    heading: text,
    lead: text.max(280),
    slip: text,
    fields: words(fields),
    hint: text,
    ask: text.max(32),
    invalid: text,
    errors: words(ERRORS),
    result: text,
    example: text.describe('said of a result that nobody wrote a figure for').optional(),
    lines: words(lines),
    note: text,
  });

/** Copy of the sheet of a trip, `sheet` in `content/pages/partner-trucks.yaml`. */
export const tripSheetSchema = sheetSchema(TRIP_FIELDS, TRIP_LINES);

/** Copy of the sheet of a warehouse, `sheet` in `content/pages/partner-warehouses.yaml`. */
export const spaceSheetSchema = sheetSchema(SPACE_FIELDS, SPACE_LINES);
