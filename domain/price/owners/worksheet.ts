import { grouped } from '../../company/claims.ts';
import { readNumber } from '../trucks/load-query.ts';

/** No figure of one truck or building is larger. */
const MOST = 1_000_000_000_000;
/** More of a typed value is not read. */
const LONGEST = 20;

/** A sum that owners do with their own figures. */
export interface Worksheet<Field extends string, Line extends string> {
  /** In the order of the form, named as in the address. */
  fields: readonly Field[];
  /** These divide, so that they are more than zero. */
  divisors: readonly Field[];
  /** Worked out before anybody has written a figure. */
  example?: Record<Field, number>;
  /** The lines of the sum, from figures that `readWorksheet` has judged. */
  work(figures: Record<Field, number>): Record<Line, number>;
}

/** The faults of a figure; their words are copy. */
export type FigureFault = 'number' | 'zero' | 'much';

/** A sheet as an address fills it. */
export interface FilledSheet<Field extends string, Line extends string> {
  /** Whether figures were sent, rather than none. */
  asked: boolean;
  typed: Partial<Record<Field, string>>;
  faults: Partial<Record<Field, FigureFault>>;
  /** Absent where a figure is wrong, or none was sent and there is no example. */
  lines: Record<Line, number> | undefined;
}

/**
 * Reads figures from an address and works the sheet out; never throws.
 * @param query typed by anybody
 */
export function readWorksheet<Field extends string, Line extends string>(
  { fields, divisors, example, work }: Worksheet<Field, Line>,
  query: URLSearchParams,
): FilledSheet<Field, Line> {
  const asked = fields.some((field) => query.has(field));
  const typed: Partial<Record<Field, string>> = {};
  const faults: Partial<Record<Field, FigureFault>> = {};
  const figures = Object.fromEntries(
    fields.map((field) => {
      const text = asked ? (query.get(field) ?? '').trim().slice(0, LONGEST) : exampleOf(example?.[field]);
      if (text) typed[field] = text;
      const figure = readNumber(text);
      const fault = faultOf(figure, divisors.includes(field));
      if (fault && asked) faults[field] = fault;
      return [field, figure ?? Number.NaN];
    }),
  ) as Record<Field, number>;
  const isWhole = Object.keys(faults).length === 0 && (asked || example !== undefined);
  return { asked, typed, faults, lines: isWhole ? work(figures) : undefined };
}

const exampleOf = (figure: number | undefined) => (figure === undefined ? '' : grouped(figure));

function faultOf(figure: number | undefined, divides: boolean): FigureFault | undefined {
  if (figure === undefined) return 'number';
  if (figure > MOST) return 'much';
  return divides && figure === 0 ? 'zero' : undefined;
}
