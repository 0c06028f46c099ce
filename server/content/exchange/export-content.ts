import type { Document } from '@contentful/rich-text-types';
import type { Tag } from '#domain/entries/blog.ts';
import { ARTICLES, type ArticleKind, type EntryOf } from '#domain/entries/entry-kinds.ts';
import type { Picture } from '#domain/media/picture.ts';
import { SPACE_LOCALE } from '#domain/shared/locale.ts';
import { ARTICLE_TYPES } from '../contentful/article-types.ts';
import { termType } from '../contentful/content-types.ts';
import { contentModel, type ModelCopy } from '../contentful/model/content-model.ts';
import {
  type EntryItem,
  type ExchangeFile,
  LOCALE,
  type LocaleItem,
  link,
  type TagItem,
} from '../contentful/model/format.ts';
import { entryId } from '../contentful/model/ids.ts';
import { articleFile, siteEntries } from '../entries/entry-targets.ts';
import { addressOf, entryPath } from '../entries/site-entry.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import { type AssetSources, ExportAssets } from './export-assets.ts';
import { exportDocument, type Ids } from './export-document.ts';
import { exportShared, type SharedCopy } from './export-shared.ts';
import { makeEntry } from './make-entry.ts';

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
