import { visitStats } from '../../visits/funnel.ts';
import type { Answer, Call } from '../framework/command.ts';
import { exportRows } from './export-rows.ts';
import { FUNNEL_COLUMNS, funnelRows, funnelText } from './funnel-text.ts';
import { readNumber } from './lead-filter.ts';

/** Four weeks: each day of the week counts alike. */
export const FUNNEL_DAYS = 28;

/** `leads funnel`: from visit to answer, as tables or as a file. */
export async function funnel(call: Call): Promise<Answer> {
  const { storage, options } = call;
  const days = readNumber(options, 'days', FUNNEL_DAYS);
  const data = await visitStats(storage.db, days);
  const asFile = options['format'] !== undefined || options['out'] !== undefined;
  if (!asFile) return { text: funnelText(data), data };
  const rows = funnelRows(data);
  const pages = (async function* () {
    yield rows;
  })();
  return exportRows('rows', FUNNEL_COLUMNS, pages, rows.length, call);
}
