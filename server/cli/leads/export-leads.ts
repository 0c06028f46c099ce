import { LEAD_COLUMNS } from '#domain/leads/forms/columns.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { lagosCellTime } from '#domain/shared/dates.ts';
import { ORIGIN_COLUMNS } from '#domain/visits/origin.ts';
import { allLeads, countLeads } from '../../leads/desk/lead-records.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Answer, Call } from '../framework/command.ts';
import { exportRows, type Row } from './export-rows.ts';
import { historyOf, stateOf } from './lead-text.ts';
import { readFilter } from './texts.ts';

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
  'desk_changed_at',
  'history',
  'phone_as_typed',
  'consent_version',
  'news_version',
  ...ORIGIN_COLUMNS,
  'deliveries',
] as const;

/** Writes leads for a spreadsheet or a program. */
export async function exportLeads(call: Call): Promise<Answer> {
  const { storage, options } = call;
  const filter = readFilter(options);
  const total = await countLeads(storage.db, filter);
  return exportRows('leads', [...COLUMNS], exported(storage, filter), total, call);
}

async function* exported({ db }: Storage, filter: ReturnType<typeof readFilter>): AsyncGenerator<Row[]> {
  for await (const page of allLeads(db, filter)) {
    yield page.map(({ lead, events, ...record }) => {
      const values = {
        ...lead,
        received_lagos: lagosCellTime(lead.created_at),
        desk_state: lead.desk_state ?? 'open',
        history: historyOf(events),
        reference: referenceOf(lead.id),
        deliveries: stateOf(record),
      };
      return Object.fromEntries(COLUMNS.map((column) => [column, values[column]]));
    });
  }
}
