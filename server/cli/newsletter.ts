import type { Kysely } from 'kysely';
import { unsubscribeToken } from '../leads/lead/addresses.ts';
import { isRefused, lift } from '../leads/newsletter/opt-ins.ts';
import type { Storage } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { type Answer, type Call, databaseCommand } from './framework/command.ts';
import { runAsMain } from './framework/terminal.ts';
import { EXPORT_OPTIONS, exportRows, type Row } from './leads/export-rows.ts';

const PAGE = 500;
const COLUMNS = ['email', 'first_name', 'requested_at', 'confirmed_at', 'consent_version', 'unsubscribe_url'];

export const run = databaseCommand('newsletter', {
  export: {
    options: EXPORT_OPTIONS,
    says: 'Writes the confirmed subscribers, each with the link that ends the subscription: put it into every letter.',
    run: exportSubscribers,
  },
  stats: { says: 'Counts subscribers, and addresses that want no e-mail.', run: stats },
  allow: {
    takes: ['EMAIL'],
    says: 'Sends e-mail to an address again, after its owner had refused it and then asked the desk for it.',
    needs: 'tables',
    run: allow,
  },
});

await runAsMain(import.meta, run);

async function exportSubscribers(call: Call): Promise<Answer> {
  const { storage, config } = call;
  const total = await count(storage.db, 'subscribers');
  return exportRows('subscribers', COLUMNS, subscribers(storage, config.siteUrl), total, call);
}

async function* subscribers({ db, keys }: Storage, siteUrl: string): AsyncGenerator<Row[]> {
  let last = '';
  for (;;) {
    const page = await db
      .selectFrom('subscribers')
      .select(['email', 'first_name', 'requested_at', 'confirmed_at', 'consent_version'])
      .where('email', '>', last)
      .orderBy('email')
      .limit(PAGE)
      .execute();
    const next = page.at(-1);
    if (!next) return;
    const wanted: typeof page = [];
    for (const subscriber of page)
      if (!(await isRefused(db, keys, subscriber.email))) wanted.push(subscriber);
    yield wanted.map((subscriber) => ({
      ...subscriber,
      unsubscribe_url: `${siteUrl}/newsletter/unsubscribe?token=${unsubscribeToken(keys, subscriber.email)}`,
    }));
    last = next.email;
  }
}

async function allow({ storage, words: [email = ''] }: Call): Promise<Answer> {
  const wasListed = await lift(storage.db, storage.keys, email);
  const text = wasListed ? 'E-mail goes to this address again.' : 'This address is not on the list.';
  return { text, data: { lifted: wasListed } };
}

async function stats({ storage }: Call): Promise<Answer> {
  const data = {
    subscribers: await count(storage.db, 'subscribers'),
    waiting: await count(storage.db, 'opt_ins'),
    suppressed: await count(storage.db, 'suppressions'),
  };
  const text = `${data.subscribers} subscribers, ${data.waiting} requests of the last days, ${data.suppressed} addresses that want no e-mail.`;
  return { text, data };
}

async function count(db: Kysely<Tables>, table: 'subscribers' | 'opt_ins' | 'suppressions'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}
