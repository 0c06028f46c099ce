import { expect, test } from '../support/browser/site.ts';
import { PAGES } from '../sweep/routes.ts';

const REFUSALS = [401, 403, 407];

test('every page is open to everybody, and none asks who a visitor is', async ({ request }) => {
  for (const path of PAGES) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(REFUSALS, path).not.toContain(answer.status());
    expect.soft(answer.headers(), path).not.toHaveProperty('set-cookie');
    expect.soft(answer.headers(), path).not.toHaveProperty('www-authenticate');
    const html = await answer.text();
    expect
      .soft(html, path)
      .not.toMatch(/<input[^>]*(type="password"|autocomplete="(username|current-password)")/i);
  }
});
