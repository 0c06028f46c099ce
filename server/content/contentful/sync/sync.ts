import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '../../../platform/log.ts';
import { type Address, entryPath } from '../../entries/site-entry.ts';
import type { EntryWriter } from '../../store/replica/entry-writer.ts';
import type { Replica } from '../../store/replica/replica.ts';
import { ApiError } from '../api/api-error.ts';
import { localeOrder } from '../api/locales.ts';
import type { RawRows } from '../api/raw-rows.ts';
import type { ContentService, SyncPage } from '../api/service.ts';
import { isOfSpace, type Position, type Reading, readPosition, writePosition } from '../api/sync-token.ts';
import { Resources } from './resources.ts';

/** Items of a page, tried in this order: pages of long entries can be larger than the service answers. */
const PAGE_SIZES = [1000, 200, 40];
const TOO_LARGE = /response size too big/i;
/** The statuses that the service answers to a token that it does not know any more. */
const TOKEN_REFUSED = [400, 404, 410];
/** Resources or entries that are dealt with at a stretch; then visitors have a turn. */
const STRETCH = 10;
/** Row that says where the rows stand; the replica's token is the same text once it has followed. */
const POSITION = 'position';

/** The ends of a sync: the service, its resources as delivered, and the entries made of them. */
export interface SyncContext {
  service: ContentService;
  rows: RawRows;
  replica: Replica;
  log: Log;
  /** Public address of the site. */
  siteUrl?: string | undefined;
}

/**
 * Brings the replica up to date: with what has changed since the last sync, or with everything when there was none, when
 * its token has expired, or when fields are to be read in another locale. On failure, entries are as they were.
 * @throws ApiError
 */
export async function sync(context: SyncContext): Promise<void> {
  const from = positionOf(context);
  const reading = await readingOf(context.service);
  if (!from || String(from.locales) !== String(reading.locales)) return fill(context, reading);
  try {
    await update(context, from, reading);
  } catch (error) {
    const isExpired = error instanceof ApiError && TOKEN_REFUSED.includes(error.status ?? 0);
    if (!isExpired) throw error;
    context.log.warn({ reason: error.message }, 'content is copied again: the service refused to continue');
    await fill(context, reading);
  }
}

/** Makes all entries anew from the rows, when the replica has not followed them: it was lost, or the process ended between. */
export async function catchUp(context: SyncContext): Promise<void> {
  const position = positionOf(context);
  const token = context.rows.get(POSITION);
  if (position && context.replica.token() !== token) await rebuild(context, position);
}

/**
 * Asks how fields and tags are to be read.
 * @throws ApiError
 */
export async function readingOf(service: ContentService): Promise<Reading> {
  return { locales: localeOrder(await service.locales()), tags: await service.tags() };
}

/** Fills rows and replica with everything that there is, in the place of what they have. */
async function fill(context: SyncContext, reading: Reading): Promise<void> {
  const { service, rows, log, siteUrl } = context;
  const resources = new Resources(rows, reading, log, siteUrl);
  // Of entries that come back with an error, the version that was good before is shown.
  const isSameSpace = isOfSpace(service.access, rows.get(POSITION));
  for (const size of PAGE_SIZES) {
    try {
      await rows.change(async () => {
        if (isSameSpace) rows.setAside('Entry/');
        else rows.clear();
        await keep(context, reading, resources, await service.page(undefined, size));
        rows.dropAside();
      });
      return await rebuild(context, reading);
    } catch (error) {
      const isTooLarge = error instanceof ApiError && TOO_LARGE.test(error.message);
      if (!isTooLarge || size === PAGE_SIZES.at(-1)) throw error;
    }
  }
}

async function rebuild({ rows, replica, log, siteUrl }: SyncContext, reading: Reading): Promise<void> {
  const resources = new Resources(rows, reading, log, siteUrl);
  await replica.replace(async (writer) => {
    await inStretches(resources.pages(), (pages) => show(writer, resources, pages));
    writer.share(resources.shared());
    return rows.get(POSITION);
  });
}

/** Takes over what has changed since a position. */
async function update(context: SyncContext, from: Position, reading: Reading): Promise<void> {
  const { service, rows, replica, log, siteUrl } = context;
  const resources = new Resources(rows, reading, log, siteUrl);
  const first = await service.page(from.sync);
  const touched = await rows.change(async () => {
    const renamed = changedTags(from.tags, reading.tags).flatMap((id) =>
      resources.pagesThatShow({ type: 'Tag', id }),
    );
    return [...renamed, ...(await keep(context, reading, resources, first))];
  });
  const pages = [...new Map(touched.map((page) => [entryPath(page), page])).values()];
  const before = replica.token();
  await inStretches(pages, (stretch) =>
    replica.change((writer) => {
      show(writer, resources, stretch);
      return before;
    }),
  );
  const shared = resources.shared();
  if (JSON.stringify(shared) !== JSON.stringify(replica.read((reader) => reader.shared())))
    replica.change((writer) => {
      writer.share(shared);
      return before;
    });
  if (rows.get(POSITION) !== before) replica.change(() => rows.get(POSITION));
}

/** Keeps a page of resources, those that follow, and where the next sync begins. @returns the pages of the site that they touch */
async function keep(
  { service, rows }: SyncContext,
  reading: Reading,
  resources: Resources,
  first: SyncPage,
): Promise<Address[]> {
  const touched: Address[] = [];
  for (let page = first; ; page = await service.page(page.next.token)) {
    await inStretches(changesOf(page), (changes) => {
      for (const change of changes) touched.push(...change(resources));
    });
    if (!page.next.last) continue;
    const position = { ...reading, sync: page.next.token };
    rows.put({ name: POSITION, json: writePosition(service.access, position) });
    return touched;
  }
}

/** Puts or removes what is now on each page. */
function show(writer: EntryWriter, resources: Resources, pages: Address[]): void {
  for (const page of pages) {
    const entry = resources.entryAt(page);
    if (entry) writer.put(entry);
    else writer.remove(page);
  }
}

function positionOf({ service, rows }: SyncContext): Position | undefined {
  const kept = rows.get(POSITION);
  return kept === undefined ? undefined : readPosition(service.access, kept);
}

/** Changes the resources; gives the pages that it touches. */
type Change = (resources: Resources) => Address[];

function changesOf(page: SyncPage): Change[] {
  return [
    ...page.assets.map(
      (asset): Change =>
        (to) =>
          to.putAsset(asset),
    ),
    ...page.entries.map(
      (entry): Change =>
        (to) =>
          to.putEntry(entry),
    ),
    ...page.deletedEntries.map(
      ({ sys }): Change =>
        (to) =>
          to.remove({ type: 'Entry', id: sys.id }),
    ),
    ...page.deletedAssets.map(
      ({ sys }): Change =>
        (to) =>
          to.remove({ type: 'Asset', id: sys.id }),
    ),
  ];
}

async function inStretches<Item>(items: Item[], deal: (stretch: Item[]) => void): Promise<void> {
  for (let at = 0; at < items.length; at += STRETCH) {
    deal(items.slice(at, at + STRETCH));
    await nextTurn();
  }
}

function changedTags(before: Map<string, string>, after: Map<string, string>): string[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id));
}
