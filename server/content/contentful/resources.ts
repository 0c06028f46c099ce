import { z } from 'zod';
import type { RichTextTarget } from '#domain/rich-text.ts';
import type { Log } from '../../http/log.ts';
import { type Address, entryPath, type SiteEntry } from '../replica/site-entry.ts';
import { isOfTheService, readAsset } from './assets.ts';
import { readFields, type SoundFields } from './content-types.ts';
import type { ResourceLink } from './documents.ts';
import { addressOf, linkedFrom, makeEntry, targetOf } from './entries.ts';
import { flatten } from './locales.ts';
import type { Reading } from './position.ts';
import { ASIDE, type RawRows } from './raw-rows.ts';
import type { Delivered } from './service.ts';

/** An entry as the service delivers it. */
export const entrySchema = z.object({
  sys: z.object({
    id: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    contentType: z.object({ sys: z.object({ id: z.string() }) }),
  }),
  fields: z.unknown(),
  metadata: z.object({ tags: z.array(z.object({ sys: z.object({ id: z.string() }) })) }).catch({ tags: [] }),
});

/** What is known of a resource without its body. */
interface Known {
  /** What links to it show. */
  target: RichTextTarget;
  /** Of entries. */
  page?: Address & { createdAt: string };
}

/** What visitors see of resources. */
export interface Published {
  /** What a link leads to; nothing when that is not published. */
  targetOf(link: ResourceLink): RichTextTarget | undefined;
  /** The page of an entry. */
  pageOf(id: string): Address | undefined;
  /** The entry of a page. */
  idAt(page: Address): string | undefined;
}

/** What the rows of the published resources tell of them. */
export function publishedIn(rows: RawRows): Published {
  const known = (link: ResourceLink): Known | undefined => {
    const kept = rows.get(knownOf(link));
    return kept === undefined ? undefined : JSON.parse(kept);
  };
  return {
    targetOf: (link) => known(link)?.target,
    pageOf: (id) => known({ type: 'Entry', id })?.page,
    idAt: (page) => rows.linking(pageName(page))[0]?.slice(nameOf({ type: 'Entry', id: '' }).length),
  };
}

/** Anything that pages show something of. */
type Shown = ResourceLink | { type: 'Tag'; id: string };

/** An entry that an editor published with a fault. */
export interface EntryFault extends Named {
  /** Its id. */
  entry: string;
  /** Each with its field and the remedy. */
  faults: string[];
  /** Whether its last good version is shown; otherwise nothing is. */
  isShown: boolean;
}

/** What is to be said of an entry that is shown. */
export interface Remark extends Named {
  /** Its id. */
  entry: string;
  /** With field and remedy. */
  says: string;
}

/** What an entry is known by to its editors. */
interface Named {
  contentType?: string;
  title?: string;
}

/** Names a resource among the rows. */
export const nameOf = ({ type, id }: Shown) => `${type}/${id}`;
const knownOf = (link: ResourceLink) => `known/${nameOf(link)}`;
const FAULTS = 'fault/';
const faultOf = (link: ResourceLink) => FAULTS + nameOf(link);
/** Letters of a title that are told. */
const TITLE = 80;
/** Among the things that rows link to, so that entries are found by their page. */
const pageName = (address: Address) => `page${entryPath(address)}`;

/**
 * The resources of a space as rows, with what is needed to know which pages a change touches: those of the changed
 * entries, before and after, and those that show something of them.
 */
export class Resources {
  #rows: RawRows;
  #reading: Reading;
  #log: Log;
  #siteUrl: string | undefined;
  #remark: ((remark: Remark) => void) | undefined;

  /**
   * @param siteUrl public address of the site, whose own addresses lead nowhere else
   * @param remark takes what is not as an editor wants it of an entry that is shown
   */
  constructor(
    rows: RawRows,
    reading: Reading,
    log: Log,
    siteUrl?: string,
    remark?: (remark: Remark) => void,
  ) {
    this.#siteUrl = siteUrl;
    this.#remark = remark;
    this.#rows = rows;
    this.#reading = reading;
    this.#log = log;
  }

