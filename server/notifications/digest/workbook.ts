import type { DigestCopy } from '#domain/leads/desk/digest.ts';
import { READABLE_COLUMNS, READABLE_WIDTHS, readableCells } from '../../leads/desk/lead-columns.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { workbook } from '../../platform/spreadsheets/write-table.ts';

/** In letters: an address that is clicked, not read. */
const LINK_WIDTH = 40;

/**
 * Makes the workbook of the open enquiries, each with the address of its page, where it has one.
 * @returns the bytes of an Office Open XML workbook (.xlsx)
 */
export function openLeadsWorkbook(
  leads: LeadRow[],
  copy: DigestCopy,
  linkOf?: (leadId: string) => string,
): Promise<Buffer> {
  const columns = [
    ...READABLE_COLUMNS.map((column) => ({ title: copy.columns[column], width: READABLE_WIDTHS[column] })),
    ...(linkOf ? [{ title: copy.columns.link, width: LINK_WIDTH }] : []),
  ];
  const rows = leads.map((lead) => {
    const cells = readableCells(lead, copy);
    return [...READABLE_COLUMNS.map((column) => cells[column]), ...(linkOf ? [linkOf(lead.id)] : [])];
  });
  return workbook(columns, rows);
}
