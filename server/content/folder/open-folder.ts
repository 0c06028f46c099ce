import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/shared/locale.ts';
import type { GuideStore } from '../../media/guides/guide-store.ts';
import type { Log } from '../../platform/log.ts';
import { readFiles } from '../files/files.ts';
import { LOCALES_FOLDER } from '../files/locale-files.ts';
import { REPLICA_FILE, Replica } from '../store/replica/replica.ts';
import { showWhenDue } from '../store/scheduled-publishing.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { GOOD_FILES, GoodFiles } from './last-valid-files.ts';

/** Apart from the copy of the files, so that neither is taken for the other. */
const CONTENTFUL_REPLICA_FILE = 'contentful-entries.db';

/** The settings that the content of each language is opened with. */
export interface FolderConfig {
  /** The folder that editors write. */
  contentDirectory: string;
  dataDirectory: string;
  /** Present where entries come from the content service, and not from the folder. */
  contentful?: object;
  /** Whether pages show what is a sample. */
  samples: boolean;
}

/** The parts that the content of each language is opened with. */
interface FolderParts {
  config: FolderConfig;
  log: Log;
  /** Takes the message about files with errors. */
  report: (message: string) => void;
  /** Has the PDFs of the guides. */
  guideStore: GuideStore;
  /** The folder with the content that the build was made from: at a first start it stands in for files with errors. */
  builtContent?: string | undefined;
}

/** The content of one language, with what it is kept in. */
export interface OpenFolder {
  content: FileContent;
  good: GoodFiles;
  replica: Replica;
  /** Writes its files anew that were removed or replaced while they were open. @throws when they cannot be written */
  putBack(): void;
  close(): void;
}

/**
 * Opens the content of one language, which keeps its entries, and the last good version of its files, apart from those of others.
 * @param service the entries of the content service, which has them in the default language alone
 * @throws ContentError when what editors wrote cannot be used
 */
export async function openFolder(
  locale: Locale,
  { config, log, report, guideStore, builtContent }: FolderParts,
  service?: Replica,
): Promise<OpenFolder> {
  const { contentful, contentDirectory, dataDirectory, samples } = config;
  const directory = locale.prefix ? join(dataDirectory, LOCALES_FOLDER, locale.tag) : dataDirectory;
  const replica =
    service ?? Replica.open(join(directory, contentful ? CONTENTFUL_REPLICA_FILE : REPLICA_FILE), log);
  const good = GoodFiles.open(join(directory, GOOD_FILES), log);
  if (builtContent && existsSync(builtContent) && good.texts().size === 0)
    good.keep(await readFiles(builtContent, locale), () => false);
  const content = await openFileContent(contentDirectory, {
    replica,
    good,
    locale,
    guideStore,
    samples,
    report,
    withEntries: !contentful,
  }).catch((error: unknown) => {
    if (!service) replica.close();
    good.close();
    throw error;
  });
  const stopShowing = service
    ? () => {}
    : showWhenDue(replica, (err) => log.error({ err }, 'scheduled entries are not shown yet: tried again'));
  return {
    content,
    good,
    replica,
    putBack: () => {
      replica.putBack();
      good.putBack();
    },
    close: () => {
      stopShowing();
      content.close();
      if (!service) replica.close();
      good.close();
    },
  };
}

/**
 * The content of the default language, which reports changes and errors in all of them: pages of each language are kept under one revision,
 * so that none is shown beside words of another moment.
 * @param translations the content of each further language
 */
export function watchingAll(content: FileContent, translations: readonly FileContent[]): FileContent {
  const all = [content, ...translations];
  return {
    ...content,
    revision: () => all.map((each) => each.revision()).join('-'),
    nextAppearance: () => Math.min(...all.map((each) => each.nextAppearance())),
    errors: () => all.flatMap((each) => each.errors()),
    onChange: (listener) => eachOf(all, (each) => each.onChange(listener)),
    onRead: (listener) => eachOf(all, (each) => each.onRead(listener)),
    reload: () => {
      for (const each of all) each.reload();
    },
  };
}

/** Listens to all; @returns a function that stops it */
function eachOf(all: FileContent[], listen: (each: FileContent) => () => void): () => void {
  const stops = all.map(listen);
  return () => {
    for (const stop of stops) stop();
  };
}
