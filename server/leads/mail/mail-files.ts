import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EMAILS } from '#domain/leads/copy/emails.ts';

/** Folder below the data directory for e-mail that no mail server takes. */
export const MAIL_FOLDER = 'mail';

/** The file of an e-mail, named after its Message-ID, so that a repeat replaces it, also one with a number of its own (desk-events.ts). */
export function mailFile(directory: string, messageId: string): string {
  return join(directory, `${messageId.replace(/^<|(?:\+\d+)?@.*$/gs, '')}.eml`);
}

/** Removes the files of the e-mails that were written for leads. */
export async function removeMails(directory: string, leadIds: string[]): Promise<void> {
  const files = leadIds.flatMap((id) => EMAILS.map((name) => mailFile(directory, `${id}.${name}`)));
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
