import { writeFile } from 'node:fs/promises';
import type { DigestCopy } from '#domain/leads/desk/digest.ts';
import { LEAD_COLUMNS } from '#domain/leads/forms/columns.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { lagosCellTime } from '#domain/shared/dates.ts';
import { ORIGIN_COLUMNS } from '#domain/visits/origin.ts';
import { READABLE_COLUMNS, READABLE_WIDTHS, readableCells } from '../../leads/desk/lead-columns.ts';
import { allLeads, countLeads, type LeadRecord } from '../../leads/desk/lead-records.ts';
import type { Storage } from '../../platform/database/index.ts';
import { PRIVATE_FILE } from '../../platform/durable-file.ts';
import { CommandError } from '../../platform/errors.ts';
import { type Cell, workbook } from '../../platform/spreadsheets/write-table.ts';
import { type Answer, type Call, UsageError } from '../framework/command.ts';
import { exportRows, type Row } from './export-rows.ts';
import { historyOf, stateOf } from './lead-text.ts';
import { digestCopyOf, readFilter } from './texts.ts';

/** Of a column whose name is that of the database, in letters. */
const TECHNICAL_WIDTH = 20;
/** A sheet of Office Open XML ends there. */
const ROWS_MAX = 1_048_575;

/** Columns besides those that people read. */
interface TechnicalColumns {
  names: readonly string[];
  cellsOf: (record: LeadRecord) => readonly Cell[];
}

/**
 * Writes leads into a new workbook, in the columns that people read.
 * @throws CommandError where the file exists or cannot be made, or a sheet has no room for all
 */
async function exportWorkbook(
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

/** The columns of the database, for programs. */
const COLUMNS = [
  'reference',
  'id',
  'created_at',
  'received_lagos',
  'kind',
  'status',
  ...LEAD_COLUMNS,
  'quote',
  'desk_state',
  'taken_by',
  'next_call_at',
  'won_value',
  'lost_reason',
  'desk_changed_at',
  'history',
  'phone_as_typed',
  'consent_version',
  'news_version',
  ...ORIGIN_COLUMNS,
  'deliveries',
] as const;

/** `leads export`: a workbook for people, or CSV and JSONL for programs. */
export async function exportLeads(call: Call): Promise<Answer> {
  const { storage, options, config } = call;
  const filter = readFilter(options);
  const file = String(options['out'] ?? '');
  if (file.toLowerCase().endsWith('.xlsx')) {
    if (options['format'] !== undefined)
      throw new UsageError('--format goes with a file that does not end in .xlsx.');
    const technical = options['all'] ? COLUMNS : [];
    return exportWorkbook(file, allLeads(storage.db, filter), await digestCopyOf(config), {
      names: technical,
      cellsOf: (record) => Object.values(rowOf(record, technical)),
    });
  }
  if (options['all'])
    throw new UsageError('--all goes with a file that ends in .xlsx: others have all columns.');
  const total = await countLeads(storage.db, filter);
  return exportRows('leads', [...COLUMNS], exported(storage, filter), total, call);
}

async function* exported({ db }: Storage, filter: ReturnType<typeof readFilter>): AsyncGenerator<Row[]> {
  for await (const page of allLeads(db, filter)) yield page.map((record) => rowOf(record, COLUMNS));
}

/** A lead by the technical columns, in their order. */
function rowOf(
  { lead, events, ...record }: LeadRecord,
  columns: readonly (typeof COLUMNS)[number][],
): Record<string, string | number | null> {
  const values = {
    ...lead,
    received_lagos: lagosCellTime(lead.created_at),
    desk_state: lead.desk_state ?? 'open',
    history: historyOf(events),
    reference: referenceOf(lead.id),
    deliveries: stateOf(record),
  };
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}
