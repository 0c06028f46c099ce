import { join, resolve } from 'node:path';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import { LOCALES, type Locale } from '#domain/shared/locale.ts';
import type { Config } from './config/config.ts';
import { mustHave, putBack, remarksOn } from './content/content-state.ts';
import type { FileError } from './content/formats/errors.ts';
import { openContent } from './content/open-content.ts';
import { draftSigners } from './content/preview/preview.ts';
import { shareNotices } from './content/store/notifiers.ts';
import { api } from './http/api/index.ts';
import type { Parts } from './http/app.ts';
import type { Sources } from './http/metrics/metrics.ts';
import { makeServices, type Templates } from './http/pages/load-bundle.ts';
import { targetChannels } from './leads/crm/channels.ts';
import { countByForm, countOutbox } from './leads/desk/stats.ts';
import { openLeads } from './leads/index.ts';
import type { GuideStore } from './media/guides/guide-store.ts';
import { MadeGuides } from './media/guides/made-guides.ts';
import { openGuides, openPictures } from './media/index.ts';
import { photoCutter, SocialPictures } from './media/pictures/social-pictures.ts';
import type { EditorNotices } from './notifications/editors/editor-notices.ts';
import { openEditors } from './notifications/editors/index.ts';
import { openOptional } from './optional.ts';
import { remedyOf } from './platform/database/errors.ts';
import {
  closeDataFolder,
  makePrivateFiles,
  markVolume,
  notePostgres,
  refuseForgottenPostgres,
  refuseLostDatabase,
  requireVolume,
} from './platform/database/files/data-folder.ts';
import { lockForServer } from './platform/database/files/one-server.ts';
import { isDatabaseMissing, nameOfDatabase } from './platform/database/files/presence.ts';
import { openStorage } from './platform/database/index.ts';
import type { Log } from './platform/log.ts';
import { openTonnage } from './price/trips/index.ts';

/** The content that the build was made from (tools/run/steps/build.mjs). */
const BUILT_CONTENT = resolve(import.meta.dirname, '../dist/content');

/** Everything behind the pages, opened and running. */
export interface Backend
  extends Pick<
    Parts,
    | 'servicesFor'
    | 'probes'
    | 'remarks'
    | 'stuck'
    | 'moved'
    | 'addApi'
    | 'media'
    | 'socialPictures'
    | 'preview'
  > {
  content: Content;
  /** In each further language. */
  translations: readonly Content[];
  /** The metrics of the content service, of the outbox and of the content folder. */
  figures: Pick<Sources, 'syncedAt' | 'outbox' | 'leads' | 'invalidFiles' | 'repliesAreRead'>;
  /** Calls the listener after each change of content. */
  onContentChange(listener: () => void): () => void;
  /** What is wrong in content files, or in entries of the content service. */
  contentErrors(): FileError[];
  /** Calls the listener after each reading of content, whether it changed or not. */
  onContentRead(listener: () => void): () => void;
  /** Reads the content folder again at once. */
  reloadContent(): void;
  /** Begins to tell the editors which content files are with errors. */
  notifyEditors(): EditorNotices;
  /** Ends the work that runs and lets go of files; nothing that was accepted is lost. */
  close(): Promise<void>;
}

/**
 * Opens content, then storage, then what works with both, and goes on with what was owed when the process ended.
 * @param templates of the built pages
 * @param report takes the message about content files with errors
 * @param guideStore has the PDFs of the guides
 * @param locales the languages, the default one first
 * @throws ContentError when what editors wrote cannot be used, and the error of a database that cannot be opened
 */
