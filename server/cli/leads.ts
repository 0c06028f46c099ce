import { join } from 'node:path';
import { DESK_NAME_MAX } from '#domain/leads/desk/desk.ts';
import { LEAD_COLUMNS } from '#domain/leads/forms/columns.ts';
import { CHANNELS, type ChannelName, FIRST_TARGET } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { isLeadState, LEAD_STATES } from '#domain/leads/states.ts';
import { lagosCellTime } from '#domain/shared/dates.ts';
import { ORIGIN_COLUMNS } from '#domain/visits/origin.ts';
import type { Config } from '../config/config.ts';
import { queuePartsOf } from '../leads/accept/enqueue.ts';
import { eraseSubject, subjectData } from '../leads/desk/data-subject.ts';
import { releaseLead } from '../leads/desk/desk.ts';
import { changeLead } from '../leads/desk/desk-events.ts';
import { allLeads, countLeads, findLeads, type LeadRecord, newestLeads } from '../leads/desk/lead-records.ts';
import { leadStats } from '../leads/desk/stats.ts';
import { NO_OTHER_SYSTEMS, otherSystemsOf } from '../leads/lead/enabled-targets.ts';
import { MAIL_FOLDER } from '../leads/mail/mailer.ts';
import {
  countDeadLetters,
  countPending,
  deadLetters,
  dropPending,
  retryNow,
} from '../leads/queue/dead-letters.ts';
import { pendingRows } from '../leads/queue/delivery-queue.ts';
import { CommandError } from '../platform/command-error.ts';
import type { Storage } from '../platform/database/index.ts';
import { type Answer, type Call, databaseCommand, type Options, UsageError } from './framework/command.ts';
import { counted, cutNote, runAsMain } from './framework/terminal.ts';
import { EXPORT_OPTIONS, exportRows, type Row } from './leads/export-rows.ts';
import { deadTable, historyOf, leadDetails, leadTable, stateOf, statsText } from './leads/lead-text.ts';
import { digestText, FILTER_OPTIONS, FUNNEL_DAYS, funnel, readFilter, readLimit } from './leads/texts.ts';

/** As many as one looks through on a screen. */
const LIST_LENGTH = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const LIMIT = { takes: 'COUNT', says: `how many at most, ${LIST_LENGTH} if not said` };
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

export const run = databaseCommand('leads', {
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
  funnel: {
    options: {
      days: { takes: 'DAYS', says: `of how many days, ${FUNNEL_DAYS} if not said, today with them` },
      ...EXPORT_OPTIONS,
    },
    says: 'Counts visits, forms begun, enquiries sent and answered, by page, site before ours and campaign.',
    run: funnel,
  },
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
    options: { yes: { says: 'does it; without this, it only says what would be dropped' } },
    says: 'Drops what is still owed to a target that is configured no more, like webhook:NAME; it counts as stuck until then.',
    run: drop,
  },
  release: {
    takes: ['REFERENCE'],
    says: 'Takes what was suspected to be spam for an enquiry: the desk is told, and the sender gets what he asked for.',
    run: release,
  },
  mark: {
    takes: ['REFERENCE', 'STATE'],
    options: { by: { takes: 'NAME', says: 'who says so; stands in the history' } },
    says: `Says what became of a lead, as the links of the e-mails to the desk do: ${LEAD_STATES.join(', ')}.`,
    run: mark,
  },
  'mark-old': {
    takes: ['DAY'],
    says: 'Takes all that came before a day, like 2026-11-01, and of which the desk said nothing, for answered.',
    run: markOld,
  },
  digest: {
    options: {
      print: { says: 'prints it, without its links; the site itself sends it' },
      weekly: { says: 'that of the week' },
    },
    says: 'Shows the digest that the desk would get now.',
    run: digest,
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

async function exportLeads(call: Call): Promise<Answer> {
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

async function stats({ storage }: Call): Promise<Answer> {
  const data = await leadStats(storage.db);
  return { text: statsText(data), data };
}

async function dead({ storage, options }: Call): Promise<Answer> {
  const letters = await deadLetters(storage.db, readLimit(options, LIST_LENGTH));
  if (letters.length === 0) return { text: 'Nothing was given up.', data: letters };
  const total = await countDeadLetters(storage.db);
  return { text: deadTable(letters) + cutNote(letters.length, total), data: letters };
}

async function retry({ storage, config, options }: Call): Promise<Answer> {
  const { lead, all, written, again } = options;
  if ([lead, all, written].filter(Boolean).length !== 1)
    throw new UsageError('Write one of --lead REFERENCE, --all and --written.');
  if (again && !lead)
    throw new UsageError(
      '--again goes with --lead REFERENCE: what was sent is repeated for one lead at a time.',
    );
  const leadId = lead && (await theLead(storage, String(lead))).lead.id;
  const which = again ? 'everything' : written ? 'written' : 'owed';
  const count = await retryNow(storage.db, {
    which,
    leadId,
    channel: await readChannel(storage, config, options),
  });
  const text = `${counted(count, 'delivery is', 'deliveries are')} due now; the running site takes them within a minute.`;
  return { text, data: { due: count } };
}

async function drop({ storage, config, words: [channel = ''], options }: Call): Promise<Answer> {
  const name = await readChannel(storage, config, { channel });
  const isTarget = name === FIRST_TARGET || name?.startsWith(`${FIRST_TARGET}:`);
  if (!name || !isTarget || config.targets.some((target) => target.channel === name))
    throw new CommandError(`${channel} is configured, or no target: only what nobody takes can be dropped.`);
  const count = await countPending(storage.db, name);
  const text = `${count} ${count === 1 ? 'delivery' : 'deliveries'} to ${name}`;
  if (!options['yes']) throw new CommandError(`Nothing was dropped. Write --yes to drop ${text}.`);
  return { text: `Dropped: ${text}.`, data: { dropped: await dropPending(storage.db, name) } };
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
  return { text: `Taken for answered: ${old.length}.`, data: { answered: old.length } };
}

async function digest(call: Call): Promise<Answer> {
  if (!call.options['print']) throw new UsageError('Write --print: only the site itself sends digests.');
  const { text, words } = await digestText(call, call.options['weekly'] ? 'weekly' : 'daily');
  return { text, data: words ?? {} };
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

/** The one lead that an operator means. @throws CommandError */
async function theLead({ db }: Storage, reference: string): Promise<LeadRecord> {
  const [record, ...others] = await findLeads(db, reference);
  if (!record) throw new CommandError(`No lead has the reference ${reference}. See: npm run leads -- list`);
  if (others.length === 0) return record;
  const ids = [record, ...others].map(({ lead }) => lead.id);
  throw new CommandError(`Several leads begin so; write more of the id:\n${ids.join('\n')}`);
}

/** Those that are, those that are configured, and those that something is still pending for. @throws UsageError */
async function readChannel(
  { db }: Storage,
  { targets }: Pick<Config, 'targets'>,
  { channel }: Options,
): Promise<ChannelName | undefined> {
  if (channel === undefined) return undefined;
  const owed = await pendingRows(db).select('channel').distinct().execute();
  const names = new Set<ChannelName>([...CHANNELS, ...[...targets, ...owed].map((one) => one.channel)]);
  const known = [...names].find((name) => name === channel);
  if (!known) throw new UsageError(`--channel: write one of ${[...names].join(', ')}`);
  return known;
}
