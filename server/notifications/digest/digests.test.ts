import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { emailCopySchema } from '#domain/leads/copy/emails.ts';
import { CHART_ID } from '#domain/leads/desk/digest.ts';
import { DIGEST_CHANNELS } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { digest as renderDigest } from '#src/mail/Digest.tsx';
import { type MailServer, startMailServer } from '../../../tests/leads/mail-server.ts';
import { eachDatabase } from '../../../tests/support/databases.ts';
import { SENDER } from '../../../tests/support/sender.ts';
import { parseConfig } from '../../config/config.ts';
import { LeadStore } from '../../leads/accept/lead-store.ts';
import { changeLead } from '../../leads/desk/desk-events.ts';
import { leadInToken } from '../../leads/desk-links/desk-tokens.ts';
import { NO_OTHER_SYSTEMS } from '../../leads/lead/enabled-targets.ts';
import { smtpMailer } from '../../leads/mail/mailer.ts';
import { newDelivery } from '../../leads/queue/new-deliveries.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { DeliveryRow } from '../../platform/database/tables.ts';
import { SearchTally } from '../../visits/tally.ts';
import { Digests } from './digests.ts';
import { slotsDue } from './schedule.ts';
import { enqueueDigest } from './slots.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DESK = ['desk@example.com', 'second@example.com'];
/** A Wednesday at eight in Lagos. */
const NOON = Date.parse('2026-11-25T08:00:00+01:00');
const SITE = 'https://www.kayalink.example';
const emails = emailCopySchema.parse(parse(readFileSync('content/emails.yaml', 'utf8')));

