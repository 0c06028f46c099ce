import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { DigestCopy } from '#domain/leads/desk/digest.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { lagosSortedTime } from '#domain/shared/dates.ts';
import { nameOf } from '../../leads/lead/values.ts';
import type { LeadRow } from '../../platform/database/tables.ts';

type Column = keyof DigestCopy['columns'];

/** More rows than a desk works on; a spreadsheet program opens them at once. */
export const ROWS_MAX = 5000;
/** The most characters that a cell of Office Open XML may hold. */
const CELL_MAX = 32_767;
/** In letters. */
const WIDTHS: Record<Column, number> = {
  reference: 12,
  received: 18,
  kind: 20,
  state: 14,
  takenBy: 18,
  name: 24,
  phone: 18,
  email: 30,
  company: 24,
  load: 34,
  message: 60,
};
const COLUMNS = Object.keys(WIDTHS) as Column[];

/** Of the control characters only these may stand in XML; of a pair of surrogates none alone. */
const BARRED = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * Makes the workbook of the open enquiries. Every cell is a text, which no spreadsheet program computes and from which none takes the
 * nought of a telephone number.
 * @returns the bytes of an Office Open XML workbook (.xlsx)
 */
export function openLeadsWorkbook(leads: LeadRow[], { columns, kinds, states }: DigestCopy): Promise<Buffer> {
  const head = COLUMNS.map((column) => ({ ...text(columns[column]), fontWeight: 'bold' as const }));
  const rows = leads.map((lead) => {
    const values: Record<Column, string | null> = {
      reference: referenceOf(lead.id),
      received: lagosSortedTime(lead.created_at),
      kind: kinds[lead.kind],
      state: states[lead.desk_state ?? 'open'],
      takenBy: lead.taken_by,
      name: nameOf(lead),
      phone: lead.phone_number,
      email: lead.email,
      company: lead.company,
      load: loadOf(lead),
      message: lead.message,
    };
    return COLUMNS.map((column) => text(values[column]));
  });
  return writeExcelFile([head, ...rows] as SheetData, {
    columns: COLUMNS.map((column) => ({ width: WIDTHS[column] })),
    stickyRowsCount: 1,
  }).toBuffer();
}

const text = (value: string | null) => ({
  type: String,
  value: (value ?? '').replace(BARRED, '').slice(0, CELL_MAX),
});

function loadOf({ quote }: LeadRow): string | null {
  const { from, to, trucks } = readQuote(quote) ?? {};
  if (!from || !to) return null;
  const needed = (trucks ?? []).map(({ size, count }) => `${count} × ${size} tons`).join(', ');
  return `${from.name} to ${to.name}, ${needed}`;
}
