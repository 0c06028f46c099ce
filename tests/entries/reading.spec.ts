import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pageCopy } from '../support/browser/copy.ts';
import { expect, test } from '../support/browser/site.ts';

test.use({ javaScriptEnabled: false });

const { reading } = parse(readFileSync('content/layout.yaml', 'utf8')) as {
  reading: Record<'entries' | 'services', string>;
};

test('a service leads to its posts and guides, and each of them leads back', async ({ page }) => {
  const path = '/products/port-operations';
  const entries = pageCopy('port-operations').reading ?? [];
  await page.goto(path);
  const links = page.getByRole('region', { name: reading.entries }).getByRole('link');
  await expect(links).toHaveCount(entries.length);
  for (const entry of entries) {
    await page.goto(entry);
    const back = page.getByRole('region', { name: reading.services }).locator(`a[href="${path}"]`);
    await expect(back).toBeVisible();
  }
});

test('a page that names nothing to read has no such part', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-labelledby=reading]')).toHaveCount(0);
});
