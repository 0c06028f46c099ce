import { expect, test } from './site.ts';

for (const [asked, shown] of [
  ['/services', '/'],
  ['/services/business', '/'],
  ['/services/partner', '/'],
  ['/Contact/', '/contact'],
  ['/resources/blog/?tag=haulage', '/resources/blog?tag=haulage'],
] as const) {
  test(`${asked} leads to ${shown} with one permanent redirect`, async ({ page, baseURL }) => {
    const answer = await page.goto(asked);
    expect(page.url()).toBe(`${baseURL}${shown}`);
    const first = answer?.request().redirectedFrom();
    expect((await first?.response())?.status()).toBe(308);
    expect(first?.redirectedFrom()).toBeNull();
  });
}
