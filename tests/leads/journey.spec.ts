import type { Page } from '@playwright/test';
import { enquiryForm, expect, fillEnquiry, test, typeLikeAPerson, WIDTHS } from '../support/browser/site.ts';

const KB = 1024;
/** The budget of the way to a sent enquiry over the network on a first visit, and the part of scripts that comes before anybody acts. */
const MOST_KB = 205;
const MOST_UNTIL_TOUCHED_KB = 15;

/** Counts what comes over the network, headers included. */
async function traffic(page: Page): Promise<{ bytes(): number; scripts(): number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const isScript = new Map<string, boolean>();
  const came = { all: 0, scripts: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => isScript.set(requestId, type === 'Script'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    came.all += encodedDataLength;
    if (isScript.get(requestId)) came.scripts += encodedDataLength;
  });
  return { bytes: () => came.all, scripts: () => came.scripts };
}

for (const [line, connection] of [
  ['an ordinary line', undefined],
  ['a line of those who save data', { saveData: true, effectiveType: '4g' }],
  ['a line that says it is 2G', { saveData: false, effectiveType: '2g' }],
] as const) {
  // Only an ordinary line brings the scripts of toasts too: what keeps the budget there keeps it on the others.
  test(`home, haulage, contact, send: over ${line}`, {
    tag: connection ? '@nightly' : [],
  }, async ({ browser, baseURL }) => {
    // One of its own: in that of the test requests are looked through, and nothing is cached.
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: WIDTHS.phone, height: 640 },
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    if (connection)
      await page.addInitScript((reported) => {
        Object.defineProperty(navigator, 'connection', { value: reported });
      }, connection);
    const counted = await traffic(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.goto('/products/haulage', { waitUntil: 'networkidle' });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const untilTouched = counted.scripts();
    const form = enquiryForm(page);
    await fillEnquiry(page);
    await typeLikeAPerson(page);
    await form.getByRole('button', { name: 'Send Message' }).tap();
    await expect(form.getByRole('status')).toContainText('We have your message.');
    await page.waitForLoadState('networkidle');
    if (connection) await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    else await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    test.info().annotations.push({
      type: 'bytes',
      description: `${counted.bytes()}, of which scripts before the first touch ${untilTouched}`,
    });
    expect(untilTouched).toBeLessThanOrEqual(MOST_UNTIL_TOUCHED_KB * KB);
    expect(counted.bytes()).toBeLessThanOrEqual(MOST_KB * KB);
    await context.close();
  });
}
