import { test as base, type Page } from '@playwright/test';
import { KEPT_LIMIT, PACK_PATH } from '#domain/offline/offline.ts';
import { OFFLINE_PATH } from '#domain/shared/page-paths.ts';
import { PreviewCookie } from '#server/http/pages/preview.ts';
import { CACHES, TIMEOUT_S } from '#src/offline/worker/cache-names.ts';
import { previewOf } from '#tests/support/preview.ts';
import { copyOf } from '../support/browser/copy.ts';
import {
  firstVisit,
  keptBytes,
  keptPaths,
  newVisitor,
  startSite,
  visit,
  WORKERS,
} from '../support/browser/offline-visitor.ts';
import type { OwnSite } from '../support/browser/own-site.ts';
import { expect } from '../support/browser/site.ts';

/** Each test has a site that it can stop, and a visitor's browser. */
const test = base.extend<{ site: OwnSite; visitor: Page }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  visitor: async ({ browser, site }, use) => {
    const context = await newVisitor(browser, site.address);
    await use(await context.newPage());
    await context.close();
  },
});

test.describe.configure({ timeout: 180_000 });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Saved page' });
const DATE = /\d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [ap]m\./;

test('pages that were opened open offline, dressed and dated, others say what can be read, and both come anew with the connection', async ({
  site,
  visitor,
}) => {
  await firstVisit(visitor, '/about');
  const faces = () =>
    visitor.evaluate(async () =>
      (await document.fonts.load('1rem "Bricolage Grotesque"')).map(({ status }) => status),
    );
  await expect(bar(visitor)).toHaveCount(0);

  await site.stop();
  await visitor.reload();
  await expect(bar(visitor)).toContainText('You have no network. This is the page as of');
  await expect(bar(visitor)).toContainText(DATE);
  await expect(visitor.locator('h1')).toBeVisible();
  expect(await faces()).toEqual(['loaded']);
  await expect(visitor.locator('footer')).toHaveCSS('background-color', 'rgb(7, 68, 43)');
  await expect(bar(visitor)).toHaveCSS('background-color', 'rgb(16, 32, 26)');

  await visitor.goto('/careers');
  const main = visitor.locator('main');
  const { heading, reach } = copyOf('pages/offline');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(main).toContainText('was never opened in this browser');
  const ways = main.getByRole('complementary', { name: reach.heading });
  await expect(ways.getByRole('link', { name: /234 800/ })).toHaveAttribute('href', 'tel:+2348000000000');
  await expect(ways.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me/);
  await expect(main.getByRole('link', { name: 'Glossary' })).toBeVisible();
  await main
    .getByRole('link', { name: /Kayalink is for|About/ })
    .first()
    .click();
  await expect(visitor).toHaveURL(/\/about$/);
  await expect(bar(visitor)).toContainText('as of');
  await visitor.goto('/careers');
  await visitor.goBack();
  await expect(visitor).toHaveURL(/\/about$/);
  await expect(bar(visitor), 'the way back says that it is a copy').toContainText('You have no network.');

  await visitor.goto('/careers');
  await startSite(site);
  await visitor.getByRole('link', { name: 'Ask for it again' }).click();
  await expect(visitor.locator('h1')).not.toHaveText(heading);
  await visitor.goBack();
  await expect(visitor).toHaveURL(/\/about$/);
  await expect(bar(visitor)).toHaveCount(0);
});

test('a term, the questions, a guide, the desk and the price slip are there offline though none was opened', async ({
  site,
  visitor,
}) => {
  await firstVisit(visitor, '/');
  await site.stop();
  await visitor.goto('/resources/glossary/glossaryD/demurrage?contentType=D');
  await expect(visitor).toHaveTitle('Demurrage');
  await expect(visitor.locator('h1')).toHaveText('Demurrage');
  await expect(bar(visitor)).toContainText(DATE);
  await visitor.getByRole('link', { name: 'free days' }).click();
  await expect(visitor.locator('h1')).toHaveText('Free days');
  await visitor.getByRole('link', { name: 'Back to Glossary' }).click();
  await expect(visitor.getByRole('link', { name: 'Waybill', exact: true })).toBeVisible();
  expect(await visitor.locator('main li a').count()).toBeGreaterThan(100);
  await visitor.goto('/resources/faq?category=truck-owners');
  await visitor.locator('summary', { hasText: '?' }).first().click();
  await expect(visitor.locator('details[open] p').first()).toBeVisible();
  await visitor.goto('/resources/e-guides/earning-with-your-truck');
  await expect(visitor.locator('article p').nth(2)).toBeVisible();
  await visitor.goto('/contact');
  await expect(visitor.locator('form[action="/api/contact"]')).toBeVisible();
  await visitor.goto('/price');
  const slip = visitor.locator('form[data-price-slip]');
  await slip.getByLabel('From', { exact: true }).fill('Lagos');
  await slip.getByLabel('To', { exact: true }).fill('Kano');
  await slip.getByLabel('Weight of the load').fill('30');
  await slip.getByRole('button', { name: 'Show the price' }).click();
  await expect(slip.getByRole('status')).toHaveText(/could not reach the site just now/);
});

