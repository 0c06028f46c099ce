import { z } from 'zod';
import type { Tag } from '#domain/entries/blog.ts';
import type { RichTextTarget } from '#domain/entries/rich-text/rich-text.ts';
import { flatten, localeOrder } from '../contentful/api/locales.ts';
import { readAsset } from '../contentful/entries/assets.ts';
import { makeEntry, targetOf } from '../contentful/entries/entries.ts';
import type { EntryError } from '../contentful/entries/errors.ts';
import { type KeptEntry, makeShared } from '../contentful/entries/make-shared.ts';
import { readFields, type ValidFields } from '../contentful/types/content-types.ts';
import type { ResourceLink } from '../contentful/types/documents.ts';
import { LOCALE } from '../contentful/types/format.ts';
import { readShared } from '../contentful/types/shared-types.ts';
import type { SiteEntry } from '../entries/site-entry.ts';
import type { Problem } from '../formats/errors.ts';
import type { Shared } from '../store/replica/replica-tables.ts';

/** Stands for the time of an entry that tells none. */
const UNKNOWN_TIME = '1970-01-01T00:00:00Z';

const sys = { id: z.string(), publishedVersion: z.number().optional() };
const item = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ sys: z.object({ ...sys, ...shape }), fields: z.unknown() });
const linkSchema = z.object({ sys: z.object({ id: z.string() }) });

/** As much of Contentful's file as is read; its own exporter and ours write much more. */
const exchangeSchema = z.object({
  locales: z
    .array(
      z.object({ code: z.string(), default: z.boolean().default(false), fallbackCode: z.string().nullish() }),
    )
    .default([{ code: LOCALE, default: true }]),
  tags: z.array(z.object({ name: z.string(), sys: z.object({ id: z.string() }) })).default([]),
  assets: z.array(item({})).default([]),
  entries: z
    .array(
      item({
        contentType: linkSchema,
        archivedVersion: z.number().optional(),
        createdAt: z.iso.datetime({ offset: true }).catch(UNKNOWN_TIME),
        updatedAt: z.iso.datetime({ offset: true }).catch(UNKNOWN_TIME),
      }).extend({ metadata: z.object({ tags: z.array(linkSchema) }).catch({ tags: [] }) }),
    )
    .default([]),
});

type Exchange = z.infer<typeof exchangeSchema>;
type Item = Exchange['entries'][number];

/** An entry of the file, as the site would show it. */
export type ReadEntry = SiteEntry & {
  /** Not published yet. */
  draft: boolean;
  /** Marked as invented. */
  sample: boolean;
};

/** The content of an exchange file. */
export interface ReadExchange {
  entries: ReadEntry[];
  shared: Shared;
  /** Entries that cannot be read, by id, with the reason. */
  skipped: Problem[];
}

/**
 * Reads the entries of a file of Contentful's tools by the same rules as those of the service itself.
 * @param file the parsed JSON
 * @returns nothing when it is no such file
 */
export function readExchange(file: unknown): ReadExchange | undefined {
  const exchange = exchangeSchema.safeParse(file).data;
  if (!exchange) return undefined;
  const order = localeOrder(exchange.locales);
  const skipped: Problem[] = [];
  const valid = new Map<string, ValidFields>();
  const shared: KeptEntry[] = [];
  for (const entry of exchange.entries) {
    const kept = readKept(entry, order);
    if (kept && 'error' in kept) skipped.push({ file: entry.sys.id, message: kept.error });
    else if (kept) shared.push(kept);
    if (kept) continue;
    const read = readOne(entry, order);
    if ('error' in read) skipped.push({ file: entry.sys.id, message: read.error });
    else valid.set(entry.sys.id, read.valid);
  }
  // As the service does, links lead to what is published only; those of a draft lead to other drafts, too.
  const ofPublished = targets(exchange, valid, order, isPublished);
  const ofAll = targets(exchange, valid, order, () => true);
  const names = new Map(exchange.tags.map(({ sys: { id }, name }) => [id, name]));
  const entries = exchange.entries.flatMap((entry): ReadEntry[] => {
    const fields = valid.get(entry.sys.id);
    if (!fields) return [];
    const { createdAt, updatedAt } = entry.sys;
    const made = makeEntry(fields, {
      targetOf: isPublished(entry) ? ofPublished : ofAll,
      tags: tagsOf(entry, names),
      createdAt,
      updatedAt,
    });
    const sample = fields.kind !== 'term' && fields.fields.sample === true;
    return [{ ...made, draft: !isPublished(entry), sample }];
  });
  const lost = ({ entry, errors }: EntryError) =>
    skipped.push(...errors.map((message) => ({ file: entry, message })));
  return { entries, shared: makeShared(shared, ofPublished, lost), skipped };
}

/** An entry without a page; nothing for one that has a page. */
function readKept({ sys, fields }: Item, order: string[]): KeptEntry | { error: string } | undefined {
  const contentType = sys.contentType.sys.id;
  const values = flatten(fields, order);
  const read = readShared(contentType, values);
  if (!read) return undefined;
  if (sys.archivedVersion !== undefined) return { error: 'is archived' };
  if (!isPublished({ sys })) return { error: 'is not published' };
  return 'errors' in read
    ? { error: read.errors.join('; ') }
    : { named: { entry: sys.id, contentType, title: '' }, values };
}

function readOne(
  { sys: { contentType, archivedVersion }, fields }: Item,
  order: string[],
): { valid: ValidFields } | { error: string } {
  if (archivedVersion !== undefined) return { error: 'is archived' };
  const reading = readFields(contentType.sys.id, flatten(fields, order));
  if (!reading) return { error: `is of the type ${contentType.sys.id}, which the site does not have` };
  return 'errors' in reading ? { error: reading.errors.join('; ') } : reading;
}

function isPublished({
  sys: { publishedVersion },
}: {
  sys: { publishedVersion?: number | undefined };
}): boolean {
  return publishedVersion !== undefined;
}

function tagsOf({ metadata }: Item, names: Map<string, string>): Tag[] {
  return metadata.tags.flatMap(({ sys: { id } }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

function targets(
  { assets, entries }: Exchange,
  valid: Map<string, ValidFields>,
  order: string[],
  isTarget: (item: { sys: { publishedVersion?: number | undefined } }) => boolean,
) {
  const known = new Map<string, RichTextTarget>();
  for (const asset of assets.filter(isTarget)) {
    const target = readAsset(flatten(asset.fields, order));
    if (target) known.set(`Asset/${asset.sys.id}`, target);
  }
  for (const entry of entries.filter(isTarget)) {
    const fields = valid.get(entry.sys.id);
    if (fields) known.set(`Entry/${entry.sys.id}`, targetOf(fields));
  }
  return ({ type, id }: ResourceLink) => known.get(`${type}/${id}`);
}
