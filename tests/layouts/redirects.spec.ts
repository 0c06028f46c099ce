import { expect, test } from '../support/browser/site.ts';

for (const [asked, shown] of [
  ['/services', '/'],
  ['/services/business', '/'],
  ['/services/partner', '/'],
  ['/Services/Partner/?from=Old', '/?from=Old'],
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/resources/blog/?tag=haulage', '/resources/blog?tag=haulage'],
  ['/resources//blog', '/resources/blog'],
] as const) {
  test(`${asked} leads to ${shown} with one permanent redirect`, async ({ page, baseURL }) => {
    const answer = await page.goto(asked);
    expect(page.url()).toBe(`${baseURL}${shown}`);
    const first = answer?.request().redirectedFrom();
    expect((await first?.response())?.status()).toBe(308);
    expect(first?.redirectedFrom()).toBeNull();
  });
}

for (const path of [
  '//evil.example',
  '//evil.example/',
  '///evil.example//',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
]) {
  test(`${path} leads to no other site`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = answer.headers()['location'] ?? '';
    expect(new URL(location, baseURL).origin).toBe(baseURL);
    expect([308, 404]).toContain(answer.status());
  });
}
