import type { EditedEntry, TypedEntry } from '#domain/entries/drafts.ts';
import type { RichTextTarget } from '#domain/entries/rich-text/rich-text.ts';
import type { Address, SiteEntry } from '../../entries/site-entry.ts';
import { flatten } from '../api/locales.ts';
import type { Delivered, ServiceAccess } from '../api/service.ts';
import type { Reading } from '../api/sync-token.ts';
import { isOfTheService, readAsset } from '../entries/assets.ts';
import { makeEntry, targetOf } from '../entries/entries.ts';
import { addressOf } from '../entries/link-context.ts';
import { entrySchema } from '../sync/delivered-entry.ts';
import { withFieldName } from '../types/content-model.ts';
import { readFields } from '../types/content-types.ts';
import type { ResourceLink } from '../types/documents.ts';

/** An entry as an editor has it, and what the site makes of it. */
export interface Draft {
  edited: EditedEntry;
  /** Absent when its errors keep it from being shown. */
  shown?: { entry: SiteEntry; address: Address };
  /** Each with its field and remedy. */
  errors: string[];
}

/** @returns nothing for an entry that is none of the site's content types */
export function readDelivered(
  delivered: Delivered,
  { locales }: Reading,
  { space, environment }: Pick<ServiceAccess, 'space' | 'environment'>,
): EditedEntry | undefined {
  const { data } = entrySchema.safeParse(delivered);
  if (!data) return undefined;
  const { sys, metadata } = data;
  const [locale = ''] = locales;
  const fields = Object.entries((data.fields ?? {}) as Record<string, Record<string, unknown> | undefined>);
  return {
    space,
    environment,
    id: sys.id,
    contentType: sys.contentType.sys.id,
    tags: metadata.tags.map((tag) => tag.sys.id),
    createdAt: sys.createdAt,
    updatedAt: sys.updatedAt,
    locale,
    localeOf: Object.fromEntries(
      fields.flatMap(([name, values]) => {
        const first = locales.find((code) => values?.[code] !== undefined);
        return first && first !== locale ? [[name, first]] : [];
      }),
    ),
    fields: flatten(data.fields, locales),
  };
}

/** The target that links to an entry show; nothing when it has errors. */
export function targetOfEdited({ contentType, fields }: EditedEntry): RichTextTarget | undefined {
  const read = readFields(contentType, fields);
  return read && 'valid' in read ? targetOf(read.valid) : undefined;
}

/** The target that links to an asset show; nothing when it has no file yet. */
export function targetOfAsset(delivered: Delivered, { locales }: Reading): RichTextTarget | undefined {
  const asset = readAsset(flatten(delivered['fields'], locales));
  return asset && isOfTheService(asset) ? asset : undefined;
}

/**
 * Makes what the site shows of an entry.
 * @param siteUrl public address of the site, whose links become paths
 * @returns the errors in its place; nothing for a content type that is none of the site's
 */
export function makeDraft(
  typed: TypedEntry,
  reading: Reading,
  targetOfLink: (link: ResourceLink) => RichTextTarget | undefined,
  siteUrl?: string,
): Omit<Draft, 'edited'> | undefined {
  const read = readFields(typed.contentType, typed.fields);
  if (!read) return undefined;
  const named = (errors: string[]) => errors.map((error) => withFieldName(error, typed.contentType));
  if ('errors' in read) return { errors: named(read.errors) };
  const tags = typed.tags.flatMap((id) => {
    const name = reading.tags.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const { createdAt, updatedAt } = typed;
  const errors: string[] = [];
  const remark = (says: string) => errors.push(says);
  const around = { targetOf: targetOfLink, tags, createdAt, updatedAt, remark, siteUrl };
  const entry = makeEntry(read.valid, around);
  return { shown: { entry, address: addressOf(read.valid) }, errors: named(errors) };
}
