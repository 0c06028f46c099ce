import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/databases.ts';
import { countableWords } from './anonymize-query.ts';
import { SEARCHES_A_DAY, SearchTally } from './search-tally.ts';
import { forgetOldSearches, SEARCH_DAYS, searchStats } from './searches.ts';

const LOG = { warn: () => {} };
const DAY_MS = 24 * 60 * 60 * 1000;
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
