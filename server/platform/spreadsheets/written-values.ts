/** The sign before the decimals of a number; the other one groups thousands. */
export type DecimalSign = '.' | ',';

const SPACES = /[\s'’]/g;
/** Each way of writing a number that can be read in one way only, with the sign that it shows to be the decimal one. */
const CERTAIN: readonly [RegExp, DecimalSign | undefined][] = [
  [/^\d+$/, undefined],
  [
    /^[1-9]\d{0,2}(,\d{3})+\.\d+$|^[1-9]\d{0,2}(,\d{3}){2,}$|^\d+\.(\d{1,2}|\d{4,})$|^(0|\d{4,})\.\d{3}$/,
    '.',
  ],
  [/^[1-9]\d{0,2}(\.\d{3})+,\d+$|^[1-9]\d{0,2}(\.\d{3}){2,}$|^\d+,\d{1,2}$|^(0|\d{4,}),\d{3}$/, ','],
];
/** `150.000` is 150 to one spreadsheet and 150,000 to another. */
const TWO_WAYS = /^[1-9]\d{0,2}[.,]\d{3}$/;

const valueBy = (tight: string, decimal: DecimalSign) =>
  Number(tight.replaceAll(decimal === '.' ? ',' : '.', '').replace(',', '.'));

/** The decimal sign that the numbers of a file show; undefined where none does, or two do. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined {
  const signs = new Set(cells.flatMap((cell) => certain(cell.replace(SPACES, ''))?.sign ?? []));
  const [sign] = signs;
  return signs.size === 1 ? sign : undefined;
}

function certain(tight: string) {
  const found = CERTAIN.find(([pattern]) => pattern.test(tight));
  return found && { sign: found[1] };
}

/**
 * Reads a number as people write it: `250,000`, `1.789,45`, `1,789.45`, `30 000`.
 * @param decimal the sign that the file shows
 * @returns every number that it can be; none where it is no number
 */
export function readNumbers(cell: string, decimal: DecimalSign | undefined): number[] {
  const tight = cell.replace(SPACES, '');
  const sure = certain(tight);
  if (sure) return [valueBy(tight, sure.sign ?? '.')];
  if (!TWO_WAYS.test(tight)) return [];
  const sign = tight.includes(',') ? ',' : '.';
  // Nigeria groups by commas, so that only decimals behind a comma elsewhere in the file make such a number doubtful.
  if (sign === ',')
    return (decimal === ',' ? (['.', ','] as const) : (['.'] as const)).map((one) => valueBy(tight, one));
  return (decimal ? [decimal] : (['.', ','] as const)).map((one) => valueBy(tight, one));
}

const DAY = /^(?<first>\d{1,2})[/.-](?<second>\d{1,2})[/.-](?<year>\d{4})(?:[ T][\d:]+)?$/;
const ISO_DAY = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})(?:[ T][\d:.]+Z?)?$/;

/** Whether days of a file have their month in front, as in the USA; otherwise they are read as Nigeria writes them. */
export const isMonthFirst = (cells: readonly string[]): boolean => {
  const days = cells.flatMap((cell) => {
    const { first, second } = DAY.exec(cell)?.groups ?? {};
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  return days.some(({ second }) => second > 12) && days.every(({ first }) => first <= 12);
};

/** Reads a day as people write it: `2026-11-24`, `24/11/2026`, `24.11.2026`. @returns the day by ISO 8601; nothing where it is none */
export function readDay(cell: string, monthFirst: boolean): string | undefined {
  const iso = ISO_DAY.exec(cell)?.groups;
  const { first, second, year } = DAY.exec(cell)?.groups ?? {};
  const parts = iso
    ? [iso['year'], iso['month'], iso['day']]
    : monthFirst
      ? [year, first, second]
      : [year, second, first];
  const [y = '', month = '', day = ''] = parts;
  const written = `${y}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // Date.parse takes the 30th of February for a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : undefined;
}