test('a page that comes too late is stood in for by its copy, which says so and when the page has come', async ({
  site,
  visitor,
}) => {
  await firstVisit(visitor, '/about');
  site.delay(TIMEOUT_S * 1000 + 2500);
  await visitor.reload();
  await expect(bar(visitor)).toContainText('Your network is slow.');
  await expect(bar(visitor)).toContainText('A newer page is ready.');
  await bar(visitor).getByRole('link', { name: 'Load the page' }).click();
  await expect(bar(visitor)).toHaveCount(0);
  await expect(visitor.locator('h1')).toBeVisible();
});

test('an answer in time is shown, and a late one becomes the copy although its page was left', {
  tag: '@nightly',
}, async ({ site, visitor }) => {
  await firstVisit(visitor, '/about');
  site.delay(TIMEOUT_S * 1000 - 1500);
  await visitor.reload();
  await expect(bar(visitor)).toHaveCount(0);
  const keptAt = () =>
    visitor.evaluate(async (path) => Number((await caches.match(path))?.headers.get('x-kept-at')), '/about');
  const before = await keptAt();
  site.delay(TIMEOUT_S * 1000 + 10_000);
  // What else the copy asks for is as late: anyone who waits for it has the answer before he leaves.
  await visitor.reload({ waitUntil: 'commit' });
  site.delay(0);
  await expect(bar(visitor)).toContainText('Your network is slow.');
  await visitor.goto('/impact', { waitUntil: 'commit' });
  expect(await keptAt()).toBe(before);
  await expect.poll(keptAt, { timeout: 60_000 }).toBeGreaterThan(before);
});

test('the pack of texts comes with the first page of the resources, and not with another first page', {
  tag: '@nightly',
}, async ({ visitor }) => {
  const asked: string[] = [];
  visitor.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto('/about');
  await expect.poll(() => keptPaths(visitor, 'reader'), { timeout: 60_000 }).toEqual([OFFLINE_PATH]);
  await visitor.waitForLoadState('networkidle');
  expect(asked).not.toContain(PACK_PATH);
  await visitor.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await visitor.goto('/resources/faq');
  await expect
    .poll(() => keptPaths(visitor, 'reader'), { timeout: 60_000 })
    .toEqual([OFFLINE_PATH, PACK_PATH]);
  expect(asked).toContain(PACK_PATH);
});

/**
 * Has the browser ask for a new worker, as it does by itself when the old one has had nothing to do for a while. The new one takes over once
 * the old one rests, minutes later when a page gives it more to do: here it is stopped.
 */
async function untilTakenOver(visitor: Page): Promise<void> {
  const devtools = await visitor.context().newCDPSession(visitor);
  await devtools.send('ServiceWorker.enable');
  await visitor.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(
      async () => {
        const next = await visitor.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (registration?.installing ?? registration?.waiting)?.state;
        });
        if (next === 'installed') await devtools.send('ServiceWorker.stopAllWorkers');
        return next;
      },
      { timeout: 60_000 },
    )
    .toBeUndefined();
}

