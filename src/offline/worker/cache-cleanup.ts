import { KEPT_LIMIT } from '#domain/offline/offline.ts';
import { nameOf, namesIn } from './addresses.ts';
import { CACHES } from './cache-names.ts';
import { fitting, type KeptFile } from './cache-quota.ts';
import { BY_ADDRESS, type Facts, factsOf } from './copies.ts';
import { savesData } from './network.ts';

const weightOf = (facts: readonly Facts[]) => facts.reduce((sum, { bytes }) => sum + bytes, 0);

const NAMING = /\.(css|js)$/;

let running: Promise<void> | undefined;
let isDue = false;

/** Keeps all copies together within the limit: the pages opened longest ago go first, with the files that only they name. */
export function tidy(): Promise<void> {
  isDue = true;
  running ??= tidyWhileDue().finally(() => {
    running = undefined;
  });
  return running;
}

async function tidyWhileDue(): Promise<void> {
  while (isDue) {
    isDue = false;
    await tidyTo(savesData() ? KEPT_LIMIT.savingData : KEPT_LIMIT.usual);
  }
}

/** Gives up all pages that were opened: the browser has no room left. */
export async function giveUpPages(): Promise<void> {
  await tidyTo(0);
}

async function tidyTo(limit: number): Promise<void> {
  const [pages, files, reader] = await Promise.all(
    [CACHES.pages, CACHES.files, CACHES.reader].map((name) => caches.open(name)),
  );
  if (!pages || !files || !reader) return;
  const [pageFacts, fileFacts, readerFacts] = await Promise.all([pages, files, reader].map(factsOf));
  if (!pageFacts || !fileFacts || !readerFacts) return;
  const room = limit - weightOf(readerFacts);
  if (weightOf(pageFacts) + weightOf(fileFacts) <= room) return;

  const text = async (cache: Cache, url: string) =>
    (await (await cache.match(url, BY_ADDRESS))?.text()) ?? '';
  const kept = new Map<string, KeptFile>();
  for (const { url, bytes } of fileFacts)
    kept.set(nameOf(url), { bytes, names: NAMING.test(url) ? namesIn(await text(files, url)) : [] });
  const standIns = await Promise.all(
    readerFacts.map(async ({ url }) => ({ url, bytes: 0, names: namesIn(await text(reader, url)) })),
  );
  const opened = await Promise.all(
    pageFacts.map(async ({ url, bytes }) => ({ url, bytes, names: namesIn(await text(pages, url)) })),
  );
  const stays = fitting([...standIns, ...opened], kept, room);
  const drop = (cache: Cache, facts: readonly Facts[], isKept: (url: string) => boolean) =>
    facts.map(({ url }) => (isKept(url) ? undefined : cache.delete(url, BY_ADDRESS)));
  await Promise.all([
    ...drop(pages, pageFacts, (url) => stays.pages.has(url)),
    ...drop(files, fileFacts, (url) => stays.files.has(nameOf(url))),
  ]);
}
