import { CHANNELS, type ChannelName, FIRST_TARGET } from '#domain/leads/lead.ts';
import { type OtherSystemsConfig, otherSystemsOf } from '../../leads/lead/enabled-targets.ts';
import {
  countDeadLetters,
  countPending,
  deadLetters,
  dropPending,
  pendingRows,
  retryNow,
} from '../../leads/queue/dead-letters.ts';
import type { Storage } from '../../platform/database/index.ts';
import { CommandError } from '../../platform/errors.ts';
import { type Answer, type Call, type Options, UsageError } from '../framework/command.ts';
import { counted, cutNote } from '../framework/terminal.ts';
import { deadTable } from './lead-text.ts';
import { LIST_LENGTH, readLimit, theLead } from './texts.ts';

/** Lists the deliveries that were given up. */
export async function dead({ storage, options }: Call): Promise<Answer> {
  const letters = await deadLetters(storage.db, readLimit(options, LIST_LENGTH));
  if (letters.length === 0) return { text: 'Nothing was given up.', data: letters };
  const total = await countDeadLetters(storage.db);
  return { text: deadTable(letters) + cutNote(letters.length, total), data: letters };
}

/** Makes deliveries due again. */
export async function retry({ storage, config, options }: Call): Promise<Answer> {
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

/** Drops what a target that is no longer configured was to get. */
export async function drop({ storage, config, words: [channel = ''], options }: Call): Promise<Answer> {
  const name = await readChannel(storage, config, { channel });
  const isTarget = name === FIRST_TARGET || name?.startsWith(`${FIRST_TARGET}:`);
  if (!name || !isTarget || otherSystemsOf(config).targets.some((target) => target.channel === name))
    throw new CommandError(`${channel} is configured, or no target: only what nobody takes can be dropped.`);
  const count = await countPending(storage.db, name);
  const text = `${count} ${count === 1 ? 'delivery' : 'deliveries'} to ${name}`;
  if (!options['yes']) throw new CommandError(`Nothing was dropped. Write --yes to drop ${text}.`);
  return { text: `Dropped: ${text}.`, data: { dropped: await dropPending(storage.db, [name]) } };
}

/** The channel that an operator names: a built-in or configured one, or one with pending deliveries. @throws UsageError */
async function readChannel(
  { db }: Storage,
  config: OtherSystemsConfig,
  { channel }: Options,
): Promise<ChannelName | undefined> {
  if (channel === undefined) return undefined;
  const owed = await pendingRows(db).select('channel').distinct().execute();
  const configured = [...otherSystemsOf(config).targets, ...owed];
  const names = new Set<ChannelName>([...CHANNELS, ...configured.map((one) => one.channel)]);
  const known = [...names].find((name) => name === channel);
  if (!known) throw new UsageError(`--channel: write one of ${[...names].join(', ')}`);
  return known;
}
