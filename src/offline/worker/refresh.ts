import { isKeepable, PACK_PATH, PACKED_PATHS, type Pack, RESOURCES_PATH } from '#domain/offline/offline.ts';
import { OFFLINE_PATH } from '#domain/shared/page-paths.ts';
import { BUILD_ID, pageAddress } from './build.ts';
import { asCopy, BY_ADDRESS, isHtml, keptAt, mayBeKept, trimCache } from './cache.ts';
import { CACHES } from './cache-names.ts';
import { filesIn, importsOf, isNeeded, isSlow, savesData } from './network.ts';

/** Whether the answer to a visit may be kept. */
export const isKeepablePage = (address: string, answer: Response): boolean =>
  isKeepable(new URL(address).pathname) && mayBeKept(answer) && isHtml(answer);

/** The answer, if it may be kept. */
async function fetched(address: string, options: RequestInit = {}): Promise<Response | undefined> {
  const answer = await fetch(address, options).catch(() => undefined);
  return answer && mayBeKept(answer) ? answer : undefined;
}

/**
 * Keeps files of a page that are not kept yet, and with a script those that it imports.
 * @param options `only-if-cached` takes what the browser has, and nothing from the network
 */
async function keepFiles(addresses: Iterable<string>, options: RequestInit): Promise<void> {
  const files = await caches.open(CACHES.files);
  for (const address of addresses) {
    if (await files.match(address, BY_ADDRESS)) continue;
    const answer = await fetched(address, options);
    if (!answer) continue;
    const imported = address.endsWith('.js') ? importsOf(address, await answer.clone().text()) : [];
    await files.put(address, await asCopy(answer));
    await keepFiles(imported, options);
  }
}

/** Takes over what the browser already holds for a page, without a byte from the network. */
export const keepLoadedFiles = (html: string): Promise<void> =>
  keepFiles(filesIn(html), { cache: 'only-if-cached', mode: 'same-origin' });

/** Keeps the style sheets, scripts and fonts of a page that was not opened. */
const keepNeededFiles = (html: string): Promise<void> => keepFiles([...filesIn(html)].filter(isNeeded), {});

/** Keeps a page after what `filesOf` takes of it, so that a kept page has its scripts; one that is no longer there is left out. */
export async function keepPage(address: string, filesOf: (html: string) => Promise<void>): Promise<void> {
  const answer = await fetched(address);
  if (!answer || !isKeepablePage(address, answer)) return;
  const html = await answer.clone().text();
  await filesOf(html);
  const pages = await caches.open(CACHES.pages);
  await pages.put(pageAddress(address), await asCopy(answer));
  await trimCache();
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Tells which build the copy of the offline page is of: another build has other files. */
const BUILD_HEADER = 'x-kept-build';

/** Asks the server whether its answer has changed; if not, it costs a few hundred bytes. */
const ASK = { cache: 'no-cache' } as const;

let running: Promise<void> | undefined;

/** Brings the offline page and the pack up to date, once a day and after each new build. */
export function refresh(): Promise<void> {
  running ??= refreshNow().finally(() => {
    running = undefined;
  });
  return running;
}

async function refreshNow(): Promise<void> {
  const reader = await caches.open(CACHES.reader);
  const known = (await reader.match(OFFLINE_PATH, BY_ADDRESS))?.headers;
  const isFresh = known && Date.now() - keptAt(known) < DAY_MS && known.get(BUILD_HEADER) === BUILD_ID;
  if (!isFresh) await keepReader(reader);
  const pack = await reader.match(PACK_PATH, BY_ADDRESS);
  if ((!isFresh || !pack) && (await wantsPack())) await keepPack(reader);
  if (pack && savesData()) await reader.delete(PACK_PATH);
  await trimCache();
}

async function keepReader(reader: Cache): Promise<void> {
  const answer = await fetched(OFFLINE_PATH, ASK);
  if (!answer) return;
  await keepFiles(filesIn(await answer.clone().text()), {});
  const copy = await asCopy(answer);
  copy.headers.set(BUILD_HEADER, BUILD_ID);
  await reader.put(OFFLINE_PATH, copy);
}

/**
 * Whether the pack is worth its bytes to this visitor: it weighs more than a page, and most visitors look at one. Who saves data gets
 * none, who has opened a part of it does; on a connection that is not slow also who reads resources, or opens a second page.
 */
async function wantsPack(): Promise<boolean> {
  if (savesData()) return false;
  const keys = await (await caches.open(CACHES.pages)).keys();
  const opened = keys.map(({ url }) => new URL(url).pathname);
  const hasOpened = (path: string) => opened.some((one) => one.startsWith(path));
  if (isSlow()) return PACKED_PATHS.some(hasOpened);
  return opened.length > 1 || hasOpened(RESOURCES_PATH);
}

async function keepPack(reader: Cache): Promise<void> {
  const answer = await fetched(PACK_PATH, ASK);
  if (!answer) return;
  const { whole }: Pack = await answer.clone().json();
  await reader.put(PACK_PATH, await asCopy(answer));
  for (const path of whole) await keepPage(new URL(path, location.origin).href, keepNeededFiles);
}
