import { describe, expect, test } from 'vitest';
import { NO_ORIGIN } from '#domain/visits/origin.ts';
import { eachDatabase, oneDatabase } from '../../tests/support/databases.ts';
import { SENDER } from '../../tests/support/sender.ts';
import { LeadStore } from '../leads/accept/lead-store.ts';
import { visitStats } from './funnel.ts';
import {
  COUNT_DAYS,
  countableWords,
  forgetOldCounts,
  forgetOldSearches,
  SEARCH_DAYS,
  searchStats,
} from './searches.ts';
import { HeardNames, ROWS_A_DAY, SEARCHES_A_DAY, SearchTally, Tally } from './tally.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOG = { warn: () => {} };
const PRICE = { page: '/price', source: 'www.google.com', campaign: 'radio / harvest' };

eachDatabase((emptyDatabase) => {
  test('two processes add up, and leads end the funnel', async () => {
    const storage = await (await emptyDatabase()).open();
    const tallies = [new Tally(storage.db, LOG), new Tally(storage.db, LOG)];
    for (const tally of tallies) {
      tally.add({ step: 'visit', ...PRICE });
      tally.add({ step: 'view', ...PRICE });
      tally.add({ step: 'view', page: '/about', source: '', campaign: '' });
      await tally.write();
      tally.add({ step: 'form', ...PRICE });
    }
    await Promise.all(tallies.map((tally) => tally.stop()));
    const store = new LeadStore(storage, 'example.com');
    const { id } = await store.accept({
      enquiry: { kind: 'contact', ...SENDER, message: 'Rice' },
      origin: {
        ...NO_ORIGIN,
        origin_page: '/price',
        origin_referrer: 'www.google.com',
        utm_source: 'radio',
        utm_campaign: 'harvest',
      },
      suspectedSpam: false,
      requestId: 'r',
    });
    await storage.db.updateTable('leads').set({ desk_state: 'won' }).where('id', '=', id).execute();

    const { all, by } = await visitStats(storage.db, 7);
    const funnel = { visit: 2, view: 2, form: 2, whatsapp: 0, call: 0, robot: 0, sent: 1, answered: 1 };
    expect(all).toEqual({ ...funnel, view: 4 });
    expect(by.page).toEqual([
      { name: '/price', ...funnel },
      { name: '/about', ...funnel, visit: 0, form: 0, sent: 0, answered: 0 },
    ]);
    expect(by.source).toEqual([{ name: 'www.google.com', ...funnel }]);
    expect(by.campaign).toEqual([{ name: 'radio / harvest', ...funnel }]);
    await storage.close();
  });

  test('counts by the day of Lagos, and forgets days long ago', async () => {
    const storage = await (await emptyDatabase()).open();
    const tally = new Tally(storage.db, LOG);
    tally.add({ step: 'view', ...PRICE }, Date.parse('2026-11-24T22:59:00Z'));
    tally.add({ step: 'view', ...PRICE }, Date.parse('2026-11-24T23:01:00Z'));
    await tally.stop();
    const days = () => storage.db.selectFrom('page_counts').select('day').orderBy('day').execute();
    expect(await days()).toEqual([{ day: '2026-11-24' }, { day: '2026-11-25' }]);
    await forgetOldCounts(storage.db, Date.parse('2026-11-25T12:00:00Z') + COUNT_DAYS * DAY_MS);
    expect(await days()).toEqual([{ day: '2026-11-25' }]);
    await storage.close();
  });
});

const NOW = Date.parse('2026-11-25T12:00:00Z');

