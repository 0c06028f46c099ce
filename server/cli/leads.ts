import { join } from 'node:path';
import { CHANNELS, type ChannelName } from '#domain/channels.ts';
import { LEAD_COLUMNS } from '#domain/forms/columns.ts';
import { ORIGIN_COLUMNS } from '#domain/origin.ts';
import { referenceOf } from '#domain/reference.ts';
import { eraseSubject, subjectData } from '../leads/data-subject.ts';
import { deadLetters, retryNow } from '../leads/dead-letters.ts';
import { allLeads, countLeads, findLeads, type LeadRecord, newestLeads } from '../leads/lead-records.ts';
import { leadStats } from '../leads/lead-stats.ts';
import { MAIL_FOLDER } from '../leads/mail-files.ts';
import { owedPartsOf } from '../leads/owed-deliveries.ts';
import { releaseLead } from '../leads/release.ts';
import type { Storage } from '../storage/index.ts';
import { type Answer, type Call, CommandError, type Options, runCommand, UsageError } from './command.ts';
import { EXPORT_OPTIONS, exportRows, type Row } from './export-rows.ts';
import { FILTER_OPTIONS, readFilter, readLimit } from './lead-filter.ts';
import { deadTable, leadDetails, leadTable, stateOf, statsText } from './lead-text.ts';

/** As many as one looks through on a screen. */
const LIST_LENGTH = 50;
const LIMIT = { takes: 'COUNT', says: `how many at most, ${LIST_LENGTH} if not said` };
const COLUMNS = [
  'reference',
  'id',
  'created_at',
  'kind',
  'status',
  ...LEAD_COLUMNS,
  'quote',
  'phone_as_typed',
  'consent_version',
  'news_version',
  ...ORIGIN_COLUMNS,
  'deliveries',
] as const;

await runCommand('leads', {
  list: {
    options: { ...FILTER_OPTIONS, limit: LIMIT },
    says: 'Lists the newest leads, with what became of them.',
    run: list,
  },
  show: { takes: ['REFERENCE'], says: 'Shows everything about one lead.', run: show },
  export: {
    options: { ...FILTER_OPTIONS, ...EXPORT_OPTIONS },
    says: 'Writes leads for a spreadsheet or a program, the oldest first.',
    run: exportLeads,
  },
  stats: {
    says: 'Counts leads by form, page and campaign, and deliveries by channel and state.',
    run: stats,
  },
  dead: { options: { limit: LIMIT }, says: 'Lists the deliveries that were given up after days.', run: dead },
  retry: {
    options: {
      lead: { takes: 'REFERENCE', says: 'what is owed for this lead, also what only waits' },
      again: { says: 'with --lead: also what was sent or written to a file before' },
      all: { says: 'all deliveries that were given up' },
      written: { says: 'all e-mail that was written to files, once SMTP_URL is set' },
      channel: { takes: 'CHANNEL', says: `only this channel: ${CHANNELS.join(', ')}` },
    },
    says: 'Has deliveries tried once more, now; the running site does it.',
    run: retry,
  },
  release: {
    takes: ['REFERENCE'],
    says: 'Takes what was suspected to be spam for an enquiry: the desk is told, and the sender gets what he asked for.',
    run: release,
  },
  subject: {
    takes: ['ADDRESS'],
    says: 'Prints everything about one e-mail address or telephone number as JSON, for the person whose it is.',
    run: subject,
  },
  erase: {
    takes: ['ADDRESS'],
    options: { yes: { says: 'does it; without this, it only says what would be erased' } },
    says: 'Erases everything about one e-mail address or telephone number, for ever.',
    run: erase,
  },
});

async function list({ storage, options }: Call): Promise<Answer> {
  const records = await newestLeads(storage.db, readLimit(options, LIST_LENGTH), readFilter(options));
  return { text: records.length === 0 ? 'There is no such lead.' : leadTable(records), data: records };
}

