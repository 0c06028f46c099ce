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
  test(`${asked} leads to ${shown} with one permanent redirect`, async ({ request, baseURL }) => {
    const first = await request.get(asked, { maxRedirects: 0 });
    expect(first.status()).toBe(308);
    const { href } = new URL(first.headers()['location'] ?? '', baseURL);
    expect(href).toBe(`${baseURL}${shown}`);
    expect((await request.get(href, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('a path that begins like an address leads to no other site', async ({ request, baseURL }) => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '///evil.example//',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
  ]) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = answer.headers()['location'] ?? '';
    expect(new URL(location, baseURL).origin, path).toBe(baseURL);
    expect([308, 404], path).toContain(answer.status());
  }
});
