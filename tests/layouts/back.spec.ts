import { installedWithWindows } from '../../tools/run/steps/chromium.mjs';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { expect, test } from '../support/browser/site.ts';
import { SCRIPTED } from '../sweep/routes.ts';

/** In CI the pages of the scripts that keep something open: a count, forms with an outbox, prices that are kept, a list in place. */
const PATHS = TRIES_EVERY_CASE ? SCRIPTED : ['/', '/contact', '/price', '/resources/blog'];

/** A visitor's browser keeps the pages that were left; that of the tests has to be one with windows, and asked to. */
test('anyone who goes back finds each page as it was left, without loading it again', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: installedWithWindows(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const path of PATHS) {
    await page.goto(path);
    // Scripts must not stand in the way either.
    await page.mouse.move(1, 1);
    await page.goto('/contact/sent');
    const returned = new Promise<string>((resolve) => {
      session.once('Page.frameNavigated', ({ type }) => resolve(type));
    });
    // The next goto would be interrupted by a way back that Playwright has not heard of yet.
    const heard = page.waitForEvent('framenavigated');
    // Playwright's own way back waits for a page that is loaded.
    await session.send('Runtime.evaluate', { expression: 'history.back()' });
    expect.soft(await returned, path).toBe('BackForwardCacheRestore');
    await heard;
  }
  await browser.close();
});
