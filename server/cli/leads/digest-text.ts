import type { DigestWords } from '#domain/leads/desk/digest.ts';
import { parseCopy } from '../../content/copy/copy.ts';
import { readFiles } from '../../content/files/files.ts';
import { DigestQueue } from '../../notifications/digest/digest-queue.ts';
import { digestFacts, isEmpty } from '../../notifications/digest/facts.ts';
import { plainDigest } from '../../notifications/digest/plain-text.ts';
import { digestWords } from '../../notifications/digest/words.ts';
import { CommandError } from '../../platform/command-error.ts';
import type { Call } from '../framework/command.ts';

/**
 * The digest that would go out now, in words; without its links, which open enquiries for whoever reads them off a terminal.
 * @throws CommandError where the words of e-mails cannot be read
 */
export async function digestText(
  { storage, config }: Call,
  kind: 'daily' | 'weekly',
): Promise<{ text: string; words?: DigestWords }> {
  const problems: string[] = [];
  const copy = parseCopy(await readFiles(config.contentDirectory), problems)?.emails.digest;
  if (!copy) throw new CommandError(`The words cannot be read:\n${problems.join('\n')}`);
  const now = Date.now();
  const from_at = await new DigestQueue(storage.db).toldUntil(kind, now);
  const facts = await digestFacts(storage.db, { kind, from_at, until_at: new Date(now).toISOString() });
  if (isEmpty(facts)) return { text: 'There is nothing to tell: no e-mail would go out.' };
  const words = digestWords(facts, copy);
  return { text: `${words.subject}\n\n${plainDigest(words)}`, words };
}
