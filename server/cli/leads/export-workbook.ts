import { writeFile } from 'node:fs/promises';
import type { DigestCopy } from '#domain/leads/desk/digest.ts';
import { READABLE_COLUMNS, READABLE_WIDTHS, readableCells } from '../../leads/desk/lead-columns.ts';
import type { LeadRecord } from '../../leads/desk/lead-records.ts';
import { CommandError } from '../../platform/command-error.ts';
import { PRIVATE_FILE } from '../../platform/durable-file.ts';
import { type Cell, workbook } from '../../platform/spreadsheets/workbook.ts';
import type { Answer } from '../framework/command.ts';

/** Of a column whose name is that of the database, in letters. */
const TECHNICAL_WIDTH = 20;
/** A sheet of Office Open XML ends there. */
const ROWS_MAX = 1_048_575;

/** Columns besides those that people read. */
export interface TechnicalColumns {
  names: readonly string[];
  cellsOf: (record: LeadRecord) => readonly Cell[];
}

/**
 * Writes leads into a new workbook, in the columns that people read.
 * @throws CommandError where the file exists or cannot be made, or a sheet has no room for all
 */
export async function exportWorkbook(
  file: string,
  pages: AsyncIterable<LeadRecord[]>,
  copy: DigestCopy,
  technical: TechnicalColumns,
): Promise<Answer> {
  const rows: Cell[][] = [];
  for await (const records of pages) {
    for (const record of records) {
      const cells = readableCells(record.lead, copy);
      rows.push([...READABLE_COLUMNS.map((column) => cells[column]), ...technical.cellsOf(record)]);
    }
    if (rows.length > ROWS_MAX)
      throw new CommandError(
        `A sheet has no room for that many: choose fewer with --since, or write a CSV file.`,
      );
  }
  const columns = [
    ...READABLE_COLUMNS.map((column) => ({ title: copy.columns[column], width: READABLE_WIDTHS[column] })),
    ...technical.names.map((title) => ({ title, width: TECHNICAL_WIDTH })),
  ];
  const bytes = await workbook(columns, rows);
  await writeFile(file, bytes, { flag: 'wx', mode: PRIVATE_FILE }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST'
        ? `${file} exists; name a new file.`
        : `The file cannot be made: ${error.message}`,
    );
  });
  return { text: `${rows.length} leads written to ${file}.`, data: { count: rows.length, file } };
}
