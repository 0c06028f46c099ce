import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { SCRIPTED } from '../sweep/routes.ts';
import { tryEverything, watchViolations } from '../sweep/try-everything.ts';

// Messages about answers that the test itself makes; a violation stays an error.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allow: [/Failed to load resource|The guide was not sent/],
});

/** In CI two that do much: a violation anywhere else is an error in the console of every test that meets it. */
const PATHS = TRIES_EVERY_CASE ? SCRIPTED : ['/', '/resources/e-guides/earning-with-your-truck'];

/** The longest page has four forms. */
const LIMIT_MS = 90_000;

/** A phone and a desktop take turns: each page is tried on one, and everything that pages share on both. */
const turns = [WIDTHS.phone, WIDTHS.desktop];

for (const [place, path] of PATHS.entries()) {
  test(`on ${path} nothing is barred by the policy, whatever is done`, async ({ page }) => {
    test.setTimeout(LIMIT_MS);
    const barred = await watchViolations(page);
    await page.setViewportSize({ width: turns[place % turns.length] ?? WIDTHS.phone, height: 900 });
    await page.goto(path);
    await tryEverything(page);
    // A question that was asked may still lead to another page, which cannot be printed on the way.
    await expect(() => page.pdf()).toPass();
    expect(barred).toEqual([]);
  });
}

test.describe('with a tag manager', () => {
  const site = new OwnSite();
  test.beforeAll(() => site.start(undefined, undefined, { tagManagerId: 'GTM-TEST123' }));
  test.afterAll(() => site.stop());

  test('nothing is barred, whatever is answered', async ({ page }) => {
    await page.route(/^https:\/\/www\.googletagmanager\.com\//, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true;' }),
    );
    const barred = await watchViolations(page);
    await page.goto(`${site.address}/about`);
    const question = page.getByRole('region', { name: 'Privacy choices' });
    for (const answer of ['Decline', 'Accept']) {
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toBeHidden();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
      await expect(question).toBeVisible();
    }
    await page.waitForFunction(() => 'tagged' in window);
    expect(barred).toEqual([]);
  });
});

test.describe('what is not ours', () => {
  test.use({ allow: [/Content Security Policy|This document requires 'Trusted/i] });

  test('is barred, and noticed', async ({ page }) => {
    const barred = await watchViolations(page);
    await page.goto('/about');
    await page.evaluate(() => {
      const script = { rel: 'modulepreload', href: 'https://evil.example/x.js' };
      document.head.append(Object.assign(document.createElement('link'), script));
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/' });
      document.body.append(form, Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
      const text = document.createElement('p');
      text.setAttribute('style', 'color:red');
      document.body.append(text);
      form.submit();
    });
    for (const part of [
      'script-src-elem',
      'style-src-attr',
      'img-src',
      'form-action',
      'ContentSecurityPolicyIssue',
    ])
      await expect.poll(() => barred.join('\n')).toContain(part);
  });

  test('no text becomes part of a page or a script, unless a policy of ours made it', async ({ page }) => {
    await page.goto('/contact');
    const refused = await page.evaluate(() => {
      const isRefused = (act: () => void): boolean => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return [
        isRefused(() => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="evil()">')),
        isRefused(() => Object.assign(document.createElement('script'), { src: '/_astro/evil.js' })),
        isRefused(
          () => window.trustedTypes?.createPolicy('page', {}) && window.trustedTypes.createPolicy('page', {}),
        ),
        isRefused(() => window.trustedTypes?.createPolicy('evil' as 'page', {})),
      ];
    });
    expect(refused).toEqual([true, true, true, true]);
  });
});
