import type { DigestWords } from '#domain/leads/desk/digest.ts';
import { digestWords } from '../../notifications/digest/digest-mail.ts';
import { digestFacts, isEmpty } from '../../notifications/digest/facts.ts';
import { plainDigest } from '../../notifications/digest/schedule.ts';
import { reportedUntil } from '../../notifications/digest/slots.ts';
import { type Action, type Call, UsageError } from '../framework/command.ts';
import { digestCopyOf } from './texts.ts';

/** `leads digest`: the digest that would go out now, in words. */
export const digest: Action = {
  options: {
    print: { says: 'prints it, without its links; the site itself sends it' },
    weekly: { says: 'that of the week' },
  },
  says: 'Shows the digest that the desk would get now.',
  run: async (call) => {
    if (!call.options['print']) throw new UsageError('Write --print: only the site itself sends digests.');
    const { text, words } = await digestText(call, call.options['weekly'] ? 'weekly' : 'daily');
    return { text, data: words ?? {} };
  },
};

/**
 * The digest in words; without its links, which open enquiries for anyone who reads them off a terminal.
 * @throws CommandError where the words of e-mails cannot be read
 */
async function digestText(
  { storage, config }: Call,
  kind: 'daily' | 'weekly',
): Promise<{ text: string; words?: DigestWords }> {
  const copy = await digestCopyOf(config);
  const now = Date.now();
  const from_at = await reportedUntil(storage.db, kind, now);
  const facts = await digestFacts(storage.db, { kind, from_at, until_at: new Date(now).toISOString() });
  if (isEmpty(facts)) return { text: 'There is nothing to report: no e-mail would go out.' };
  const words = digestWords(facts, copy);
  return { text: `${words.subject}\n\n${plainDigest(words)}`, words };
}
