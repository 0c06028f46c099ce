import { expect, test } from 'vitest';
import { NO_ORIGIN, type Origin } from '#domain/origin.ts';
import { eachDatabase } from '../testing/databases.ts';
import { SENDER } from '../testing/sender.ts';
import { LeadStore } from './lead-store.ts';
import { COUNTED_ORIGINS, countByCampaign, countByPage } from './origin-counts.ts';

const NOW = Date.now();
const since = (days: number) => new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString();

eachDatabase((emptyDatabase) => {
  test('pages and campaigns are counted, most first, without spam, what is older and what nobody knows', async () => {
    const storage = await (await emptyDatabase()).open();
    const store = new LeadStore(storage, 'example.com');
    let loads = 0;
    const accept = async (origin: Partial<Origin>, suspectedSpam = false) => {
      loads += 1;
      const { id } = await store.accept({
        enquiry: { kind: 'contact', ...SENDER, message: `Load ${loads}` },
        origin: { ...NO_ORIGIN, ...origin },
        suspectedSpam,
        requestId: 'r',
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
      .set({ created_at: since(8) })
      .where('id', '=', old)
      .execute();

    expect(await countByPage(storage.db, since(7))).toEqual([
      { name: '/price', count: 3 },
      { name: '/contact', count: 1 },
    ]);
    const [most, ...others] = await countByCampaign(storage.db, since(7));
    expect(most).toEqual({ name: 'radio / harvest', count: 2 });
    // Databases sort what is absent first or last.
    expect(others.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'radio', count: 1 },
      { name: 'rains', count: 1 },
    ]);

    for (let page = 0; page <= COUNTED_ORIGINS; page += 1) await accept({ origin_page: `/lanes/${page}` });
    expect(await countByPage(storage.db, since(7))).toHaveLength(COUNTED_ORIGINS);
    await storage.close();
  });
});