  /**
   * Keeps an entry that was delivered. In the place of one that cannot be shown stays its last good version, where there is
   * one, and the fault is noted.
   * @returns the pages that it touches
   */
  putEntry(delivered: Delivered): Address[] {
    const link: ResourceLink = { type: 'Entry', id: delivered.sys.id };
    const entry = entrySchema.safeParse(delivered);
    if (!entry.success) return this.#leaveOut(link, ['is no entry as the service promises']);
    const { sys, fields, metadata } = entry.data;
    const contentType = sys.contentType.sys.id;
    const values = flatten(fields, this.#reading.locales);
    const read = readFields(contentType, values);
    if (!read) return this.remove(link);
    const named = { contentType, title: titleOf(values) };
    if ('faults' in read) return this.#leaveOut(link, read.faults, named);
    const json = jsonOf(delivered);
    if (!json) return this.#leaveOut(link, ['is nested too deeply to be kept'], named);
    this.#rows.remove(faultOf(link));
    const address = addressOf(read.sound);
    const page = { ...address, createdAt: sys.createdAt };
    const touched = this.#know(link, { target: targetOf(read.sound), page });
    const tags = metadata.tags.map(({ sys: { id } }): Shown => ({ type: 'Tag', id }));
    const shown = [...linkedFrom(read.sound), ...tags].map(nameOf);
    this.#rows.put({
      name: nameOf(link),
      json,
      links: [...shown, pageName(address)],
    });
    this.#warnOfDoubles(link, address);
    return [...touched, address];
  }

  /** Keeps an asset that was delivered. @returns the pages that it touches */
  putAsset(delivered: Delivered): Address[] {
    const link: ResourceLink = { type: 'Asset', id: delivered.sys.id };
    const target = readAsset(flatten(delivered['fields'], this.#reading.locales));
    return target && isOfTheService(target) ? this.#know(link, { target }) : this.remove(link);
  }

  /** Forgets a resource. @returns the pages that it touches */
  remove(link: ResourceLink): Address[] {
    const touched = [...this.#pageOf(nameOf(link)), ...this.pagesThatShow(link)];
    this.#rows.remove(nameOf(link));
    this.#rows.remove(knownOf(link));
    this.#rows.remove(faultOf(link));
    return touched;
  }

  /** The pages that show something of a resource or tag. */
  pagesThatShow(shown: Shown): Address[] {
    return this.#rows.linking(nameOf(shown)).flatMap((name) => this.#pageOf(name));
  }

  /** All pages. */
  pages(): Address[] {
    return this.#rows.names('Entry/').flatMap((name) => this.#pageOf(name));
  }

  /** The entry of a page; of several, the one that was made first. */
  entryAt(address: Address): SiteEntry | undefined {
    const [name] = this.#rows
      .linking(pageName(address))
      .sort((a, b) => (this.#age(a) < this.#age(b) ? -1 : 1));
    const kept = name && this.#rows.get(name);
    if (!kept) return undefined;
    const { sys, fields, metadata } = entrySchema.parse(JSON.parse(kept));
    const contentType = sys.contentType.sys.id;
    const values = flatten(fields, this.#reading.locales);
    const sound = soundFields(contentType, values);
    const tags = metadata.tags.flatMap(({ sys: { id } }) => {
      const tag = this.#reading.tags.get(id);
      return tag === undefined ? [] : [{ id, name: tag }];
    });
    const { createdAt, updatedAt } = sys;
    return makeEntry(sound, {
      targetOf: (link) => this.#known(nameOf(link))?.target,
      tags,
      createdAt,
      updatedAt,
      pictureFault: (fault) => {
        this.#log.warn({ entry: sys.id, fault }, 'picture of an entry is at fault');
        this.#remark?.({ entry: sys.id, contentType, title: titleOf(values), says: fault });
      },
      siteUrl: this.#siteUrl,
    });
  }

  /** Keeps what others show of a resource. @returns the pages that this touches, its own old one among them */
  #know(link: ResourceLink, known: Known): Address[] {
    const json = JSON.stringify(known);
    if (this.#rows.get(knownOf(link)) === json) return [];
    const touched = [...this.#pageOf(nameOf(link)), ...this.pagesThatShow(link)];
    this.#rows.put({ name: knownOf(link), json });
    return touched;
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

  #leaveOut(link: ResourceLink, faults: string[], named: Named = {}): Address[] {
    const touched = this.#bringBack(link);
    const isShown = this.#rows.get(nameOf(link)) !== undefined;
    const gone = isShown ? touched : [...touched, ...this.remove(link)];
    const fault: EntryFault = { entry: link.id, ...named, faults, isShown };
    this.#rows.put({ name: faultOf(link), json: JSON.stringify(fault) });
    const { contentType } = named;
    this.#log.warn(
      { entry: link.id, contentType, faults },
      isShown
        ? 'entry of the content service has a fault: its last good version is shown'
        : 'entry of the content service left out',
    );
    return gone;
  }

  /** Takes over the version that was good before everything was asked for anew. @returns the pages that it touches */
  #bringBack(link: ResourceLink): Address[] {
    const kept = this.#rows.get(ASIDE + nameOf(link));
    if (kept === undefined) return [];
    this.#rows.remove(ASIDE + nameOf(link));
    return this.putEntry(JSON.parse(kept));
  }

  #warnOfDoubles(link: ResourceLink, address: Address): void {
    const others = this.#rows.linking(pageName(address)).filter((name) => name !== nameOf(link));
    if (others.length === 0) return;
    const page = entryPath(address);
    this.#log.warn({ entry: link.id, others, page }, 'entries have the same address: the oldest is shown');
  }
}

/** The entries at fault among rows. */
export function faultsIn(rows: RawRows): EntryFault[] {
  return rows.names(FAULTS).map((name) => JSON.parse(rows.get(name) ?? '{}'));
}

/** Nothing for what is nested deeper than the stack reaches: fields that the site does not read are not looked at before. */
function jsonOf(delivered: Delivered): string | undefined {
  try {
    return JSON.stringify(delivered);
  } catch {
    return undefined;
  }
}

function titleOf({ title, subject }: Record<string, unknown>): string {
  return String(title ?? subject ?? '').slice(0, TITLE);
}

/** Fields that were sound when they were kept. */
function soundFields(contentType: string, fields: Record<string, unknown>): SoundFields {
  const read = readFields(contentType, fields);
  if (!read || !('sound' in read)) throw new Error(`a kept entry of ${contentType} is not sound`);
  return read.sound;
}
