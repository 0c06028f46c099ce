import { COUNT_GROUPS, type CountGroup } from '#domain/visits/visit-counts.ts';
import { type Funnel, type VisitStats, visitStats } from '../../visits/funnel.ts';
import type { Action, Answer, Call } from '../framework/command.ts';
import { table } from '../framework/terminal.ts';
import { EXPORT_OPTIONS, exportRows } from './export-rows.ts';
import { readNumber } from './texts.ts';

/** Four weeks: each day of the week counts alike. */
const FUNNEL_DAYS = 28;

/** `leads funnel`: from visit to answer, as tables or as a file. */
export const funnel: Action = {
  options: {
    days: { takes: 'DAYS', says: `of how many days, ${FUNNEL_DAYS} if not said, today with them` },
    ...EXPORT_OPTIONS,
  },
  says: 'Counts visits, forms begun, enquiries sent and answered, by page, site before ours and campaign.',
  run: show,
};

/** Rows of a table; the rest are few each, and anybody can invent more. `--csv` has all. */
const SHOWN = 20;

/** From visit to answer; programs come last, for they are no visitors. */
const COLUMNS = {
  visit: 'Visits',
  view: 'Views',
  form: 'Forms begun',
  sent: 'Sent',
  answered: 'Answered',
  whatsapp: 'WhatsApp',
  call: 'Calls',
  robot: 'Programs',
} satisfies Record<keyof Funnel, string>;
const NAMES = Object.keys(COLUMNS) as (keyof Funnel)[];

const HEADINGS: Record<CountGroup, string> = {
  page: 'Page',
  source: 'Site before ours',
  campaign: 'Campaign',
};

const cells = (funnel: Funnel) => NAMES.map((name) => String(funnel[name]));

/** Funnels as tables. */
function funnelText({ from, until, all, by }: VisitStats): string {
  const tables = COUNT_GROUPS.filter((group) => by[group].length > 0).map((group) => {
    const rows = by[group].slice(0, SHOWN).map(({ name, ...funnel }) => [name, ...cells(funnel)]);
    const left = by[group].length - rows.length;
    return [
      '',
      table([HEADINGS[group], ...Object.values(COLUMNS)], rows),
      ...(left > 0 ? [`And ${left} more with fewer: --format csv has all.`] : []),
    ];
  });
  return [
    `From ${from} to ${until}, days of Lagos. Without who asks not to be followed, and without browsers that run no script.`,
    '',
    table(Object.values(COLUMNS), [cells(all)]),
    ...tables.flat(),
  ].join('\n');
}

/** The columns of the export. */
const FUNNEL_COLUMNS = ['by', 'name', ...NAMES];

/** All funnels as rows, that of everything first. */
function funnelRows({ all, by }: VisitStats): Record<string, string>[] {
  const row = (group: string, name: string, funnel: Funnel) => ({
    by: group,
    name,
    ...Object.fromEntries(NAMES.map((step) => [step, String(funnel[step])])),
  });
  const named = COUNT_GROUPS.flatMap((group) =>
    by[group].map(({ name, ...funnel }) => row(group, name, funnel)),
  );
  return [row('all', '', all), ...named];
}

async function show(call: Call): Promise<Answer> {
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
