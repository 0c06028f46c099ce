import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a file without it for one in an old character set. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Digits that a spreadsheet takes for a number, of which it drops the nought in front or shows the first few alone. */
const LOSES_DIGITS = /^(?:0\d+|\d{12,})$/;
/** The library marks no cell that begins with a line break, behind which a spreadsheet may still compute (OWASP, "CSV Injection"). */
const BEGINS_WITH_BREAK = /^\n/;

/**
 * Rows as CSV by RFC 4180, the only place that writes it. A text that a spreadsheet would compute or round is marked by an apostrophe.
 * @param header whether the names of the columns stand in the first line
 */
export function csvText<Column extends string>(
  rows: readonly Partial<Record<Column, string | number | null>>[],
  columns: readonly Column[],
  { header }: { header: boolean },
): string {
  return stringify([...rows], {
    columns: [...columns],
    header,
    record_delimiter: 'windows',
    // Its default stops quoting cells with a break once the delimiter of records is set.
    quote_record_delimiter: true,
    // Other separators, for readers that guess which one a file has.
    quoted_match: /[\n\r;\t]/,
    escape_formulas: true,
    cast: { string: (text) => (LOSES_DIGITS.test(text) || BEGINS_WITH_BREAK.test(text) ? `'${text}` : text) },
  });
}