test('a new build keeps what was kept; OFFLINE=off takes the service worker and all copies away, and leaves the outbox', async ({
  site,
  visitor,
}) => {
  await firstVisit(visitor, '/about');
  await visitor.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onsuccess = done;
      }),
  );
  await site.stop();
  const id = /id:`(\w{12})`|id:"(\w{12})"/.exec(WORKERS.on ?? '')?.[0] ?? '';
  expect(id).not.toBe('');
  await startSite(site, 'on', undefined, WORKERS.on?.replace(id, id.replace(/\w{12}/, 'another00000')));
  await visitor.goto('/careers');
  await untilTakenOver(visitor);
  await visitor.goto('/careers');
  const keptBuild = () =>
    visitor.evaluate(async (path) => (await caches.match(path))?.headers.get('x-kept-build'), OFFLINE_PATH);
  await expect.poll(keptBuild).toBe('another00000');
  expect(await keptPaths(visitor, 'pages')).toContain('/about');

  await site.stop();
  await startSite(site, 'off');
  await visitor.goto('/impact');
  const left = () =>
    visitor.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await untilTakenOver(visitor);
  await expect.poll(left).toEqual([0, 0]);
  expect(await visitor.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain(
    'keyval-store',
  );
  await visitor.goto('/about', { waitUntil: 'networkidle' });
  expect(await left()).toEqual([0, 0]);
});

/** Keeps ten large pages of long ago. */
const keepOldPages = (visitor: Page) =>
  visitor.evaluate(async (name) => {
    const pages = await caches.open(name);
    for (let nth = 0; nth < 10; nth++)
      await pages.put(
        `/old/${nth}`,
        new Response('x'.repeat(500_000), {
          headers: { 'x-kept-at': `${1000 + nth}`, 'x-kept-bytes': '500000' },
        }),
      );
  }, CACHES.pages);

test('copies stay below their limit: the pages opened longest ago go', async ({ visitor }) => {
  await firstVisit(visitor, '/about');
  await keepOldPages(visitor);
  await visit(visitor, '/impact');
  await expect.poll(() => keptBytes(visitor)).toBeLessThanOrEqual(KEPT_LIMIT.usual);
  const left = await keptPaths(visitor, 'pages');
  expect(left).toEqual(expect.arrayContaining(['/about', '/contact', '/impact', '/old/9']));
  expect(left).not.toContain('/old/0');
});

test('who saves data keeps little, and gets no texts that were not asked for', { tag: '@nightly' }, async ({
  visitor,
}) => {
  visitor
    .context()
    .on('serviceworker', (worker) =>
      worker.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    );
  await visitor.goto('/about');
  await expect.poll(() => keptPaths(visitor, 'reader'), { timeout: 60_000 }).toEqual([OFFLINE_PATH]);
  await keepOldPages(visitor);
  await visit(visitor, '/resources/glossary');
  await expect.poll(() => keptBytes(visitor)).toBeLessThanOrEqual(KEPT_LIMIT.savingData);
  expect(await keptPaths(visitor, 'pages')).toContain('/resources/glossary');
  expect(await keptPaths(visitor, 'pages')).not.toContain('/old/0');
  expect(await keptPaths(visitor, 'reader')).toEqual([OFFLINE_PATH]);
});

test('a browser without room shows pages all the same', { tag: '@nightly' }, async ({ visitor, site }) => {
  await firstVisit(visitor, '/about');
  const session = await visitor.context().newCDPSession(visitor);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1 });
  for (const path of ['/impact', '/careers']) {
    const answer = await visitor.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(visitor.locator('h1')).toBeVisible();
  }
});

test('what is of one visitor, forbidden to be kept, or an editor’s preview is never in a copy', async ({
  visitor,
  site,
}) => {
  site.preview = previewOf('a secret of the test', () => site.content);
  await site.stop();
  await startSite(site);
  await firstVisit(visitor, '/about');
  for (const path of [
    '/newsletter/confirm?token=abc',
    '/newsletter/sent',
    '/contact/sent',
    '/resources/e-guides/sent?guide=x&download=secret',
    '/no/such/page',
    '/sitemap.xml',
  ])
    await visitor.goto(path);
  await visit(visitor, '/impact');

  const [name = '', value = ''] = new PreviewCookie('a secret of the test', true).on().split(/[=;]/);
  await visitor
    .context()
    .addCookies([{ name, value, url: site.address.replace('http:', 'https:'), secure: true }]);
  for (const path of ['/partners/trucks', '/careers']) {
    const answer = await visitor.goto(path);
    expect(answer?.headers()['cache-control']).toBe('no-store');
  }
  const kept = await keptPaths(visitor, 'pages');
  expect(kept.toSorted()).toEqual(['/about', '/contact', '/impact', '/price', '/terms']);
});