eachDatabase((emptyDatabase) => {
  test('searches of two processes add up in words without signs, and those that found nothing stand apart', async () => {
    const storage = await (await emptyDatabase()).open();
    const tallies = [new SearchTally(storage.db, LOG), new SearchTally(storage.db, LOG)];
    for (const tally of tallies) {
      tally.add('Demurrage', true, NOW);
      tally.add(' demurrage! ', true, NOW);
      tally.add('Ọkọ̀ ojú omi', false, NOW);
      tally.add('amina@example.com', false, NOW);
      await tally.stop();
    }
    expect(await searchStats(storage.db, 1, 10, NOW)).toEqual({
      total: 6,
      most: [
        { words: 'demurrage', count: 4 },
        { words: 'oko oju omi', count: 2 },
      ],
      nothingFound: [{ words: 'oko oju omi', count: 2 }],
    });
    const rows = await storage.db.selectFrom('search_counts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('amina');
    await forgetOldSearches(storage.db, NOW + SEARCH_DAYS * DAY_MS);
    expect(await searchStats(storage.db, 1, 10, NOW)).toMatchObject({ total: 6 });
    await forgetOldSearches(storage.db, NOW + (SEARCH_DAYS + 1) * DAY_MS);
    expect(await searchStats(storage.db, 1, 10, NOW)).toMatchObject({ total: 0 });
    await storage.close();
  });
});

oneDatabase('SQLite', (emptyDatabase) => {
  test('keeps what the database does not take now, and writes it later', async () => {
    const storage = await (await emptyDatabase()).open();
    const warned: unknown[] = [];
    const tally = new Tally(storage.db, { warn: (...said: unknown[]) => void warned.push(said) });
    await storage.db.schema.alterTable('page_counts').renameTo('elsewhere').execute();
    tally.add({ step: 'view', ...PRICE });
    await tally.write();
    tally.add({ step: 'view', ...PRICE });
    await storage.db.schema
      .alterTable('elsewhere' as 'page_counts')
      .renameTo('page_counts')
      .execute();
    await tally.stop();
    expect(warned).toHaveLength(1);
    expect((await visitStats(storage.db, 1)).all.view).toBe(2);
    await storage.close();
  });

  test('invented campaigns of a day fill no database', async () => {
    const storage = await (await emptyDatabase()).open();
    const tally = new Tally(storage.db, LOG);
    for (let count = 0; count < 2 * ROWS_A_DAY; count += 1)
      tally.add({ step: 'view', page: '/price', source: '', campaign: `campaign ${count}` });
    await tally.stop();
    const { all, by } = await visitStats(storage.db, 1);
    expect(all.view).toBe(2 * ROWS_A_DAY);
    expect(by.campaign).toHaveLength(ROWS_A_DAY);
    await storage.close();
  });

  test('invented words of a day fill no database', async () => {
    const storage = await (await emptyDatabase()).open();
    const tally = new SearchTally(storage.db, LOG);
    for (let n = 0; n < 2 * SEARCHES_A_DAY; n += 1) tally.add(`w${word(n)}`, false, NOW);
    tally.add(`w${word(0)}`, false, NOW);
    await tally.stop();
    expect((await searchStats(storage.db, 1, 5000, NOW)).most).toHaveLength(SEARCHES_A_DAY);
    expect((await searchStats(storage.db, 1, 1, NOW)).most).toEqual([{ words: `w${word(0)}`, count: 2 }]);
    await storage.close();
  });
});

/** Each number in letters. */
const word = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

describe('what may be about a person is not counted', () => {
  test.each([
    ['an address of e-mail', 'amina.bello@example.com'],
    ['one that is spelt out', 'amina at gmail dot com'],
    ['a site', 'www.example.ng'],
    ['a telephone number', '0803 123 4567'],
    ['one with its country', '+234-803-123-4567'],
    ['one in other digits', '٠٨٠٣١٢٣٤٥٦٧'],
    ['an account, a box or a waybill', 'MSKU1234567'],
    ['a message', 'Please call my brother about his truck that is late'],
    ['a long word', 'a'.repeat(51)],
    ['nothing', ' ?! '],
  ])('%s', (_, text) => {
    expect(countableWords(text)).toBeUndefined();
  });

  test('words of the trade are', () => {
    expect(countableWords('Form M 2026')).toBe('form m 2026');
    expect(countableWords('20ft container, Apapa')).toBe('20ft container apapa');
  });
});

test('a name is known once three networks have sent it, however often each of them does', () => {
  const heard = new HeardNames();
  const said = ['203.0.113.9', '203.0.113.9', '2001:db8::1', '2001:db8::2', '198.51.100.7', '203.0.113.9'];
  expect(said.map((ip) => heard.isKnown('radio', ip))).toEqual([false, false, false, false, true, true]);
  expect(heard.isKnown('poster', '198.51.100.7')).toBe(false);
});

test('of one network only so many names are heard', () => {
  const heard = new HeardNames(2);
  for (let name = 0; name < 500; name += 1) heard.isKnown(`invented ${name}`, '203.0.113.9');
  expect(heard.isKnown('invented 1', '198.51.100.7')).toBe(true);
  expect(heard.isKnown('invented 499', '198.51.100.7')).toBe(false);
});