async function show({ storage, words: [reference = ''] }: Call): Promise<Answer> {
  const record = await theLead(storage, reference);
  return { text: leadDetails(record), data: record };
}

async function exportLeads({ storage, options }: Call): Promise<Answer> {
  const filter = readFilter(options);
  const total = await countLeads(storage.db, filter);
  return exportRows('leads', [...COLUMNS], exported(storage, filter), total, options);
}

async function* exported({ db }: Storage, filter: ReturnType<typeof readFilter>): AsyncGenerator<Row[]> {
  for await (const page of allLeads(db, filter)) {
    yield page.map(({ lead, deliveries }) => {
      const values = { ...lead, reference: referenceOf(lead.id), deliveries: stateOf(deliveries) };
      return Object.fromEntries(COLUMNS.map((column) => [column, values[column]]));
    });
  }
}

async function stats({ storage }: Call): Promise<Answer> {
  const data = await leadStats(storage.db);
  return { text: statsText(data), data };
}

async function dead({ storage, options }: Call): Promise<Answer> {
  const letters = await deadLetters(storage.db, readLimit(options, LIST_LENGTH));
  return { text: letters.length === 0 ? 'Nothing was given up.' : deadTable(letters), data: letters };
}

async function retry({ storage, options }: Call): Promise<Answer> {
  const { lead, all, written, again } = options;
  if ([lead, all, written].filter(Boolean).length !== 1)
    throw new UsageError('Write one of --lead REFERENCE, --all and --written.');
  if (again && !lead)
    throw new UsageError(
      '--again goes with --lead REFERENCE: what was sent is repeated for one lead at a time.',
    );
  const leadId = lead && (await theLead(storage, String(lead))).lead.id;
  const which = again ? 'everything' : written ? 'written' : 'owed';
  const count = await retryNow(storage.db, { which, leadId, channel: readChannel(options) });
  const text = `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; the running site takes them within a minute.`;
  return { text, data: { due: count } };
}

async function release({ storage, config, words: [reference = ''] }: Call): Promise<Answer> {
  const { lead } = await theLead(storage, reference);
  const due = await releaseLead(storage, lead.id, owedPartsOf(config, storage.keys));
  if (due === undefined)
    throw new CommandError(`${referenceOf(lead.id)} is no suspected spam. To send it again: retry --lead`);
  return { text: `Released; ${due} deliveries are due now.`, data: { released: lead.id, due } };
}

async function subject({ storage, words: [address = ''] }: Call): Promise<Answer> {
  const data = await subjectData(storage, address);
  return { text: JSON.stringify(data, null, 2), data };
}

async function erase({ storage, config, words: [address = ''], options }: Call): Promise<Answer> {
  const { leads, optIns, subscription } = await subjectData(storage, address);
  const found = { leads: leads.length, optIns: optIns.length, subscriptions: subscription ? 1 : 0 };
  const text = `${found.leads} leads, ${found.optIns} requests for the newsletter, ${found.subscriptions} subscriptions`;
  if (!options['yes'])
    throw new CommandError(`Nothing was erased. There are ${text}. Write --yes to erase them for ever.`);
  await eraseSubject(storage, address, join(config.dataDirectory, MAIL_FOLDER));
  return { text: `Erased: ${text}.`, data: found };
}

/** The one lead that an operator means. @throws CommandError */
async function theLead({ db }: Storage, reference: string): Promise<LeadRecord> {
  const [record, ...others] = await findLeads(db, reference);
  if (!record) throw new CommandError(`No lead has the reference ${reference}. See: npm run leads -- list`);
  if (others.length === 0) return record;
  const ids = [record, ...others].map(({ lead }) => lead.id);
  throw new CommandError(`Several leads begin so; write more of the id:\n${ids.join('\n')}`);
}

function readChannel({ channel }: Options): ChannelName | undefined {
  if (channel === undefined) return undefined;
  const known = CHANNELS.find((name) => name === channel);
  if (!known) throw new UsageError(`--channel: write one of ${CHANNELS.join(', ')}`);
  return known;
}
