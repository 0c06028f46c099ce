import { COUNT_GROUPS, type CountGroup } from '#domain/visits/visit-counts.ts';
import type { Funnel, VisitStats } from '../../visits/funnel.ts';
import { table } from '../framework/table.ts';

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
export function funnelText({ from, until, all, by }: VisitStats): string {
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
export const FUNNEL_COLUMNS = ['by', 'name', ...NAMES];

/** All funnels as rows, that of everything first. */
export function funnelRows({ all, by }: VisitStats): Record<string, string>[] {
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
