import type { Content } from '#domain/services/content.ts';
import { DEFAULT_LOCALE, LOCALES } from '#domain/shared/locale.ts';
import type { GuideStore } from '../media/guides/guide-store.ts';
import type { Log } from '../platform/log.ts';
import type { ContentfulConfig } from './contentful/api/contentful-config.ts';
import type { Contentful } from './contentful/source.ts';
import type { FileContent } from './folder/file-content.ts';
import type { GoodFiles } from './folder/last-valid-files.ts';
import { type FolderConfig, type OpenFolder, openFolder, watchingAll } from './folder/open-folder.ts';
import { type Preview, servicePreview } from './preview/preview.ts';
import type { ContentNotices } from './store/notifiers.ts';

/** The settings of the content. */
export interface ContentConfig extends FolderConfig {
  /** The content service, if entries do not come from `contentDirectory`. */
  contentful?: ContentfulConfig;
  siteUrl: string;
}

/** All content, and what keeps it up to date. */
export interface OpenContent {
  /** In the default language; it reports changes and errors in every one. */
  content: FileContent;
  /** In each further language. */
  translations: Content[];
  /** The last good version of each file, and what the editors were notified of. */
  good: GoodFiles;
  /** Where pictures of entries come from, if not from the site itself. */
  pictureOrigin?: string;
  /** When the content service last answered, in ms since 1970; nothing where there is none. */
  syncedAt(): number | undefined;
  /** Takes notices of changes, where the content service signs them. */
  notices?: ContentNotices;
  /** Shows drafts, where editors may see them. */
  preview?: Preview;
  /** Writes its files in the data folder anew that were removed or replaced while they were open. @throws when they cannot be written */
  putBack(): void;
  close(): Promise<void>;
}

/**
 * Opens the content: page copy from the content folder, entries from the content service where one is configured, otherwise
 * from the folder too. Each source has a copy of its own, so that nothing of one is taken for the other's.
 * @param report takes the message about files with errors
 * @param guideStore has the PDFs of the guides
 * @param locales the languages, the default one first
 * @param builtContent the folder with the content that the build was made from, where there is one
 * @throws ContentError when what editors wrote cannot be used
 */
export async function openContent(
  config: ContentConfig,
  log: Log,
  report: (message: string) => void,
  guideStore: GuideStore,
  locales = LOCALES,
  builtContent?: string,
): Promise<OpenContent> {
  const { contentful, dataDirectory } = config;
  const parts = { config, log, report, guideStore, builtContent };
  const folder = await openFolder(DEFAULT_LOCALE, parts);
  const { replica, good } = folder;
  const further: OpenFolder[] = [];
  for (const locale of locales.slice(1)) further.push(await openFolder(locale, parts, contentful && replica));
  const translations = further.map(({ content }) => content);
  const content = translations.length > 0 ? watchingAll(folder.content, translations) : folder.content;
  // The service's SDK takes 30 MB: only those who use it load it.
  const service =
    contentful &&
    (await (
      await import('./contentful/source.ts')
    ).openContentful(contentful, {
      dataDirectory,
      replica,
      log,
      siteUrl: config.siteUrl,
      people: content.people,
      pages: content.pages,
    }));
  return {
    content: service ? withErrorsOf(service, content) : content,
    translations,
    good,
    syncedAt: () => service?.syncedAt(),
    ...(service && { pictureOrigin: service.pictureOrigin }),
    ...(service && noticesOf(service, contentful?.webhookSecret)),
    ...(service && previewOf(service, content, contentful?.preview?.secret)),
    putBack: () => {
      for (const { putBack } of [folder, ...further]) putBack();
    },
    close: async () => {
      await service?.close();
      for (const { close } of [...further, folder]) close();
    },
  };
}

/** Content whose errors are those of the service's entries, too. */
function withErrorsOf(service: Contentful, content: FileContent): FileContent {
  return {
    ...content,
    errors: () => [...content.errors(), ...service.errors()],
    onRead: (listener) => {
      const stops = [content.onRead(listener), service.onSync(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function noticesOf(service: Contentful, secret: string | undefined): Pick<OpenContent, 'notices'> {
  return secret ? { notices: { secret, wake: service.wake } } : {};
}

function previewOf(
  { drafts, published }: Contentful,
  content: FileContent,
  secret: string | undefined,
): Pick<OpenContent, 'preview'> {
  return drafts && secret ? { preview: servicePreview(secret, { drafts, published, content }) } : {};
}
