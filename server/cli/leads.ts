import { referenceOf } from '#domain/emails.ts';
import { nameOf } from '../leads/lead-name.ts';
import { findLeads, type LeadRecord, newestLeads } from '../leads/lead-records.ts';
import type { Storage } from '../storage/index.ts';
import { CommandError, runCommand } from './command.ts';

/** As many leads as one looks through on a screen. */
const LIST_LENGTH = 50;

/** `2026-11-21 13:05`, by the clock of Lagos. */
const lagosTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});
const timeOf = (instant: string) => lagosTime.format(new Date(instant));

await runCommand('leads', {
  list: {
    takes: [],
    says: `Lists the newest ${LIST_LENGTH} leads, with the state of their e-mails.`,
    run: list,
  },
  show: { takes: ['REFERENCE'], says: 'Shows everything about one lead.', run: show },
});

async function list({ db }: Storage): Promise<string> {
  const records = await newestLeads(db, LIST_LENGTH);
  return records.length === 0 ? 'There is no lead yet.' : records.map(line).join('\n');
}

async function show({ db }: Storage, reference: string): Promise<string> {
  const [record, ...others] = await findLeads(db, reference);
  if (!record) throw new CommandError(`No lead has the reference ${reference}. See: npm run leads -- list`);
  if (others.length > 0) {
    const ids = [record, ...others].map(({ lead }) => lead.id);
    throw new CommandError(`Several leads begin so; write more of the id:\n${ids.join('\n')}`);
  }
  return details(record);
}

function line({ lead, deliveries }: LeadRecord): string {
  return [
    referenceOf(lead.id),
    timeOf(lead.created_at),
    lead.kind,
    lead.status,
    `${nameOf(lead)} <${lead.email}>`,
    ...deliveries.map(({ channel, state }) => `${channel} ${state}`),
  ].join('  ');
}

function details({ lead, deliveries }: LeadRecord): string {
  const { id, kind, status, email, phone_number, phone_as_typed, company, service, request_id } = lead;
  return [
    `reference: ${referenceOf(id)}`,
    `id: ${id}`,
    `received: ${timeOf(lead.created_at)}`,
    `form: ${kind}`,
    `status: ${status}`,
    `name: ${nameOf(lead)}`,
    `email: ${email}`,
    ...(phone_number === null ? [] : [`phone: ${phone_number} (typed as ${phone_as_typed})`]),
    ...(company === null ? [] : [`company: ${company}`]),
    ...(service === null ? [] : [`service: ${service}`]),
    `request: ${request_id}`,
    ...deliveries.map(({ channel, state, attempts, last_error }) => {
      const fault = last_error === null ? '' : `, ${last_error}`;
      return `${channel}: ${state}, attempts: ${attempts}${fault}`;
    }),
    ...(lead.message === null ? [] : ['', lead.message]),
  ].join('\n');
}
