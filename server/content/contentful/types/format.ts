import { SPACE_LOCALE } from '#domain/shared/locale.ts';
/**
 * The file that Contentful's own tools export and import, as far as this site writes it.
 * @see https://github.com/contentful/contentful-import
 */
export interface ExchangeFile {
  contentTypes: ContentTypeItem[];
  editorInterfaces: EditorInterfaceItem[];
  locales: LocaleItem[];
  tags: TagItem[];
  assets: AssetItem[];
  entries: EntryItem[];
}

export interface Link {
  sys: { type: 'Link'; linkType: 'Asset' | 'Entry' | 'ContentType' | 'Tag'; id: string };
}

/** Values by locale. */
export type Localized<Value = unknown> = Record<string, Value>;

/** The mark that tells the importer to publish, too. */
interface Published {
  id: string;
  publishedVersion: number;
}

export interface ContentTypeField {
  id: string;
  name: string;
  type: 'Symbol' | 'Text' | 'Date' | 'RichText' | 'Boolean' | 'Integer' | 'Link' | 'Array';
  linkType?: 'Asset';
  /** Of an array. */
  items?: { type: 'Symbol' | 'Link'; linkType?: 'Entry'; validations: object[] };
  required: boolean;
  localized: boolean;
  disabled: boolean;
  omitted: boolean;
  validations: object[];
}

export interface ContentTypeItem {
  sys: Published & { type: 'ContentType' };
  name: string;
  description: string;
  displayField: string;
  fields: ContentTypeField[];
}

export interface EditorInterfaceItem {
  sys: { id: 'default'; type: 'EditorInterface'; contentType: Link };
  controls: { fieldId: string; widgetId: string; widgetNamespace: 'builtin'; settings?: object }[];
}

export interface LocaleItem {
  sys: { id: string; type: 'Locale' };
  code: string;
  name: string;
  default: boolean;
  fallbackCode: string | null;
  contentManagementApi: boolean;
  contentDeliveryApi: boolean;
  optional: boolean;
}

export interface TagItem {
  sys: { id: string; type: 'Tag'; visibility: 'public' };
  name: string;
}

export interface AssetFile {
  url: string;
  fileName: string;
  contentType: string;
  details: { size: number; image?: { width: number; height: number } };
}

export interface AssetItem {
  sys: Published & { type: 'Asset' };
  fields: { title: Localized<string>; description?: Localized<string>; file: Localized<AssetFile> };
}

export interface EntryItem {
  /** A draft has no published version. */
  sys: { id: string; publishedVersion?: number; type: 'Entry'; contentType: Link };
  metadata: { tags: Link[] };
  fields: Record<string, Localized>;
}

/** The locale that every new space has as its default, and that the importer insists on. */
export const LOCALE = SPACE_LOCALE.code;

/** Makes a link. */
export function link(linkType: Link['sys']['linkType'], id: string): Link {
  return { sys: { type: 'Link', linkType, id } };
}

/** A value in the one locale that is written. */
export function localized<Value>(value: Value): Localized<Value> {
  return { [LOCALE]: value };
}
