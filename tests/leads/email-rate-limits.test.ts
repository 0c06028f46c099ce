import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMAILS, isToSender } from '#domain/leads/copy/emails.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { parseConfig } from '#server/config/config.ts';
import { TooMany } from '#server/leads/accept/enqueue.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { limitsOf } from '#server/leads/index.ts';
import type { Storage } from '#server/platform/database/index.ts';
import type { DeliveryRow } from '#server/platform/database/tables.ts';
import { sourceOf } from '#server/platform/limits/allowances.ts';
import { oneDatabase, type TestDatabase } from '#tests/support/databases.ts';
import { SENDER } from '#tests/support/sender.ts';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const VICTIM = 'victim@gmail.com';
/** The limits of a site that sets none. */
const LIMITS = limitsOf(parseConfig({}));
const HANDFUL = LIMITS.mails.recipientDaily;
const testAtNight = test.runIf(TRIES_EVERY_CASE);

oneDatabase('PostgreSQL', (emptyDatabase) => {
  let database: TestDatabase;
  let storage: Storage;
  let store: LeadStore;
  beforeEach(async () => {
    database = await emptyDatabase();
    storage = await database.open();
    store = new LeadStore(storage, 'example.com', LIMITS);
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-24T08:00:00Z') });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await storage.close();
  });

  let sent = 0;
  const enquiryOf = (kind: Enquiry['kind'], email: string): Enquiry => {
    sent += 1;
    const name = { first_name: `Amina ${sent}`, email };
    switch (kind) {
      case 'contact':
        return { kind, ...SENDER, email, message: `Load ${sent}` };
      case 'marketing':
        return { kind, ...name, company: 'Mills', options: '' };
      case 'eguide':
        return { kind, ...name, last_name: 'Bello', company: 'Mills' };
      case 'newsletter':
        return { kind, ...name };
      case 'quote':
        return { kind, ...name, phone_number: SENDER.phone_number };
      case 'partner':
        return { kind, ...name, phone_number: SENDER.phone_number, capacity: '', base: '', call_time: '' };
    }
  };
  /** Sends a form. @returns whether it was taken */
  const send = (kind: Enquiry['kind'], email: string, ip: string, by = store) =>
    by
      .accept({ enquiry: enquiryOf(kind, email), source: sourceOf(ip), suspectedSpam: false, requestId: 'r' })
      .then(
        () => true,
        (error) => {
          if (error instanceof TooMany) return false;
          throw error;
        },
      );
  const pending = async (): Promise<{ toSenders: DeliveryRow[]; toDesk: DeliveryRow[] }> => {
    const deliveries = await storage.db.selectFrom('outbox').selectAll().execute();
    const isSenders = ({ channel }: DeliveryRow) =>
      EMAILS.some((name) => name === channel && isToSender(name));
    return {
      toSenders: deliveries.filter(isSenders),
      toDesk: deliveries.filter((delivery) => !isSenders(delivery)),
    };
  };
  const countLeads = async () => (await storage.db.selectFrom('leads').select('id').execute()).length;

  test('one address fills nobody’s mailbox, by whichever form and spelling; each lead is kept and the desk notified', async () => {
    const spellings = [
      VICTIM,
      'Victim@Gmail.com',
      'v.ic.tim@gmail.com',
      'victim+a@googlemail.com',
      'victim+b@gmail.com',
    ];
    const kinds = ['contact', 'marketing', 'eguide', 'newsletter', 'quote'] as const;
    let taken = 0;
    let toDesk = 0;
    for (let round = 0; round < 21; round += 1) {
      for (const kind of kinds) {
        if (!(await send(kind, spellings[round % spellings.length] ?? VICTIM, '203.0.113.7'))) continue;
        taken += 1;
        if (kind !== 'newsletter') toDesk += 1;
      }
    }
    const found = await pending();
    expect(found.toSenders).toHaveLength(HANDFUL);
    expect(found.toDesk).toHaveLength(toDesk);
    expect(await countLeads()).toBe(taken);
    expect(taken).toBeGreaterThanOrEqual(4 * 20);
  });

  test('a thousand networks fill it no more than one does, and two servers count together', async () => {
    const other = await database.open();
    const stores = [store, new LeadStore(other, 'example.com', LIMITS)];
    await Promise.all(
      Array.from({ length: 60 }, (_, place) => send('contact', VICTIM, `10.${place}.1.1`, stores[place % 2])),
    );
    const { toSenders, toDesk } = await pending();
    expect(toSenders).toHaveLength(HANDFUL);
    expect(toDesk).toHaveLength(60);
    await other.close();
  });

  testAtNight(
    'a mailbox that had its e-mails gets one again as the day goes on, never more than a handful a day',
    async () => {
      for (let hour = 0; hour < 72; hour += 1) {
        for (let time = 0; time < 3; time += 1) await send('contact', VICTIM, `10.${hour}.${time}.1`);
        vi.setSystemTime(Date.now() + HOUR);
      }
      const times = (await pending()).toSenders.map(({ due_at }) => Date.parse(due_at)).sort((a, b) => a - b);
      for (const time of times)
        expect(times.filter((one) => one >= time && one < time + DAY).length).toBeLessThanOrEqual(
          2 * HANDFUL,
        );
      expect(times.length).toBeLessThanOrEqual(4 * HANDFUL);
      expect(times.length).toBeGreaterThan(HANDFUL);
    },
  );

  test('what one address, one network and all together cause waits for its hour', async () => {
    const { addressHourly, networkHourly, totalHourly } = LIMITS.mails;
    const free = new LeadStore(storage, 'example.com', { mails: LIMITS.mails });
    const inTheFirstHour = async () => {
      const { toSenders } = await pending();
      return toSenders.filter(({ due_at }) => Date.parse(due_at) <= Date.now() + HOUR).length;
    };
    const strangers = async (count: number, ip: (place: number) => string) => {
      await Promise.all(
        Array.from({ length: count }, (_, place) =>
          send('contact', `stranger-${sent}-${place}@example.com`, ip(place), free),
        ),
      );
      return inTheFirstHour();
    };
    const atOnce = (hourly: number) => hourly + Math.ceil(hourly / 3);
    const fromAddress = await strangers(200, () => '203.0.113.7');
    expect(fromAddress).toBeLessThanOrEqual(atOnce(addressHourly) + 1);
    const fromNetwork = await strangers(200, (place) => `203.0.113.${place}`);
    expect(fromNetwork).toBeLessThanOrEqual(atOnce(networkHourly) + 1);
    const fromEverywhere = await strangers(600, (place) => `198.${place % 200}.${place}.1`);
    expect(fromEverywhere).toBeLessThanOrEqual(atOnce(totalHourly) + 1);
    expect((await pending()).toDesk).toHaveLength(1000);
  });

  test('200 honest people behind one address in an hour are all taken, and each gets his e-mail', async () => {
    const arrivals = Array.from({ length: 200 }, (_, person) =>
      Math.floor(((person * 7919) % 200) * (HOUR / 200)),
    );
    const start = Date.now();
    for (const [person, at] of arrivals.sort((a, b) => a - b).entries()) {
      vi.setSystemTime(start + at);
      expect(await send('contact', `person-${person}@example.com`, '102.89.23.7'), `person ${person}`).toBe(
        true,
      );
    }
    const { toSenders, toDesk } = await pending();
    expect([toSenders.length, toDesk.length]).toEqual([200, 200]);
    const latest = Math.max(...toSenders.map(({ due_at }) => Date.parse(due_at)));
    expect(latest - start).toBeLessThanOrEqual(5 * HOUR);
  });

  testAtNight('they come in crowds too: who is too many waits for seconds, and then is taken', async () => {
    let refused = 0;
    for (let person = 0; person < 200; person += 1) {
      if (person % 25 === 0) vi.advanceTimersByTime(7 * MINUTE);
      while (!(await send('contact', `person-${person}@example.com`, '102.89.23.7'))) {
        refused += 1;
        vi.advanceTimersByTime(12_000);
      }
    }
    expect(refused).toBeLessThanOrEqual(8 * 5);
    expect(await countLeads()).toBe(200);
  });

  test('a flood from one network beyond what people send is refused, on every server', async () => {
    const other = await database.open();
    const stores = [store, new LeadStore(other, 'example.com', LIMITS)];
    const taken = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        send('contact', `a-${place}@example.com`, `203.0.113.${place}`, stores[place % 2]),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(20);
    expect(await send('contact', 'somebody@example.com', '198.51.100.1')).toBe(true);
    await other.close();
  });
});
