import type { Kysely } from 'kysely';
import { unsubscribeToken } from '../newsletter/addresses.ts';
import type { Storage } from '../storage/index.ts';
import type { Tables } from '../storage/tables.ts';
import { type Answer, type Call, runCommand } from './command.ts';
import { EXPORT_OPTIONS, exportRows, type Row } from './export-rows.ts';

const PAGE = 500;
const COLUMNS = ['email', 'first_name', 'requested_at', 'confirmed_at', 'consent_version', 'unsubscribe_url'];

await runCommand('newsletter', {
  export: {
    options: EXPORT_OPTIONS,
    says: 'Writes the confirmed subscribers, each with the link that ends the subscription: put it into every letter.',
    run: exportSubscribers,
  },
  stats: { says: 'Counts subscribers, and addresses that want no letters.', run: stats },
});

async function exportSubscribers({ storage, config, options }: Call): Promise<Answer> {
  const total = await count(storage.db, 'subscribers');
  return exportRows('subscribers', COLUMNS, subscribers(storage, config.siteUrl), total, options);
}

async function* subscribers({ db, sign }: Storage, siteUrl: string): AsyncGenerator<Row[]> {
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
    yield page.map((subscriber) => ({
      ...subscriber,
      unsubscribe_url: `${siteUrl}/newsletter/unsubscribe?token=${unsubscribeToken(sign, subscriber.email)}`,
    }));
    last = next.email;
  }
}

async function stats({ storage }: Call): Promise<Answer> {
  const data = {
    subscribers: await count(storage.db, 'subscribers'),
    waiting: await count(storage.db, 'opt_ins'),
    suppressed: await count(storage.db, 'suppressions'),
  };
  const text = `${data.subscribers} subscribers, ${data.waiting} requests of the last days, ${data.suppressed} addresses that want no letters.`;
  return { text, data };
}

async function count(db: Kysely<Tables>, table: 'subscribers' | 'opt_ins' | 'suppressions'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}
