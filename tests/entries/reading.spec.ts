import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { pageCopy } from '../support/browser/copy.ts';
import { expect, test } from '../support/browser/site.ts';

test.use({ javaScriptEnabled: false });

const { reading } = parse(readFileSync('content/layout.yaml', 'utf8')) as {
  reading: Record<'entries' | 'services', string>;
};

test('a service leads to its posts and guides, which lead back, and a page that names none has no such part', async ({
  page,
  request,
}) => {
  const path = '/products/port-operations';
  const entries = pageCopy('port-operations').reading ?? [];
  await page.goto(path);
  const links = page.getByRole('region', { name: reading.entries }).getByRole('link');
  await expect(links).toHaveCount(entries.length);
  for (const entry of casesFor(entries)) {
    await page.goto(entry);
    const back = page.getByRole('region', { name: reading.services }).locator(`a[href="${path}"]`);
    await expect(back).toBeVisible();
  }
  expect(await (await request.get('/privacy')).text()).not.toContain('aria-labelledby="reading"');
});
