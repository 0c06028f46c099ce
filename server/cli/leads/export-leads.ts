import { LEAD_COLUMNS } from '#domain/leads/forms/columns.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { lagosCellTime } from '#domain/shared/dates.ts';
import { ORIGIN_COLUMNS } from '#domain/visits/origin.ts';
import { allLeads, countLeads, type LeadRecord } from '../../leads/desk/lead-records.ts';
import type { Storage } from '../../platform/database/index.ts';
import { type Answer, type Call, UsageError } from '../framework/command.ts';
import { exportRows, type Row } from './export-rows.ts';
import { exportWorkbook } from './export-workbook.ts';
import { historyOf, stateOf } from './lead-text.ts';
import { digestCopyOf, readFilter } from './texts.ts';

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
