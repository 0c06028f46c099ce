import { expect, test } from 'vitest';
import { NO_ORIGIN, type Origin } from '#domain/visits/origin.ts';
import { eachDatabase } from '../../../tests/support/databases.ts';
import { submission } from '../../../tests/support/sender.ts';
import { LeadStore } from '../accept/lead-store.ts';
import { weekGroups } from './stats.ts';

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60 * 1000;

eachDatabase((emptyDatabase) => {
  test('pages and campaigns are counted, most first, without spam, what is older and what nobody knows', async () => {
    const storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'example.com');
    let loads = 0;
    const accept = async (origin: Partial<Origin>, suspectedSpam = false) => {
      loads += 1;
      const { id } = await store.accept({
        ...submission(`Load ${loads}`),
        origin: { ...NO_ORIGIN, ...origin },
        suspectedSpam,
      });
      return id;
    };
    await accept({ origin_page: '/contact', utm_source: 'radio', utm_campaign: 'harvest' });
    await accept({ origin_page: '/price', utm_source: 'radio', utm_campaign: 'harvest' });
    await accept({ origin_page: '/price', utm_source: 'radio' });
    await accept({ origin_page: '/price', utm_campaign: 'rains', utm_medium: 'spot' });
    await accept({ utm_medium: 'spot' });
    await accept({ origin_page: '/about', utm_source: 'robot' }, true);
    const old = await accept({ origin_page: '/about', utm_source: 'poster' });
    await storage.db
      .updateTable('leads')
      .set({ created_at: new Date(Date.now() - EIGHT_DAYS_MS).toISOString() })
      .where('id', '=', old)
      .execute();

    const { page, campaign } = await weekGroups(storage.db, Date.now());
    expect(page).toEqual([
      { label: '/price', count: 3 },
      { label: '/contact', count: 1 },
    ]);
    expect(campaign).toEqual([
      { label: 'radio / harvest', count: 2 },
      { label: 'radio', count: 1 },
      { label: 'rains', count: 1 },
    ]);
    await storage.close();
  });
});
