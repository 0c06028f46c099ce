import { join } from 'node:path';
import { DESK_NAME_MAX } from '#domain/leads/desk/desk.ts';
import { CHANNELS } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { isLeadState, LEAD_STATES } from '#domain/leads/states.ts';
import { queuePartsOf } from '../leads/accept/enqueue.ts';
import { eraseSubject, subjectData } from '../leads/desk/data-subject.ts';
import { changeLead } from '../leads/desk/desk-events.ts';
import { allLeads, countLeads, newestLeads } from '../leads/desk/lead-records.ts';
import { releaseLead } from '../leads/desk/release.ts';
import { leadStats } from '../leads/desk/stats.ts';
import { NO_OTHER_SYSTEMS, otherSystemsOf } from '../leads/lead/enabled-targets.ts';
import { MAIL_FOLDER } from '../leads/mail/mailer.ts';
import { CommandError } from '../platform/errors.ts';
import { type Answer, type Call, databaseCommand, UsageError } from './framework/command.ts';
import { counted, cutNote, runAsMain } from './framework/terminal.ts';
import { dead, drop, retry } from './leads/deliveries.ts';
import { digest } from './leads/digest.ts';
import { exportLeads } from './leads/export-leads.ts';
import { EXPORT_OPTIONS } from './leads/export-rows.ts';
import { funnel } from './leads/funnel.ts';
import { leadDetails, leadTable, statsText } from './leads/lead-text.ts';
import { FILTER_OPTIONS, LIST_LENGTH, readFilter, readLimit, theLead } from './leads/texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMIT = { takes: 'COUNT', says: `how many at most, ${LIST_LENGTH} if not said` };
export const run = databaseCommand('leads', {
  list: {
    options: { ...FILTER_OPTIONS, limit: LIMIT },
    says: 'Lists the newest leads and their states.',
    run: list,
  },
  show: { takes: ['REFERENCE'], says: 'Shows everything about one lead.', run: show },
  export: {
    options: {
      ...FILTER_OPTIONS,
      ...EXPORT_OPTIONS,
      all: {
        says: 'with a file that ends in .xlsx: the technical columns too, which CSV and JSONL always have',
      },
    },
    says: 'Writes leads for a spreadsheet or a program, the oldest first; a file that ends in .xlsx becomes a workbook.',
    run: exportLeads,
  },
  stats: {
    says: 'Counts leads by form, page and campaign, and deliveries by channel and state.',
    run: stats,
  },
  funnel,
  dead: { options: { limit: LIMIT }, says: 'Lists the deliveries that were given up after days.', run: dead },
  retry: {
    options: {
      lead: { takes: 'REFERENCE', says: 'what is owed for this lead, also what only waits' },
      again: { says: 'with --lead: also what was sent or written to a file before' },
      all: { says: 'all deliveries that were given up' },
      written: { says: 'all e-mail that was written to files, once SMTP_URL is set' },
      channel: {
        takes: 'CHANNEL',
        says: `only this channel: ${CHANNELS.join(', ')}, or webhook:NAME of a target of LEADS_TARGETS`,
      },
    },
    says: 'Has deliveries tried once more, now; the running site does it.',
    run: retry,
  },
  drop: {
    takes: ['CHANNEL'],
    options: { yes: { says: 'does it; without it, the command only lists what would be dropped' } },
    says: 'Drops the deliveries to a target that is no longer configured, like webhook:NAME; until then they count as stuck.',
    run: drop,
  },
  release: {
    takes: ['REFERENCE'],
    says: 'Releases suspected spam as an enquiry: the desk is notified, and the sender gets what they asked for.',
    run: release,
  },
  mark: {
    takes: ['REFERENCE', 'STATE'],
    options: { by: { takes: 'NAME', says: 'who says so; stands in the history' } },
    says: `Sets the state of a lead, as the links in the desk's e-mails do: ${LEAD_STATES.join(', ')}.`,
    run: mark,
  },
  'mark-old': {
    takes: ['DAY'],
    says: 'Marks every lead that came before a day, like 2026-11-01, as answered if the desk has not said anything about it.',
    run: markOld,
  },
  digest,
  subject: {
    takes: ['ADDRESS'],
    says: 'Prints everything about one e-mail address or telephone number as JSON, for its owner.',
    run: subject,
  },
  erase: {
    takes: ['ADDRESS'],
    options: { yes: { says: 'does it; without it, the command only lists what would be erased' } },
    says: 'Erases everything about one e-mail address or telephone number, for ever.',
    run: erase,
  },
});

