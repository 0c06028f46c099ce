import { createHash } from 'node:crypto';
import { compareWords } from '#domain/shared/locale.ts';
import type { Log } from '../../../platform/log.ts';
import { type Address, entryPath, type SiteEntry } from '../../entries/site-entry.ts';
import type { Shared as SharedContent } from '../../store/replica/replica-tables.ts';
import { flatten } from '../api/locales.ts';
import { ASIDE, type RawRows } from '../api/raw-rows.ts';
import type { Delivered } from '../api/service.ts';
import { type Reading, SHAPE } from '../api/sync-token.ts';
import { isOfTheService, readAsset } from '../entries/assets.ts';
import { linkedFrom, makeEntry, targetOf } from '../entries/entries.ts';
import {
  dropError,
  type EntryError,
  forgetErrors,
  keepError,
  keepRemarks,
  linkedAddresses,
  type Named,
  placesOf,
} from '../entries/errors.ts';
import { addressOf } from '../entries/link-context.ts';
import { makeShared } from '../entries/make-shared.ts';
import { readFields, type ValidFields } from '../types/content-types.ts';
import { type Known, knownOf, nameOf, pageName, type ResourceLink, typeName } from '../types/documents.ts';
import { readShared, SHARED_TYPES } from '../types/shared-types.ts';
import { type DeliveredEntry, entrySchema, jsonOf, titleOf, validFields } from './delivered-entry.ts';

/** The prefix of the names of tags. */
const TAG = nameOf({ type: 'Tag', id: '' });

/** The resources of a space as rows, and the entries that are made of them. */
export class Resources {
  #rows: RawRows;
  #reading: Reading;
  #log: Log;
  #siteUrl: string | undefined;

  /** @param siteUrl public address of the site, whose own addresses lead nowhere else */
  constructor(rows: RawRows, reading: Reading, log: Log, siteUrl?: string) {
    this.#siteUrl = siteUrl;
    this.#rows = rows;
    this.#reading = reading;
    this.#log = log;
  }

  /**
   * Keeps an entry that was delivered. In the place of one that cannot be shown stays its last good version, where there is
   * one, and the error is noted.
   */
  putEntry(delivered: Delivered): void {
    const link: ResourceLink = { type: 'Entry', id: delivered.sys.id };
    const entry = entrySchema.safeParse(delivered);
    if (entry.success) this.#putRead(link, entry.data, jsonOf(delivered));
    else this.#leaveOut(link, ['is no entry as the service promises']);
  }

