import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '../../../platform/log.ts';
import { type Address, entryPath } from '../../entries/site-entry.ts';
import { applyChange, type Basis, basisOf, differences } from '../../store/replica/apply-change.ts';
import type { MarkedEntry } from '../../store/replica/entry-reader.ts';
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
/** Resources or pages that are dealt with at a stretch; then visitors have a turn. */
const STRETCH = 25;
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
 * Brings rows and replica up to date: with what has changed since the last sync, or with everything when there was none, when
 * its token has expired, or when fields are to be read in another locale. On failure, entries are as they were.
 * @throws ApiError
 */
export async function sync(context: SyncContext): Promise<void> {
  const { rows, replica, log } = context;
  const from = positionOf(context);
  const before = rows.get(POSITION);
  const reading = await readingOf(context.service);
  const isAnew = !from || String(from.locales) !== String(reading.locales);
  const brought = isAnew
    ? await copyAll(context, reading)
    : await copyChanges(context, from, reading).catch((error: unknown) => {
        const isExpired = error instanceof ApiError && TOKEN_REFUSED.includes(error.status ?? 0);
        if (!isExpired) throw error;
        log.warn({ reason: error.message }, 'content is copied again: the service refused to continue');
        return copyAll(context, reading);
      });
  if (brought !== 'nothing' || replica.token() !== before) await show(context, reading, brought === 'all');
  else if (rows.get(POSITION) !== before) replica.change(() => rows.get(POSITION));
}

/** Brings the replica to where the rows are, when it has not followed them: it was lost, or the process ended between. */
export async function catchUp(context: SyncContext): Promise<void> {
  const position = positionOf(context);
  const token = context.rows.get(POSITION);
  if (position && context.replica.token() !== token) await show(context, position);
}

/**
 * Asks how fields and tags are to be read.
 * @throws ApiError
 */
export async function readingOf(service: ContentService): Promise<Reading> {
  return { locales: localeOrder(await service.locales()), tags: await service.tags() };
}

/** What a sync brought into the rows. */
type Brought = 'all' | 'some' | 'nothing';

/** Fills the rows with everything that there is, in the place of what they have. */
async function copyAll(context: SyncContext, reading: Reading): Promise<Brought> {
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
      break;
    } catch (error) {
      const isTooLarge = error instanceof ApiError && TOO_LARGE.test(error.message);
      if (!isTooLarge || size === PAGE_SIZES.at(-1)) throw error;
    }
  }
  return 'all';
}

/** Takes over into the rows what has changed since a position. */
async function copyChanges(context: SyncContext, from: Position, reading: Reading): Promise<Brought> {
  const { service, rows, log, siteUrl } = context;
  const resources = new Resources(rows, reading, log, siteUrl);
  const first = await service.page(from.sync);
  const count = await rows.change(() => keep(context, reading, resources, first));
  const isRenamed = JSON.stringify([...from.tags]) !== JSON.stringify([...reading.tags]);
  return count > 0 || isRenamed ? 'some' : 'nothing';
}

/** Keeps a page of resources, those that follow, and where the next sync begins. @returns how many there were */
async function keep(
  { service, rows }: SyncContext,
  reading: Reading,
  resources: Resources,
  first: SyncPage,
): Promise<number> {
  let count = 0;
  for (let page = first; ; page = await service.page(page.next.token)) {
    const { assets, entries, deletedEntries, deletedAssets } = page;
    await inStretches(assets, (asset) => resources.putAsset(asset));
    await inStretches(entries, (entry) => resources.putEntry(entry));
    await inStretches(deletedEntries, ({ sys }) => resources.remove({ type: 'Entry', id: sys.id }));
    await inStretches(deletedAssets, ({ sys }) => resources.remove({ type: 'Asset', id: sys.id }));
    count += assets.length + entries.length + deletedEntries.length + deletedAssets.length;
    if (!page.next.last) continue;
    const position = { ...reading, sync: page.next.token };
    rows.put({ name: POSITION, json: writePosition(service.access, position) });
    return count;
  }
}

/**
 * Shows what the rows have: the pages that are made of something other than before.
 * @param anew makes the others, too: what editors should know of them went with the rows
 */
async function show(
  { rows, replica, log, siteUrl }: SyncContext,
  reading: Reading,
  anew = false,
): Promise<void> {
  const resources = new Resources(rows, reading, log, siteUrl);
  const basis = basisOf(replica);
  const all: Placed[] = [];
  await inStretches(resources.pages(), (address) =>
    all.push({ address, page: entryPath(address), mark: resources.markOf(address) }),
  );
  const { put, ...rest } = differences(anew ? NOTHING : basis, all);
  await applyChange(replica, {
    from: basis.token,
    token: rows.get(POSITION),
    ...rest,
    entries: made(put, resources),
    shared: resources.shared(),
  });
}

/** What a replica without entries has. */
const NOTHING: Basis = { token: undefined, marks: new Map() };

/** A page, and what it is made of. */
interface Placed {
  address: Address;
  page: string;
  mark: string;
}

async function* made(put: Placed[], resources: Resources): AsyncGenerator<MarkedEntry> {
  for (const { address, mark } of put) {
    const site = resources.entryAt(address);
    if (site) yield { site, mark };
  }
}

function positionOf({ service, rows }: SyncContext): Position | undefined {
  const kept = rows.get(POSITION);
  return kept === undefined ? undefined : readPosition(service.access, kept);
}

async function inStretches<Item>(items: Item[], deal: (item: Item) => void): Promise<void> {
  for (const [n, item] of items.entries()) {
    deal(item);
    if (n % STRETCH === STRETCH - 1) await nextTurn();
  }
}
