import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DIGEST_CHANNELS } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { runCli } from '../../tests/support/cli.ts';
import { oneDatabase, type TestDatabase } from '../../tests/support/databases.ts';
import { temporaryDirectory } from '../../tests/support/process.ts';
import { QUOTE } from '../../tests/support/quote.ts';
import { SENDER } from '../../tests/support/sender.ts';
import { LeadStore } from '../leads/accept/lead-store.ts';
import { optInToken } from '../leads/lead/addresses.ts';
import { MAIL_FOLDER } from '../leads/mail/mailer.ts';
import { Subscriptions } from '../leads/newsletter/subscriptions.ts';
import { DeliveryQueue } from '../leads/queue/delivery-queue.ts';
import { stuckChannels } from '../leads/queue/stuck.ts';
import { openStorage, type Storage } from '../platform/database/index.ts';
import { writeFileDurably } from '../platform/durable-file.ts';
import { retryWait } from '../platform/network/retry-policy.ts';

const contact = {
  kind: 'contact',
  ...SENDER,
  message: 'Ten trucks of cement',
} as const;

oneDatabase('PostgreSQL', (emptyDatabase) => {
  let database: TestDatabase;
  let storage: Storage;
  let store: LeadStore;
  beforeEach(async () => {
    database = await emptyDatabase();
    storage = await database.open();
    store = new LeadStore(storage, 'example.com');
  });
  afterEach(() => storage.close());

  const run = (...words: string[]) => runCli('leads', database, ...words);
  const accept = async (
    changes: Partial<typeof contact> | { message: string; email?: string; phone_number?: string } = {},
  ) =>
    (
      await store.accept({
        enquiry: { ...contact, ...changes },
        suspectedSpam: false,
        requestId: 'request-1',
      })
    ).id;
  const bury = (id: string) =>
    storage.db
      .updateTable('outbox')
      .set({ state: 'dead', last_error: 'mailbox\nunknown' })
      .where('lead_id', '=', id)
      .where('channel', '=', 'sender-confirmation')
      .execute();

  test('lists, filters, finds and shows what came in, and says when a list is cut', async () => {
    const id = await accept();
    const other = await accept({
      message: 'Other',
      email: 'Musa@Example.com',
      phone_number: '0809 555 0001',
    });
    await bury(other);
    const { out } = await run('list');
    expect(out.split('\n')[0]).toMatch(
      /^Reference +Received +Form +Name +Company +Phone +E-mail +Deliveries +Message$/,
    );
    expect(out).toContain(referenceOf(id));
    expect(out).toContain('sales-email pending, sender-confirmation dead');
    const filtered = await run('list', '--json', '--state', 'dead', '--email', 'musa@example.com');
    expect(JSON.parse(filtered.out)).toMatchObject([{ lead: { id: other }, deliveries: [{}, {}] }]);
    expect((await run('list', '--until', '2020-01-01')).out).toBe('There is no such lead.\n');
    const { out: shown } = await run('show', referenceOf(id));
    expect(shown).toContain('phone: +2348031234567 (typed as 0803 123 4567)');
    expect(shown).toContain('Ten trucks of cement');
    expect(await run('show', 'unknown')).toMatchObject({ code: 1, out: '' });

    for (const words of [
      ['--find', 'aMIn'],
      ['--phone', '08031234567'],
    ]) {
      const { out } = await run('list', ...words);
      expect(out, words.join(' ')).toContain(referenceOf(id));
    }
    expect(JSON.parse((await run('list', '--json', '--find', 'musa@')).out)).toHaveLength(1);
    expect((await run('list', '--find', '100%')).out).toBe('There is no such lead.\n');
    const { out: cut } = await run('list', '--limit', '1');
    expect(cut).toMatch(/ WAT .*\n1 of 2 are shown; --limit 2 shows all\.\n$/);
  });

  test('counts, and has tried again what was given up, for as many days as at first', async () => {
    const id = await accept();
    await bury(id);
    expect((await run('stats')).out).toMatch(/sender-confirmation +dead +1/);
    expect((await run('dead')).out).toContain('mailbox unknown');
    expect((await run('retry')).code).toBe(2);
    expect((await run('retry', '--all', '--channel', 'sales-email')).out).toContain(
      '0 deliveries are due now',
    );
    expect((await run('retry', '--all')).out).toContain('1 delivery is due now');
    expect((await run('dead')).out).toBe('Nothing was given up.\n');

    await bury(id);
    await storage.db.updateTable('outbox').set({ attempts: 50 }).where('state', '=', 'dead').execute();
    await run('retry', '--lead', id, '--channel', 'sender-confirmation');
    const queue = new DeliveryQueue(storage.db);
    const claim = await queue.claim('sender-confirmation', 60_000);
    expect(retryWait(claim?.delivery.attempts ?? 0)).toBeLessThan(60_000);
    if (claim) await queue.markFailed(claim, '451 come again', 30_000);
    expect(await stuckChannels(storage.db)).toEqual([]);
  });

  test('tells what lies in files from what was sent, and sends either again', async () => {
    const id = await accept();
    const set = (channel: 'sales-email' | 'sender-confirmation', state: 'written' | 'sent') =>
      storage.db.updateTable('outbox').set({ state }).where('channel', '=', channel).execute();
    await set('sales-email', 'written');
    await set('sender-confirmation', 'sent');
    expect((await run('list', '--state', 'written')).out).toMatch(/sales-email written /);
    expect((await run('stats')).out).toMatch(/sales-email +written +1/);
    expect((await run('export')).out).toContain('sales-email written');
    expect((await run('retry', '--lead', id)).out).toContain('0 deliveries are due now');
    expect((await run('retry', '--all', '--again')).code).toBe(2);
    expect((await run('retry', '--written')).out).toContain('1 delivery is due now');
    expect((await run('list', '--state', 'pending')).out).toContain('sales-email pending');
    await set('sales-email', 'written');
    expect((await run('retry', '--lead', id, '--again')).out).toContain('2 deliveries are due now');
  });

  test('shows what was taken for spam, and releases a customer among it', async () => {
    const { id } = await store.accept({ enquiry: contact, suspectedSpam: true, requestId: 'request-1' });
    expect((await run('stats')).out).toContain('suspected spam, of which nobody was notified: 1 in 24 hours');
    expect((await run('list', '--state', 'spam')).out).toContain(referenceOf(id));
    expect((await run('release', referenceOf(id))).out).toBe('Released; 2 deliveries are due now.\n');
    expect((await run('list', '--state', 'pending')).out).toContain('sales-email pending');
    expect((await run('stats')).out).not.toContain('suspected');
    expect(await run('release', id)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no suspected spam'),
    });
  });

  test('says what became of a lead, with who said so, in lists, counts and exports, until it is erased', async () => {
    const id = await accept();
    await accept({ message: 'Other', email: 'musa@example.com' });
    expect((await run('mark', id, 'sold')).code).toBe(2);
    expect((await run('mark', id, 'won', '--by', 'Ngozi')).out).toBe(`${referenceOf(id)} is won.\n`);
    expect((await run('show', id)).out).toMatch(
      /state: won\nhistory: won by Ngozi \d{4}-\d\d-\d\d \d\d:\d\d WAT\n/,
    );
    expect((await run('list', '--desk', 'won')).out).toContain(referenceOf(id));
    expect((await run('list', '--desk', 'open')).out).not.toContain(referenceOf(id));
    const { out: counts } = await run('stats');
    expect(counts).toMatch(
      /Of what asks for an answer: 1 open, the oldest received .*; 0 answered, 1 won, 0 lost\./,
    );
    expect(counts).toMatch(/Of 7 days, by kind +Leads\ncontact +2/);
    const [first, second] = parse((await run('export')).out, { columns: true }) as Record<string, string>[];
    expect([first?.['desk_state'], second?.['desk_state']].sort()).toEqual(['open', 'won']);
    const told = JSON.parse((await run('subject', contact.email)).out);
    expect(told.leads).toMatchObject([{ lead: { desk_state: 'won' }, events: [{ by_name: 'Ngozi' }] }]);
    await run('erase', contact.email, '--yes');
    expect(await storage.db.selectFrom('lead_events').selectAll().execute()).toEqual([]);
  });

  test('shows the digest without sending or its links, and takes what is old for answered', async () => {
    const id = await accept();
    expect((await run('digest')).code).toBe(2);
    const { out } = await run('digest', '--print');
    expect(out).toMatch(/^Enquiries \d+ \w+ \d{4}: 1 new, 1 unanswered\n/);
    expect(out).toContain(referenceOf(id));
    expect(out).not.toContain('token=');
    expect((await run('digest', '--print', '--weekly')).out).toMatch(/^Week to/);
    expect(
      await storage.db.selectFrom('outbox').selectAll().where('channel', 'in', DIGEST_CHANNELS).execute(),
    ).toEqual([]);
    expect((await run('mark-old', '2020-01-01')).out).toBe('Marked as answered: 0.\n');
    expect((await run('mark-old', 'yesterday')).code).toBe(2);
    expect((await run('mark-old', '2999-01-01')).out).toBe('Marked as answered: 1.\n');
    expect((await run('list', '--desk', 'open')).out).toBe('There is no such lead.\n');
  });

  test('exports what a spreadsheet must not compute, and all of a long list', async () => {
    const formula = '=HYPERLINK("http://evil.example","Ọ̀rẹ́")\nsecond, "line"';
    await accept({ message: formula, phone_number: '08031234567' });
    await Promise.all(Array.from({ length: 600 }, (_, load) => accept({ message: `Load ${load}` })));
    const file = join(database.environment.DATA_DIR, 'leads.csv');
    expect((await run('export', '--out', file)).out).toBe(`601 leads written to ${file}.\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const rows: Record<string, string>[] = parse(await readFile(file), { bom: true, columns: true });
    expect(rows).toHaveLength(601);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(601);
    const tricky = rows.find(({ message }) => message?.includes('HYPERLINK'));
    expect(tricky).toMatchObject({
      message: `'${formula}`,
      phone_number: "'+2348031234567",
      phone_as_typed: "'08031234567",
      received_lagos: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      email: contact.email,
    });
    expect(await run('export', '--out', file)).toMatchObject({
      code: 1,
      errors: `${file} exists; name a new file.\n`,
    });
    const { out } = await run('export', '--format', 'jsonl', '--email', 'AMINA@example.com');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(601);
    expect(lines.map((line) => JSON.parse(line).message)).toContain(formula);
  });

  test('tells and erases everything about one address', async () => {
    const id = await accept();
    const kept = await accept({ message: 'Other', email: 'musa@example.com' });
    const mails = join(database.environment.DATA_DIR, MAIL_FOLDER);
    for (const lead of [id, kept])
      await writeFileDurably(join(mails, `${lead}.sales-email.eml`), Buffer.from('x'));
    const { id: asked } = await store.accept({
      enquiry: { kind: 'newsletter', email: contact.email, first_name: 'Amina' },
      suspectedSpam: false,
      requestId: 'request-2',
    });
    const subscriptions = new Subscriptions(storage, 'example.com');
    await subscriptions.confirm(optInToken(storage.keys, asked));

    const told = JSON.parse((await run('subject', 'Amina@Example.com')).out);
    expect(told.leads.map(({ lead }: { lead: { id: string } }) => lead.id).sort()).toEqual(
      [id, asked].sort(),
    );
    expect(told).toMatchObject({ optIns: [{}], subscription: { email: contact.email }, suppression: null });

    const asking = await run('erase', contact.email);
    expect(asking.code).toBe(1);
    expect(asking.errors).toContain('Nothing was erased. Found: 2 leads, 1 request for');
    expect((await run('erase', 'Amina@Example.com', '--yes')).out).toContain('Erased: 2 leads');
    expect(JSON.parse((await run('subject', contact.email)).out)).toEqual({
      leads: [],
      newsletterEvents: [],
      optIns: [],
      subscription: null,
      suppression: null,
    });
    expect((await run('list')).out).toContain(referenceOf(kept));
    expect(await readdir(mails)).toEqual([`${kept}.sales-email.eml`]);
  });

  test('knows who gave only a telephone number by it, in any way of writing', async () => {
    const enquiry = { kind: 'quote', first_name: 'Amina', phone_number: '0803 123 4567', email: '' } as const;
    const { id } = await store.accept({ enquiry, quote: QUOTE, suspectedSpam: false, requestId: 'r' });
    const other = await accept({ message: 'Other', phone_number: '0805 765 4321' });
    expect((await run('list', '--kind', 'quote')).out).toContain('+2348031234567');
    expect((await run('list', '--phone', '0803-123-4567')).out).not.toContain(referenceOf(other));
    expect((await run('show', referenceOf(id))).out).toContain(
      'quote: Lagos to Kano, 1130 km, 30 t, 1 × 30 tons, loading 2026-12-01, ₦2,000,000 to ₦2,500,000 by card 2026-11-24',
    );
    const { out } = await run('export', '--kind', 'quote');
    const [row] = parse(out, { columns: true }) as Record<string, string>[];
    expect(JSON.parse(row?.['quote'] ?? '')).toEqual(QUOTE);

    const told = JSON.parse((await run('subject', '+234 803 123 4567')).out);
    expect(told.leads.map(({ lead }: { lead: { id: string } }) => lead.id)).toEqual([id]);
    for (const nobody of ['', 'nobody'])
      expect((await run('erase', nobody, '--yes')).out).toMatch(/^Erased: 0 leads/);
    expect((await run('erase', '08031234567', '--yes')).out).toContain('Erased: 1 lead,');
    expect((await run('list')).out).toContain(referenceOf(other));
    expect((await run('list')).out).not.toContain(referenceOf(id));
  });

  test('exports confirmed subscribers with the link that ends it', async () => {
    const { id } = await store.accept({
      enquiry: { kind: 'newsletter', email: 'amina@example.com', first_name: '+Amina' },
      suspectedSpam: false,
      requestId: 'request-1',
    });
    const subscriptions = new Subscriptions(storage, 'example.com');
    expect((await runCli('newsletter', database, 'export', '--format', 'jsonl')).out).toBe('');
    await subscriptions.confirm(optInToken(storage.keys, id));
    const { out } = await runCli('newsletter', database, 'export');
    const [row]: Record<string, string>[] = parse(out, { columns: true });
    expect(row).toMatchObject({ email: 'amina@example.com', first_name: "'+Amina" });
    const token = new URL(row?.['unsubscribe_url'] ?? '').searchParams.get('token') ?? '';
    expect(await subscriptions.end(token)).toBe(true);
    expect((await runCli('newsletter', database, 'stats')).out).toContain('0 subscribers');
  });
});

test('says how it is used', async () => {
  const DATA_DIR = temporaryDirectory();
  const nothing = { environment: { DATA_DIR, DATABASE_URL: '' }, open: () => openStorage(DATA_DIR) };
  const storage = await nothing.open();
  const enquiry = { ...contact };
  await new LeadStore(storage, 'example.com').accept({ enquiry, suspectedSpam: false, requestId: 'r' });
  await storage.close();
  const outcomes = await Promise.all(
    [[], ['list', '--kind', 'order'], ['list', '--colour'], ['export', '--help']].map((words) =>
      runCli('leads', nothing, ...words),
    ),
  );
  expect(outcomes).toMatchObject([
    { code: 2, out: '', errors: expect.stringContaining('npm run leads -- show REFERENCE') },
    { code: 2, out: '', errors: expect.stringContaining('--kind: write one of contact') },
    { code: 2, out: '', errors: expect.stringContaining("Unknown option '--colour'") },
    { code: 0, out: expect.stringContaining('--format csv|jsonl'), errors: '' },
  ]);
});