export async function openBackend(
  config: Config,
  log: Log,
  templates: Templates,
  report = (message: string) => log.error(message),
  guideStore: GuideStore = openGuides(config, log),
  locales = LOCALES,
): Promise<Backend> {
  requireVolume(config);
  refuseForgottenPostgres(config);
  refuseLostDatabase(config);
  makePrivateFiles();
  const lock = config.databaseUrl ? undefined : await lockForServer(config.dataDirectory);
  try {
    const backend = await openAll(config, log, templates, report, guideStore, locales, lock?.check);
    return { ...backend, close: () => backend.close().finally(() => lock?.release()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openAll(
  config: Config,
  log: Log,
  templates: Templates,
  report: (message: string) => void,
  guideStore: GuideStore,
  locales: readonly Locale[],
  checkLock: () => void = () => {},
): Promise<Backend> {
  const { tagManagerId, samples, retentionDays, spamRetentionDays } = config;
  const opened = await openContent(config, log, report, guideStore, locales, BUILT_CONTENT);
  const { content, translations, pictureOrigin, preview } = opened;
  const refreshGuides = () => guideStore instanceof MadeGuides && guideStore.refresh(content.guideWords());
  content.onChange(refreshGuides);
  content.onRead(refreshGuides);
  refreshGuides();
  const isNew = isDatabaseMissing(config);
  const database = await openStorage(
    config.dataDirectory,
    config.databaseUrl,
    'nothing',
    undefined,
    config.databaseConnections,
  );
  const storage = {
    ...database,
    probe: async () => {
      await database.probe();
      checkLock();
      putBack(opened, log);
    },
  };
  closeDataFolder(config.dataDirectory, log);
  if (isNew) log.info({ database: nameOfDatabase(config) }, 'a new, empty database was made');
  await Promise.all([markVolume(config), notePostgres(config)]).catch((err: unknown) =>
    log.warn({ err, remedy: remedyOf(err) }, 'the data folder cannot be marked'),
  );
  const { notices, shared } = await shareNotices(opened.notices, config.databaseUrl, log);
  const optional = await openOptional({ storage, content, preview, templates, config, log });
  const { store, subscriptions, pending, worker, retention } = await openLeads({
    storage,
    content,
    renderEmail: templates.renderEmail,
    isAwaited: guideStore.isAwaited.bind(guideStore),
    config,
    targets: targetChannels(config),
    forgetMore: optional.forget,
    log,
  });
  const trips = await openTonnage(config, storage, log);
  const onAccepted = () => worker.wake();
  const media = openPictures(config, content, log);
  return {
    servicesFor: (extra?: Partial<Services>) =>
      makeServices(content, config.siteUrl, {
        ...(translations.length > 0 && { languages: [content, ...translations] }),
        ...(pictureOrigin && { pictureOrigin }),
        ...(tagManagerId && { tagManagerId }),
        ...(samples && { samples }),
        ...(retentionDays !== undefined && { retentionDays }),
        spamRetentionDays,
        ...optional.services,
        ...extra,
      }),
    stuck: optional.stuck,
    probes: { content: () => mustHave(content), storage: storage.probe },
    moved: (path) => content.moved(path),
    remarks: () => remarksOn(content.errors(), config.contentDirectory),
    addApi: async (app, sendPage) => {
      await optional.addRoutes(app);
      await app.register(api, {
        config,
        content,
        leads: store,
        subscriptions,
        keys: storage.keys,
        guideFile: guideStore.file.bind(guideStore),
        trips,
        addMore: (api) => optional.addToApi(api, { sendPage, pending, onAccepted }),
        words: content,
        sendPage,
        onAccepted,
        notices,
        preview,
        ...(!config.contentful && {
          fileDrafts: {
            signers: draftSigners(storage.keys, config),
            content,
            directory: config.contentDirectory,
            refreshPictures: () => media.refresh(),
          },
        }),
      });
    },
    media,
    preview,
    socialPictures: new SocialPictures(join(config.dataDirectory, 'social'), {
      cutPhoto: photoCutter(media),
    }),
    content,
    translations,
    figures: {
      syncedAt: opened.syncedAt,
      outbox: () => countOutbox(storage.db),
      leads: () => countByForm(storage.db),
      invalidFiles: () => content.errors().length,
      ...optional.figures,
    },
    onContentChange: content.onChange,
    contentErrors: content.errors,
    onContentRead: content.onRead,
    reloadContent: content.reload,
    notifyEditors: () => openEditors({ content, good: opened.good, config, log }),
    close: async () => {
      await shared?.close();
      if (guideStore instanceof MadeGuides) await guideStore.close();
      await opened.close();
      media.close();
      await optional.stop();
      await worker.stop();
      await retention.stop();
      await storage.close();
    },
  };
}
