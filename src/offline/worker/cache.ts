import { KEPT_LIMIT } from '#domain/offline/offline.ts';
import { CACHES } from './cache-names.ts';
import { nameOf, namesIn, savesData } from './network.ts';

/** A page that is kept, by its address. */
interface KeptPage {
  url: string;
  bytes: number;
  names: Iterable<string>;
}

/** A file that is kept, by its name, and the names that stand in it. */
interface KeptFile {
  bytes: number;
  names: Iterable<string>;
}

/**
 * Chooses what stays: pages in their order as long as they fit with the files that they name, directly or through other files.
 * @param pages the first to stay comes first
 * @param room bytes for pages and files together
 * @returns addresses of pages and names of files; what is not among them goes
 */
export function fitting(
  pages: readonly KeptPage[],
  files: ReadonlyMap<string, KeptFile>,
  room: number,
): { pages: Set<string>; files: Set<string> } {
  const chosen = { pages: new Set<string>(), files: new Set<string>() };
  let left = room;
  for (const page of pages) {
    const needed = filesNamed(page.names, files, chosen.files);
    const weight = [...needed].reduce((sum, name) => sum + (files.get(name)?.bytes ?? 0), page.bytes);
    if (weight > left) break;
    left -= weight;
    chosen.pages.add(page.url);
    for (const name of needed) chosen.files.add(name);
  }
  return chosen;
}

function filesNamed(
  names: Iterable<string>,
  files: ReadonlyMap<string, KeptFile>,
  known: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = files.get(name);
    if (!file || known.has(name) || found.has(name)) continue;
    found.add(name);
    open.push(...file.names);
  }
  return found;
}

/** Headers by which a copy describes itself. */
const AT = 'x-kept-at';
const BYTES = 'x-kept-bytes';
const TITLE = 'x-kept-title';

/** Answers differ by headers that a look-up does not have; the address alone names a copy. */
export const BY_ADDRESS = { ignoreVary: true } as const;

const HTML = /^text\/html\b/;

/** Whether an answer is one for all, whole, and neither an error nor forbidden to be kept. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  const isWhole = status === 200 && type === 'basic' && !redirected;
  return isWhole && !headers.get('cache-control')?.includes('no-store');
}

export const isHtml = ({ headers }: Response) => HTML.test(headers.get('content-type') ?? '');

/** The answer with its day, weight and title. */
export async function asCopy(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  const body = await answer.arrayBuffer();
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(AT, String(Date.now()));
  headers.set(BYTES, String(body.byteLength));
  if (isHtml(answer)) headers.set(TITLE, encodeURIComponent(titleOf(new TextDecoder().decode(body))));
  return new Response(body, { headers });
}

/** The title of a page as it is in the page, without the name of the site. */
const titleOf = (html: string) => /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1] ?? '';

/** A copy as far as it can be told without reading it. */
interface Facts {
  url: string;
  at: number;
  bytes: number;
  /** Of a page, with its entities. */
  title: string;
}

/** The facts about the copies of a cache, the latest first. */
export async function factsOf(cache: Cache): Promise<Facts[]> {
  const facts: Facts[] = [];
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url, BY_ADDRESS))?.headers;
    if (headers)
      facts.push({ url, at: keptAt(headers), bytes: Number(headers.get(BYTES)), title: titleIn(headers) });
  }
  return facts.sort((one, other) => other.at - one.at);
}

/** When a copy was made, in milliseconds since 1970. */
export const keptAt = (headers: Headers) => Number(headers.get(AT));

const titleIn = (headers: Headers) => decodeURIComponent(headers.get(TITLE) ?? '');

const weightOf = (facts: readonly Facts[]) => facts.reduce((sum, { bytes }) => sum + bytes, 0);

const NAMING = /\.(css|js)$/;

let running: Promise<void> | undefined;
let isDue = false;

/** Keeps all copies together within the limit: the pages opened longest ago go first, with the files that only they name. */
export function trimCache(): Promise<void> {
  isDue = true;
  running ??= trimWhileDue().finally(() => {
    running = undefined;
  });
  return running;
}

async function trimWhileDue(): Promise<void> {
  while (isDue) {
    isDue = false;
    await trimCacheTo(savesData() ? KEPT_LIMIT.savingData : KEPT_LIMIT.usual);
  }
}

/** Gives up all pages that were opened: the browser has no room left. */
export async function giveUpPages(): Promise<void> {
  await trimCacheTo(0);
}

async function trimCacheTo(limit: number): Promise<void> {
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