eachDatabase((emptyDatabase, testOnce) => {
  let storage: Storage;
  let server: MailServer;
  let lines: string[];
  let open: Digests[];
  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
    server = await startMailServer();
    lines = [];
    open = [];
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(open.map((digests) => digests.stop()));
    await server.close();
    await storage.close();
  });

  const started = (given: Record<string, string> = {}, url = server.url) => {
    const { digest } = parseConfig({ DIGEST_DAILY: DESK.join(','), ...given });
    if (!digest) throw new Error('there is no digest');
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const site = { brand: { name: 'Kayalink' }, email: { value: 'hello@kayalink.example' } };
    const digests = new Digests(
      {
        ...storage,
        content: { emails: () => emails, site: () => site as never },
        renderDigest,
        siteUrl: SITE,
        digest,
        mailer: smtpMailer(url),
        log,
      },
      10 * DAY_MS,
    );
    open.push(digests);
    return digests;
  };
  /** A lead that came at a time, as those of `leads` do. */
  const accept = async (
    at: number,
    changes: { message?: string; first_name?: string } = {},
    suspectedSpam = false,
  ) => {
    const { id } = await new LeadStore(storage, 'example.com').accept({
      enquiry: { kind: 'contact', ...SENDER, message: `Load ${at}`, ...changes },
      idempotencyKey: `key-${at}`,
      suspectedSpam,
      requestId: 'r',
    });
    const created_at = new Date(at).toISOString();
    await storage.db.updateTable('leads').set({ created_at }).where('id', '=', id).execute();
    await storage.db.updateTable('outbox').set({ state: 'sent' }).where('lead_id', '=', id).execute();
    return id;
  };
  const rows = () =>
    storage.db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', 'in', DIGEST_CHANNELS)
      .orderBy('happened_at')
      .orderBy('id')
      .execute();
  /** Lets processes look at a time, until all that is due then has been tried. */
  const lookAt = async (now: number, ...processes: Digests[]) => {
    vi.setSystemTime(now);
    await Promise.all(processes.map((digests) => digests.pass(now)));
    const isUnderWay = ({ state, due_at }: DeliveryRow) =>
      state === 'leased' || (state === 'pending' && Date.parse(due_at) <= now);
    await expect.poll(async () => (await rows()).filter(isUnderWay), { interval: 10 }).toEqual([]);
  };

  /** An enquiry whose digest the mail server was down for. */
  async function missed() {
    const { port } = server;
    const digests = started();
    await lookAt(NOON - DAY_MS, digests);
    const id = await accept(NOON - 1000);
    await server.close();
    await lookAt(NOON, digests);
    return { port, digests, id };
  }

  test('two processes that enqueue a digest at the same moment leave one', async () => {
    const { digest } = parseConfig({ DIGEST_DAILY: DESK.join(',') });
    const [slot] = digest ? slotsDue(digest, NOON) : [];
    if (!slot) throw new Error('no digest is due');
    await Promise.all([NOON, NOON + 5].map((now) => enqueueDigest(storage.db, slot, now)));
    expect(await rows()).toMatchObject([{ id: slot.id, state: 'pending' }]);
  });

  test('tells the desk once, by several processes, what is new, waits, did not go out and looks like spam', async () => {
    await lookAt(NOON - DAY_MS, started());
    expect(server.received).toEqual([]);
    const old = await accept(NOON - 3 * DAY_MS);
    const fresh = await accept(NOON - 1000, { first_name: '<b>Amina</b>' });
    const answered = await accept(NOON - 2000);
    await changeLead(storage, { leadId: answered, what: 'answered', by: 'Ngozi' }, NO_OTHER_SYSTEMS);
    const spam = await accept(NOON - 3000, { first_name: 'Win at evil.example' }, true);
    await storage.db
      .updateTable('outbox')
      .set({ state: 'dead', last_error: 'x' })
      .where('id', '=', `${fresh}.sales-email`)
      .execute();

    const processes = [started(), started(), started()];
    await lookAt(NOON, ...processes);
    await lookAt(NOON + 60_000, ...processes);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.envelope.to).toEqual(DESK);
    expect(mail?.subject).toBe('Enquiries 25 Nov 2026: 2 new, 2 unanswered');
    const text = mail?.text ?? '';
    expect(text).toContain(
      `Other enquiries, the oldest first: 2\n- Amina Bello, contact form ${referenceOf(old)}\n  Load ${NOON - 3 * DAY_MS}\n  waiting 3 days, since 22 Nov 2026, 8:00 am\n  Call +2348031234567\n  WhatsApp: https://wa.me/2348031234567?text=Hello%20Amina%20Bello`,
    );
    expect(text).toContain('New ones already dealt with: 1');
    expect(text).toContain('sales-email: 0 waiting, 1 given up');
    expect(text).toMatch(new RegExp(`no email sent: 1\\n- name left out, contact form ${referenceOf(spam)}`));
    expect(text).toContain('By form: contact form 3.');
    expect(text).toContain('marks nothing, unless');
    expect(mail?.html).toContain('&lt;b&gt;Amina');
    expect(mail?.html).not.toContain('<b>Amina');
    expect(text + mail?.html).not.toContain('evil.example');
    expect(text + mail?.html).not.toMatch(/undefined|\{\w+\}/);

    const tokens = [...text.matchAll(/\/desk\?token=(\S+)/g)].map(([, token = '']) => token);
    expect(tokens.map((token) => leadInToken(storage.keys, token)).sort()).toEqual([old, fresh, spam].sort());
    for (const word of [...tokens, 'Amina', 'evil', ...DESK]) expect(lines.join()).not.toContain(word);

    const [picture, workbook] = mail?.attachments ?? [];
    expect(picture).toMatchObject({ mimeType: 'image/png', contentId: `<${CHART_ID}>` });
    expect(mail?.html).toMatch(
      new RegExp(`<img[^>]*alt="Enquiries from 18 Nov 2026, 8:00 am[^"]*"[^>]*src="cid:${CHART_ID}"`),
    );
    expect(workbook?.filename).toBe('Open enquiries 25 Nov 2026.xlsx');
    expect((await rows()).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'daily-2026-11-24 sent',
      'weekly-2026-11-23 sent',
      'daily-2026-11-25 sent',
    ]);
  });

  testOnce('nothing to tell, no e-mail; and the next one tells what came since', async () => {
    const digests = started();
    await lookAt(NOON - 2 * DAY_MS, digests);
    await lookAt(NOON - DAY_MS, digests);
    expect(server.received).toEqual([]);
    const id = await accept(NOON - DAY_MS - 1000);
    await storage.db.updateTable('leads').set({ phone_number: null }).where('id', '=', id).execute();
    await lookAt(NOON, digests);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.text).toContain('waiting 24 h, since 24 Nov 2026, 7:59 am');
    expect(server.received[0]?.text).toContain(referenceOf(id));
    // Who left no telephone number is answered by email.
    expect(server.received[0]?.html).toContain(
      `mailto:${encodeURIComponent(SENDER.email)}?subject=Your%20enquiry%20${referenceOf(id)}`,
    );
    expect(server.received[0]?.text).toContain(`Email ${SENDER.email}`);
  });

  testOnce(
    'the first comes when its time comes next, today where that is still ahead, and the log says when',
    async () => {
      const late = started();
      await lookAt(NOON, late);
      await accept(NOON + 1000);
      await lookAt(NOON + 60_000, late);
      expect(server.received).toEqual([]);
      expect(lines.join()).toContain('the first digest comes on 26 Nov 2026, 7:00 am');
      expect(lines.join()).toContain('the first digest comes on 30 Nov 2026, 7:00 am');
      await storage.db.deleteFrom('outbox').execute();

      const early = started({ DIGEST_DAILY: `${DESK.join(',')} 08:02` });
      await lookAt(NOON, early);
      await lookAt(NOON + 60_000, early);
      expect(server.received).toEqual([]);
      expect(lines.join()).toContain('the first digest comes on 25 Nov 2026, 8:02 am');
      await lookAt(NOON + 2 * 60_000, early);
      expect(server.received.map(({ subject }) => subject)).toEqual([
        'Enquiries 25 Nov 2026: 1 new, 1 unanswered',
      ]);
    },
  );

  testOnce(
    'a mail server that is down gets it later, once; what it could not tell, that of the next day does',
    async () => {
      const { port, digests, id } = await missed();
      expect(await rows()).toMatchObject([{}, {}, { id: 'daily-2026-11-25', state: 'pending', attempts: 1 }]);
      await lookAt(NOON + DAY_MS, digests);
      expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'pending']);
      server = await startMailServer({ port });
      await lookAt(NOON + DAY_MS + 5 * 60_000, digests);
      await lookAt(NOON + DAY_MS + 6 * 60_000, digests);
      expect(server.received).toHaveLength(1);
      expect(server.received[0]?.subject).toContain('1 new');
      expect(server.received[0]?.text).toContain(referenceOf(id));
    },
  );

  testOnce('what one that was given up could not tell, the next does', async () => {
    const { port, digests, id } = await missed();
    const givenUp = storage.db.updateTable('outbox').set({ state: 'dead' });
    await givenUp.where('id', '=', 'daily-2026-11-25').execute();
    server = await startMailServer({ port });
    await accept(NOON + 1000);
    await lookAt(NOON + DAY_MS, digests);
    expect(server.received.map(({ subject }) => subject)).toEqual([
      'Enquiries 26 Nov 2026: 2 new, 2 unanswered',
    ]);
    expect(server.received[0]?.text).toContain(referenceOf(id));
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  testOnce('a process that dies over it is replaced, and the message is the same', async () => {
    await accept(NOON - 1000);
    const digests = started();
    await lookAt(NOON - DAY_MS, digests);
    const from_at = new Date(NOON - DAY_MS).toISOString();
    const happened_at = new Date(NOON).toISOString();
    const dying = newDelivery({
      id: 'daily-2026-11-25',
      channel: 'digest-daily',
      state: 'leased',
      attempts: 1,
      due_at: happened_at,
      leased_until: new Date(NOON + 15_000).toISOString(),
      from_at,
      happened_at,
    });
    await storage.db.insertInto('outbox').values(dying).execute();
    await lookAt(NOON + 16_000, digests);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      '<digest-daily-2026-11-25@kayalink.example>',
    ]);
  });

  testOnce('once a week the sales manager gets the numbers, without names or links', async () => {
    const given = {
      DIGEST_DAILY: 'off',
      DIGEST_WEEKLY: 'wed manager@example.com',
    };
    const digests = started(given);
    await lookAt(NOON - 7 * DAY_MS, digests);
    const won = await accept(NOON - 2 * DAY_MS);
    await accept(NOON - DAY_MS);
    await changeLead(storage, { leadId: won, what: 'won', by: null }, NO_OTHER_SYSTEMS);
    const searches = new SearchTally(storage.db, { warn: () => {} });
    searches.add('Helicopter', false, NOON - DAY_MS);
    searches.add('demurrage', true, NOON - DAY_MS);
    await searches.stop();
    await lookAt(NOON - DAY_MS, digests);
    expect(server.received).toEqual([]);
    await lookAt(NOON, digests);
    const [mail] = server.received;
    expect(mail?.envelope.to).toEqual(['manager@example.com']);
    expect(mail?.subject).toBe('Week to 25 Nov 2026: 2 enquiries, 1 unanswered');
    expect(mail?.text).toContain('- All: 2 (week before: 0)');
    expect(mail?.text).toContain('Searches with no results\n- helicopter: 1');
    expect(mail?.text).not.toMatch(/Amina|token|demurrage/);
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png']);
  });
});
