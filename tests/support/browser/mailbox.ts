import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Where the server of these tests writes its e-mail (playwright.config.ts). */
const MAIL = 'test-results/data/mail';

/** The e-mails of one kind that went out so far and have the words in them. */
export async function mails(kind: string, words: string): Promise<Email[]> {
  const names = await readdir(MAIL).catch(() => []);
  const chosen = names.filter((name) => name.endsWith(`.${kind}.eml`));
  const read = await Promise.all(
    chosen.map(async (name) => PostalMime.parse(await readFile(join(MAIL, name)))),
  );
  return read.filter((mail) => `${mail.text} ${mail.to?.[0]?.address}`.includes(words));
}

/** The one e-mail of its kind with the words, once it has gone out. */
export async function mailWith(kind: string, words: string): Promise<Email> {
  await expect.poll(() => mails(kind, words)).toHaveLength(1);
  const [mail] = await mails(kind, words);
  if (!mail) throw new Error('the e-mail is gone');
  return mail;
}
