import { z } from 'zod';
import type { DigestCopy } from '#domain/leads/desk/digest.ts';
import { ENQUIRY_KINDS } from '#domain/leads/forms/index.ts';
import { LEAD_STATES } from '#domain/leads/states.ts';
import { startOfLagosDay } from '#domain/shared/dates.ts';
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
import { type Call, type Option, type Options, UsageError } from '../framework/command.ts';

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
export function readNumber(given: Options, name: string, standard: number): number {
  const written = given[name] ?? String(standard);
  if (!/^[1-9]\d{0,5}$/.test(String(written))) throw new UsageError(`--${name}: write a whole number from 1`);
  return Number(written);
}

function startOf(lagosDay: string, plusMs = 0): string {
  return new Date(startOfLagosDay(lagosDay).getTime() + plusMs).toISOString();
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