  #putRead(link: ResourceLink, { sys, fields, metadata }: DeliveredEntry, json: string | undefined): void {
    const contentType = sys.contentType.sys.id;
    const values = flatten(fields, this.#reading.locales);
    const read = readFields(contentType, values) ?? readShared(contentType, values);
    // Of a title that was emptied, the one before tells which entry is meant.
    const title = titleOf(values) || (this.#known(nameOf(link))?.target.title ?? '');
    const named = { contentType, title };
    if (!read) this.remove(link);
    else if ('errors' in read) this.#leaveOut(link, read.errors, named);
    else if (!json) this.#leaveOut(link, ['is nested too deeply to be kept'], named);
    else {
      dropError(this.#rows, link.id);
      const links =
        'shared' in read
          ? [typeName(contentType)]
          : [...metadata.tags.map(({ sys: { id } }) => TAG + id), ...this.#linksOf(link, read.valid, sys)];
      this.#rows.put({ name: nameOf(link), json, links });
    }
  }

  /** Keeps what others show of an entry with a page. @returns the names under which it is found, and what it shows itself */
  #linksOf(link: ResourceLink, valid: ValidFields, { createdAt }: DeliveredEntry['sys']): string[] {
    const address = addressOf(valid);
    this.#know(link, { target: targetOf(valid), page: { ...address, createdAt } });
    return [
      ...linkedFrom(valid).map(nameOf),
      pageName(address),
      ...placesOf(valid, createdAt),
      ...linkedAddresses(valid, this.#siteUrl),
    ];
  }

  /** Keeps an asset that was delivered. */
  putAsset(delivered: Delivered): void {
    const link: ResourceLink = { type: 'Asset', id: delivered.sys.id };
    const target = readAsset(flatten(delivered['fields'], this.#reading.locales));
    if (target && isOfTheService(target)) this.#know(link, { target });
    else this.remove(link);
  }

  /** Forgets a resource. */
  remove(link: ResourceLink): void {
    this.#rows.remove(nameOf(link));
    this.#rows.remove(knownOf(link));
    if (link.type === 'Entry') forgetErrors(this.#rows, link.id);
  }

  /** All pages. */
  pages(): Address[] {
    const all = this.#rows.names('Entry/').flatMap((name) => this.#pageOf(name));
    return [...new Map(all.map((page) => [entryPath(page), page])).values()];
  }

  /** Says what a page is made of: the entries with its address, and what these show of others. */
  markOf(page: Address): string {
    const mark = createHash('sha256').update(JSON.stringify([SHAPE, this.#siteUrl, this.#reading.locales]));
    for (const name of this.#rows.linking(pageName(page))) {
      mark.update(`\n${name}\n${this.#rows.get(name)}`);
      for (const target of this.#rows.linkedFrom(name))
        mark.update(`\n${target}\n${this.#rows.get(`known/${target}`) ?? this.#tagNamed(target) ?? ''}`);
    }
    return mark.digest('base64url');
  }

  /** The entry of a page; of several, the one that was made first. What editors should know of each is kept. */
  entryAt(address: Address): SiteEntry | undefined {
    const [first, ...others] = this.#rows
      .linking(pageName(address))
      .sort((a, b) => (this.#age(a) < this.#age(b) ? -1 : 1));
    const shown = first && this.#read(first);
    if (!shown) return undefined;
    const errors: string[] = [];
    const entry = makeEntry(validFields(shown.named.contentType, shown.values), {
      ...shown.around,
      targetOf: (link) => this.#known(nameOf(link))?.target,
      remark: (says) => errors.push(says),
      siteUrl: this.#siteUrl,
    });
    this.#keepRemarks({ ...shown.named, errors, shows: 'the entry' });
    for (const name of others) this.#leaveInShade(name, address, shown.named);
    return entry;
  }

  /** The content that all pages share, of the entries that have no page. Messages to editors about each are kept. */
  shared(): SharedContent {
    const entries = Object.values(SHARED_TYPES).flatMap((type) => this.#ofType(type));
    const targetOf = (link: ResourceLink) => this.#known(nameOf(link))?.target;
    return makeShared(entries, targetOf, (remarks) => this.#keepRemarks(remarks));
  }

  /** Entries of a content type, the oldest first. */
  #ofType(contentType: string) {
    return this.#rows
      .linking(typeName(contentType))
      .flatMap((name) => this.#read(name) ?? [])
      .sort((a, b) => compareWords(a.around.createdAt, b.around.createdAt));
  }

  /** Says of an entry that an older one has its address. */
  #leaveInShade(name: string, { slug }: Address, first: { title: string; entry: string }): void {
    const named = this.#read(name)?.named;
    const says = `slug: '${slug}' is that of the older entry '${first.title}' (${first.entry}), too: choose another for one of them`;
    if (named) this.#keepRemarks({ ...named, errors: [says], shows: 'nothing' });
  }

  #keepRemarks(remarks: EntryError): void {
    const { entry, contentType, errors } = remarks;
    if (keepRemarks(this.#rows, remarks))
      this.#log.warn({ entry, contentType, errors }, 'entry of the content service is not shown as intended');
  }

  /** The record that was kept of an entry. */
  #read(name: string) {
    const kept = this.#rows.get(name);
    if (kept === undefined) return undefined;
    const { sys, fields, metadata } = entrySchema.parse(JSON.parse(kept));
    const values = flatten(fields, this.#reading.locales);
    const tags = metadata.tags.flatMap(({ sys: { id } }) => {
      const tag = this.#reading.tags.get(id);
      return tag === undefined ? [] : [{ id, name: tag }];
    });
    const { id, createdAt, updatedAt, contentType } = sys;
    const named = { entry: id, contentType: contentType.sys.id, title: titleOf(values) };
    return { named, values, around: { tags, createdAt, updatedAt } };
  }

  /** Keeps what others show of a resource. */
  #know(link: ResourceLink, known: Known): void {
    this.#rows.put({ name: knownOf(link), json: JSON.stringify(known) });
  }

  /** The name of a tag that a row links to. */
  #tagNamed(target: string): string | undefined {
    return target.startsWith(TAG) ? this.#reading.tags.get(target.slice(TAG.length)) : undefined;
  }

  #known(name: string): Known | undefined {
    const kept = this.#rows.get(`known/${name}`);
    return kept === undefined ? undefined : JSON.parse(kept);
  }

  #pageOf(name: string): Address[] {
    const page = this.#known(name)?.page;
    return page ? [{ kind: page.kind, letter: page.letter, slug: page.slug }] : [];
  }

  /** Sorts by the time of making, then by name. */
  #age(name: string): string {
    return `${this.#known(name)?.page?.createdAt} ${name}`;
  }

  #leaveOut(link: ResourceLink, errors: string[], named: Named = {}): void {
    this.#bringBack(link);
    const isShown = this.#rows.get(nameOf(link)) !== undefined;
    if (!isShown) this.remove(link);
    const shows = isShown ? 'last good version' : 'nothing';
    keepError(this.#rows, { entry: link.id, ...named, errors, shows });
    const { contentType } = named;
    this.#log.warn(
      { entry: link.id, contentType, errors },
      isShown
        ? 'entry of the content service has an error: its last good version is shown'
        : 'entry of the content service left out',
    );
  }

  /** Takes over the version that was good before everything was asked for anew. */
  #bringBack(link: ResourceLink): void {
    const kept = this.#rows.get(ASIDE + nameOf(link));
    if (kept === undefined) return;
    this.#rows.remove(ASIDE + nameOf(link));
    this.putEntry(JSON.parse(kept));
  }
}
