import { expect, test } from '../support/browser/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('buttons have an edge, and what is chosen is outlined', async ({ page }) => {
  await page.goto('/resources/blog');
  const edge = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderStyle);
  for (const name of ['Subscribe', 'Send Message']) expect(await edge(name)).toBe('solid');
  const topics = page.getByRole('navigation', { name: 'Filter' });
  const outlines = await topics
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle));
  expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
  expect(outlines[0]).toBe('solid');
  await page.getByRole('radio', { name: /^Show review 2/ }).check();
  const choice = page.locator('label', { has: page.getByRole('radio', { name: /^Show review 2/ }) });
  await page.getByRole('heading', { level: 1 }).click();
  await expect(choice).toHaveCSS('outline-style', 'solid');
});

test('the focus is outlined wherever it is', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['First name', 'Message']) {
    const field = page.getByRole('textbox', { name });
    await field.focus();
    await expect(page.locator('div', { has: field }).last()).toHaveCSS('outline-style', 'solid');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCSS('outline-style', 'solid');
});
