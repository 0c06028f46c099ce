import { SPACE_FIELDS, SPACE_LINES, TRIP_FIELDS, TRIP_LINES } from '#domain/price/owners/worksheets.ts';
import { SpaceWorksheet, TripWorksheet } from './Worksheet.tsx';

const worksheet = <Name extends string, Line extends string>(
  fields: readonly Name[],
  lines: readonly Line[],
) => ({
  heading: 'What it leaves',
  lead: 'With your own figures.',
  slip: 'Your figures',
  fields: Object.fromEntries(fields.map((name) => [name, `${name}`])) as Record<Name, string>,
  hint: 'Write numbers.',
  ask: 'Work it out',
  invalid: 'Please correct:',
  errors: { number: 'Write a number', zero: 'Write more than 0', much: 'Too much' },
  result: 'What it keeps',
  lines: Object.fromEntries(lines.map((name) => [name, `${name}`])) as Record<Line, string>,
  note: 'No promise.',
});

/** A sample of each island, for the test of all of them. */
export const WORKSHEETS = {
  SpaceWorksheet: (
    <SpaceWorksheet copy={worksheet(SPACE_FIELDS, SPACE_LINES)} action="/partners/warehouses" query="" />
  ),
  TripWorksheet: (
    <TripWorksheet copy={worksheet(TRIP_FIELDS, TRIP_LINES)} action="/partners/trucks" query="" />
  ),
};