await runAsMain(import.meta, run);

async function list({ storage, options }: Call): Promise<Answer> {
  const filter = readFilter(options);
  const records = await newestLeads(storage.db, readLimit(options, LIST_LENGTH), filter);
  if (records.length === 0) return { text: 'There is no such lead.', data: records };
  const total = await countLeads(storage.db, filter);
  return { text: leadTable(records) + cutNote(records.length, total), data: records };
}

async function show({ storage, words: [reference = ''] }: Call): Promise<Answer> {
  const record = await theLead(storage, reference);
  return { text: leadDetails(record), data: record };
}

async function stats({ storage }: Call): Promise<Answer> {
  const data = await leadStats(storage.db);
  return { text: statsText(data), data };
}

async function release({ storage, config, words: [reference = ''] }: Call): Promise<Answer> {
  const { lead } = await theLead(storage, reference);
  const due = await releaseLead(storage, lead.id, queuePartsOf(config, storage.keys));
  if (due === undefined)
    throw new CommandError(`${referenceOf(lead.id)} is no suspected spam. To send it again: retry --lead`);
  return {
    text: `Released; ${counted(due, 'delivery is', 'deliveries are')} due now.`,
    data: { released: lead.id, due },
  };
}

async function mark({
  storage,
  config,
  words: [reference = '', state = ''],
  options,
}: Call): Promise<Answer> {
  if (!isLeadState(state)) throw new UsageError(`STATE: write one of ${LEAD_STATES.join(', ')}`);
  const { lead } = await theLead(storage, reference);
  const by = options['by'] === undefined ? null : String(options['by']).slice(0, DESK_NAME_MAX);
  await changeLead(storage, { leadId: lead.id, what: state, by }, otherSystemsOf(config));
  return { text: `${referenceOf(lead.id)} is ${state}.`, data: { id: lead.id, state } };
}

async function markOld({ storage, words: [day = ''] }: Call): Promise<Answer> {
  const filter = readFilter({ until: day, desk: 'open' });
  const before = new Date(Date.parse(filter.before ?? '') - DAY_MS).toISOString();
  const old: string[] = [];
  for await (const page of allLeads(storage.db, { desk: 'open', before }))
    old.push(...page.map(({ lead }) => lead.id));
  // Other systems heard of these leads long ago.
  for (const leadId of old)
    await changeLead(storage, { leadId, what: 'answered', by: null }, NO_OTHER_SYSTEMS);
  return { text: `Marked as answered: ${old.length}.`, data: { answered: old.length } };
}

async function subject({ storage, words: [address = ''] }: Call): Promise<Answer> {
  const data = await subjectData(storage, address);
  return { text: JSON.stringify(data, null, 2), data };
}

async function erase({ storage, config, words: [address = ''], options }: Call): Promise<Answer> {
  const { leads, optIns, subscription } = await subjectData(storage, address);
  const found = { leads: leads.length, optIns: optIns.length, subscriptions: subscription ? 1 : 0 };
  const text = [
    counted(found.leads, 'lead'),
    counted(found.optIns, 'request for the newsletter', 'requests for the newsletter'),
    counted(found.subscriptions, 'subscription'),
  ].join(', ');
  if (!options['yes'])
    throw new CommandError(`Nothing was erased. Found: ${text}. Write --yes to erase them for ever.`);
  await eraseSubject(storage, address, join(config.dataDirectory, MAIL_FOLDER));
  return { text: `Erased: ${text}.`, data: found };
}
