import { z } from 'zod';
import type { DigestCopy } from '#domain/leads/desk/digest.ts';
import { ENQUIRY_KINDS } from '#domain/leads/forms/index.ts';
import { LEAD_STATES } from '#domain/leads/states.ts';
import { startOfLagosDay } from '#domain/shared/dates.ts';
import { COUNT_GROUPS, type CountGroup } from '#domain/visits/visit-counts.ts';
import { parseCopy } from '../../content/copy/copy.ts';
import { readFiles } from '../../content/files/files.ts';
import {
  DELIVERY_STATES,
  findLeads,
  type LeadFilter,
  type LeadRecord,
} from '../../leads/desk/lead-records.ts';
import { dialable } from '../../leads/lead/values.ts';
import type { Storage } from '../../platform/database/index.ts';
import { CommandError } from '../../platform/errors.ts';
import { type Funnel, type VisitStats, visitStats } from '../../visits/funnel.ts';
import { type Answer, type Call, type Option, type Options, UsageError } from '../framework/command.ts';
import { table } from '../framework/terminal.ts';
import { exportRows } from './export-rows.ts';

/** As many as one looks through on a screen. */
export const LIST_LENGTH = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The options that choose leads. */
export const FILTER_OPTIONS: Record<string, Option> = {
  kind: { takes: 'FORM', says: `only leads of a form: ${ENQUIRY_KINDS.join(', ')}` },
  since: { takes: 'DAY', says: 'only leads from this day on, like 2026-11-01, in Lagos' },
  until: { takes: 'DAY', says: 'only leads up to this day, and of it' },
  state: {
    takes: 'STATE',
    says: `only leads with a delivery that is ${DELIVERY_STATES.join(', ')}; or spam`,
  },
  desk: { takes: 'STATE', says: `only leads that are ${LEAD_STATES.join(', ')}, by what the desk said` },
  email: { takes: 'ADDRESS', says: 'only leads of this e-mail address' },
  phone: { takes: 'NUMBER', says: 'only leads of this telephone number, as a caller says it' },
  find: { takes: 'WORDS', says: 'only leads with these in name, company or e-mail address' },
};

const day = z.iso.date('write a day like 2026-11-01');
const options = z.object({
  kind: z.enum(ENQUIRY_KINDS, `write one of ${ENQUIRY_KINDS.join(', ')}`).optional(),
  since: day.optional(),
  until: day.optional(),
  state: z.enum([...DELIVERY_STATES, 'spam'], `write one of ${DELIVERY_STATES.join(', ')}, spam`).optional(),
  desk: z.enum(LEAD_STATES, `write one of ${LEAD_STATES.join(', ')}`).optional(),
  email: z.string().optional(),
  phone: z.string().transform(dialable).optional(),
  find: z.string().optional(),
});

/** The one lead that an operator means. @throws CommandError */
export async function theLead({ db }: Storage, reference: string): Promise<LeadRecord> {
  const [record, ...others] = await findLeads(db, reference);
  if (!record) throw new CommandError(`No lead has the reference ${reference}. See: npm run leads -- list`);
  if (others.length === 0) return record;
  const ids = [record, ...others].map(({ lead }) => lead.id);
  throw new CommandError(`Several leads begin so; write more of the id:\n${ids.join('\n')}`);
}

/** Reads which leads an operator means. @throws UsageError */
export function readFilter(given: Options): LeadFilter {
  const { data, error } = options.safeParse(given);
  if (!data) {
    throw new UsageError(
      error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const { since, until, ...rest } = data;
  return { ...rest, from: since && startOf(since), before: until && startOf(until, DAY_MS) };
}

/** Reads how many at most. @throws UsageError */
export const readLimit = (given: Options, standard: number): number => readNumber(given, 'limit', standard);

/** Reads an option that is a whole number from 1. @throws UsageError */
function readNumber(given: Options, name: string, standard: number): number {
  const written = given[name] ?? String(standard);
  if (!/^[1-9]\d{0,5}$/.test(String(written))) throw new UsageError(`--${name}: write a whole number from 1`);
  return Number(written);
}

function startOf(lagosDay: string, plusMs = 0): string {
  return new Date(startOfLagosDay(lagosDay).getTime() + plusMs).toISOString();
}

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

/** The words of digests and of their workbook. @throws CommandError where the words of e-mails cannot be read */
export async function digestCopyOf({
  contentDirectory,
}: Pick<Call['config'], 'contentDirectory'>): Promise<DigestCopy> {
  const problems: string[] = [];
  const copy = parseCopy(await readFiles(contentDirectory), problems)?.emails.digest;
  if (!copy) throw new CommandError(`The words cannot be read:\n${problems.join('\n')}`);
  return copy;
}

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
