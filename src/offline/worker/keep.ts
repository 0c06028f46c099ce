import { isKeepable } from '#domain/offline/offline.ts';
import { filesIn, importsOf, isNeeded, pageAddress } from './addresses.ts';
import { tidy } from './cache-cleanup.ts';
import { CACHES } from './cache-names.ts';
import { asCopy, BY_ADDRESS, isHtml, mayBeKept } from './copies.ts';

/** Whether the answer to a visit may be kept. */
export const isKeepablePage = (address: string, answer: Response): boolean =>
  isKeepable(new URL(address).pathname) && mayBeKept(answer) && isHtml(answer);

/** The answer, if it may be kept. */
export async function fetched(address: string, options: RequestInit = {}): Promise<Response | undefined> {
  const answer = await fetch(address, options).catch(() => undefined);
  return answer && mayBeKept(answer) ? answer : undefined;
}

/**
 * Keeps files of a page that are not kept yet, and with a script those that it imports.
 * @param options `only-if-cached` takes what the browser has, and nothing from the network
 */
export async function keepFiles(addresses: Iterable<string>, options: RequestInit): Promise<void> {
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
export const keepNeededFiles = (html: string): Promise<void> =>
  keepFiles([...filesIn(html)].filter(isNeeded), {});

/** Keeps a page after what `filesOf` takes of it, so that a kept page has its scripts; one that is no longer there is left out. */
export async function keepPage(address: string, filesOf: (html: string) => Promise<void>): Promise<void> {
  const answer = await fetched(address);
  if (!answer || !isKeepablePage(address, answer)) return;
  const html = await answer.clone().text();
  await filesOf(html);
  const pages = await caches.open(CACHES.pages);
  await pages.put(pageAddress(address), await asCopy(answer));
  await tidy();
}
