import {
  type Block,
  type Document,
  helpers,
  INLINES,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';
import type { Announcement } from '#domain/company/site.ts';
import type { Tag } from '#domain/entries/blog.ts';
import { ARTICLES, type ArticleKind, type EntryOf } from '#domain/entries/entry-kinds.ts';
import type { People } from '#domain/entries/people.ts';
import { assetOf, entryOf } from '#domain/entries/rich-text/document.ts';
import type { AssetTarget } from '#domain/entries/rich-text/rich-text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { SPACE_LOCALE } from '#domain/shared/locale.ts';
import { ARTICLE_TYPES, entryId, idOf } from '../contentful/types/article-types.ts';
import { contentModel, type ModelCopy } from '../contentful/types/content-model.ts';
import { termType } from '../contentful/types/content-types.ts';
import {
  type EntryItem,
  type ExchangeFile,
  LOCALE,
  type LocaleItem,
  link,
  type TagItem,
} from '../contentful/types/format.ts';
import { SHARED_TYPES } from '../contentful/types/shared-types.ts';
import { articleFile, siteEntries } from '../entries/entry-targets.ts';
import { addressOf, entryPath } from '../entries/site-entry.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import { type AssetSources, ExportAssets } from './export-assets.ts';
import { makeEntry } from './import-content.ts';

/** Where the targets of a document are in the file. */
interface Ids {
  /** Id of the entry with a page of this path; nothing when there is none. */
  entry(path: string): string | undefined;
  /** Id of an asset, which is added when it is new. */
  asset(target: AssetTarget): string;
}

/** Copies a document with links, as the content service keeps it, in the place of targets. */
function exportDocument(document: Document, ids: Ids): Document {
  return { ...document, content: document.content.map((block) => exportNode(block, ids)) } as Document;
}

function exportNode(node: Block | Inline | Text, ids: Ids): Block | Inline | Text {
  if (helpers.isText(node)) return node;
  const content = node.content.map((child) => exportNode(child, ids));
  // The service refuses cells with a side of their own.
  const { align: _, ...data } = node.data;
  return { ...node, data, ...linked(node, ids), content } as Block | Inline;
}

/** A link to a page that comes from an entry becomes one to the entry, which outlives a change of its address. */
function linked(node: Block | Inline, ids: Ids): Partial<Inline> {
  if (node.nodeType === INLINES.HYPERLINK) {
    const id = ids.entry(String(node.data.uri));
    return id ? { nodeType: INLINES.ENTRY_HYPERLINK, data: { target: link('Entry', id) } } : {};
  }
  const asset = assetOf(node);
  if (asset) return { data: { target: link('Asset', ids.asset(asset)) } };
  const id = ids.entry(entryOf(node)?.href ?? '');
  return id ? { data: { target: link('Entry', id) } } : {};
}

/** The copy that all pages share, in the content folder. */
interface SharedCopy {
  people: People;
  announcement?: Announcement | undefined;
}

/** The people and the line above the header as entries. */
function exportShared({ people, announcement }: SharedCopy, assets: ExportAssets): EntryItem[] {
  const persons = Object.entries(people).map(([slug, { photo, sample, ...words }]) => {
    const shown = photo && {
      photo: link('Asset', assets.picture(photo)),
      photoFocus: photo.focus,
      photoCredit: photo.credit,
    };
    const fields = { ...words, slug, ...shown, sample: sample || undefined };
    return makeEntry(idOf(`person-${slug}`), SHARED_TYPES.person, fields, []);
  });
  if (!announcement) return persons;
  const { link: leads, ...words } = announcement;
  const fields = { ...words, linkLabel: leads.label, linkPath: leads.path };
  return [...persons, makeEntry('announcement', SHARED_TYPES.announcement, fields, [])];
}

/** The result of an export: the file itself, and the files of its assets on this machine by their address. */
export interface Exported {
  file: ExchangeFile;
  assets: Map<string, string>;
}

const LOCALE_ITEM: LocaleItem = {
  sys: { id: LOCALE, type: 'Locale' },
  code: LOCALE,
  name: SPACE_LOCALE.name,
  default: true,
  fallbackCode: null,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: false,
};

/** Facts that files say of entries and the entries themselves do not, by file. */
export interface Marks {
  drafts: Set<string>;
  samples: Set<string>;
}

const NO_MARKS: Marks = { drafts: new Set(), samples: new Set() };

/**
 * Makes of the entries of the content folder a file that Contentful's importer takes, which publishes all but drafts.
 * @param copy of the pages
 * @throws NotBuilt when a file of the build is missing
 */
export function exportContent(
  entries: FolderEntries,
  copy: ModelCopy & SharedCopy,
  from: AssetSources,
  marks: Marks = NO_MARKS,
): Exported {
  const assets = new ExportAssets(from);
  const idByPath = idsByPath(entries);
  const ids: Ids = { entry: (path) => idByPath.get(path), asset: (target) => assets.asset(target) };
  const items = [
    ...articles(entries, ids, assets, marks),
    ...terms(entries, ids),
    ...exportShared(copy, assets),
  ];
  const tags = tagsOf([...entries.posts, ...entries.guides].flatMap((entry) => entry.tags));
  const file = {
    ...contentModel(copy),
    locales: [LOCALE_ITEM],
    tags,
    assets: [...assets.items.values()],
    entries: items,
  };
  return { file, assets: assets.files };
}

function idsByPath(entries: FolderEntries): Map<string, string> {
  const addresses = [...siteEntries(entries)].map(addressOf);
  return new Map(
    addresses.map((address) => [entryPath(address), entryId(address.kind, address.letter, address.slug)]),
  );
}

function articles(
  entries: FolderEntries,
  ids: Ids,
  assets: ExportAssets,
  { drafts, samples }: Marks,
): EntryItem[] {
  const item = <Kind extends ArticleKind>(kind: Kind, entry: EntryOf[Kind]) => {
    const { slug, title, subTitle, meta, image, content, termLinks, updated, formerly } = entry;
    const file = articleFile(kind, slug);
    return makeEntry(
      entryId(kind, '', slug),
      ARTICLES[kind].contentType,
      {
        title,
        subTitle,
        slug,
        // A time as the service writes it; a day alone otherwise.
        date: entry.appears ?? entry.date,
        image: link('Asset', assets.picture(image)),
        ...wordsOf(image),
        content: textOf(content, ids),
        metaTitle: meta.title,
        metaDescription: meta.description,
        ...{ termLinks, updated, formerly, sample: samples.has(file) || undefined },
        ...ARTICLE_TYPES[kind].write(entry, assets),
      },
      'tags' in entry ? entry.tags : [],
      drafts.has(file),
    );
  };
  return [...siteEntries(entries)].flatMap(({ kind, entry }) => (kind === 'term' ? [] : item(kind, entry)));
}

/** The words about a picture that belong to an entry and not to the file. */
function wordsOf(image: Picture): object {
  return 'url' in image ? { imageFocus: image.focus, imageCredit: image.credit } : {};
}

function terms({ terms: all }: FolderEntries, ids: Ids): EntryItem[] {
  return all.map(({ letter, slug, content, ...more }) => {
    const fields = { ...more, slug, subjectContent: textOf(content, ids) };
    return makeEntry(entryId('term', letter, slug), termType(letter), fields, []);
  });
}

function textOf(content: Document | undefined, ids: Ids): Document | undefined {
  return content && exportDocument(content, ids);
}

function tagsOf(tags: Tag[]): TagItem[] {
  const byId = new Map(tags.map(({ id, name }) => [id, name]));
  return [...byId].map(([id, name]) => ({ sys: { id, type: 'Tag', visibility: 'public' }, name }));
}
