import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { PACK_PATH, WHOLE_PAGES } from '#domain/offline/offline.ts';
import { OFFLINE_PATH, PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { addWorker, readWorker } from '#server/http/offline/worker.ts';
import { CACHES } from '#src/offline/worker/cache-names.ts';
import { CONTENT } from '../site-content.ts';
import { DIST, OwnSite } from './own-site.ts';

/** The code of the built service worker, and of the one that ends it. */
export const WORKERS = { on: readWorker(`${DIST}/worker`, true), off: readWorker(`${DIST}/worker`, false) };

/** Starts a site with or without its service worker; after a stop, on the same address again. */
export async function startSite(
  site = new OwnSite(),
  state: 'on' | 'off' = 'on',
  content = CONTENT,
  code = WORKERS[state] ?? '',
) {
  site.addMore = (app) => addWorker(app, code);
  await site.start(content, {}, state === 'on' ? { offline: true } : {});
  return site;
}

/** A visitor with a browser of his own, in which service workers run. */
export function newVisitor(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, serviceWorkers: 'allow' });
}

/** The paths of the copies in a cache. */
export const keptPaths = (page: Page, cache: keyof typeof CACHES) =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length)),
    CACHES[cache],
  );

/** The worker begins when the page is idle, which a busy machine is late with. */
const PATIENT = { timeout: 60_000 };

/** The first page of a visit, which brings the worker and no pack. */
const FIRST = '/terms';

/** Opens the first pages of a visit, and waits until the service worker has all that it keeps for every visitor. */
export async function firstVisit(page: Page, path: string): Promise<void> {
  await page.goto(FIRST);
  await expect.poll(() => keptPaths(page, 'reader'), PATIENT).toEqual([OFFLINE_PATH]);
  await expect.poll(() => keptPaths(page, 'pages'), PATIENT).toEqual([FIRST]);
  await page.goto(path);
  await expect.poll(() => keptPaths(page, 'reader'), PATIENT).toEqual([OFFLINE_PATH, PACK_PATH]);
  await expect
    .poll(() => keptPaths(page, 'pages'), PATIENT)
    .toEqual(expect.arrayContaining([path, ...WHOLE_PAGES.map((name) => PAGE_PATHS[name])]));
}

/** Opens a further page, and waits until it is kept. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPaths(page, 'pages'), PATIENT).toContain(path);
}

/** The size of all copies, unpacked. */
export const keptBytes = (page: Page) =>
  page.evaluate(async (names) => {
    let bytes = 0;
    for (const name of names)
      for (const copy of await (await caches.open(name)).matchAll()) bytes += (await copy.blob()).size;
    return bytes;
  }, Object.values(CACHES));
