import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, installedWithWindows } from '../../tools/run/steps/chromium.mjs';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { launchedSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { begin } from '../support/browser/slow-connection.ts';

test.use({ launchOptions: { executablePath: installedWithWindows(), args: CHROMIUM_FLAGS } });

const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
/** As long as a press on an island is held at most, in ms (src/layouts/browser/first-touch/defer-events.ts), and a little more. */
const LIMIT = 12_200;

// Its video is no sample, and plays.
launchedSite();

const openings = (page: Page) => page.getByRole('button', { name: 'See current openings' });
const answer = (page: Page) => page.locator('[data-openings-answer]');

/** Has the page's scripts wait until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.beforeEach(({ context }) =>
  context.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })),
);

test('a press is held until its script is there, however often it is made, and shows that it is', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await begin(page, '/careers');
  for (let press = 0; press < 3; press++) await openings(page).click();
  await expect(page.locator('form[data-defer=openings]')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/careers$/);
  letGo();
  await expect(answer(page)).not.toBeEmpty();
  await expect(page.locator('form[data-defer=openings]')).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/\/careers$/);
});

test('a press is counted once, when it is made; one with a key that opens a new tab is the browser’s', async ({
  page,
  context,
}) => {
  const letGo = await holdScripts(page);
  await begin(page, '/resources/video/1');
  const video = page.locator('[data-player] a');
  const opened = context.waitForEvent('page');
  await video.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page.locator('iframe')).toHaveCount(0);

  await video.evaluate((link) => link.setAttribute('data-event', 'click_cta'));
  await video.click();
  const count = () => page.evaluate(() => window.dataLayer?.length);
  await expect.poll(count).toBe(1);
  letGo();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await count()).toBe(1);
});

test.describe('where the script fails', () => {
  test.use({ allow: [/Failed to load resource|^uncaught|Error hydrating/] });

  const ERRORS = [
    ['does not load', { status: 500 }],
    ['throws', { contentType: 'text/javascript', body: 'throw new Error("broken")' }],
    [
      'is a syntax error, as new code is in an old browser',
      { contentType: 'text/javascript', body: 'a ??! b' },
    ],
  ] as const;
  for (const [error, answerScript] of casesFor(ERRORS)) {
    test(`and ${error}, a link is followed and a form is sent`, async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.fulfill(answerScript));
      await page.goto('/careers');
      await openings(page).click();
      await expect(page).toHaveURL(/\/careers\?*#openings$/);
      await page.goto('/resources/video/1');
      await page.locator('[data-player] a').click();
      await page.waitForURL(PLAYER);
    });
  }
});

test('a script that never comes is waited for as long as a visitor would', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.route('**/_astro/*.js', () => {});
  await page.clock.install({ time: 0 });
  await begin(page, '/careers');
  await openings(page).click();
  await expect(page.locator('form[data-defer=openings]')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(LIMIT);
  await expect(page).toHaveURL(/\/careers\?*#openings$/);
});

test.describe('offline', { tag: '@nightly' }, () => {
  test.use({ allow: [/Failed to load resource|Error hydrating/] });

  test('a press whose script did not come leaves the page as it is, and goes its way when the connection is back', async ({
    page,
    context,
  }) => {
    await page.route('**/_astro/*.js', (route) => route.abort('internetdisconnected'));
    await page.goto('/careers');
    await context.setOffline(true);
    await openings(page).click();
    await expect(page.locator('form[data-defer=openings]')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/careers$/);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/careers\?*#openings$/);
  });
});
