import type { FileContent } from '../../content/folder/file-content.ts';
import type { GoodFiles } from '../../content/folder/last-valid-files.ts';
import type { Log } from '../../platform/log.ts';
import type { Contacts } from '../../platform/network/contacts.ts';
import { type NoticeConfig, transportsTo } from '../transports.ts';
import { EditorNotices } from './editor-notices.ts';

/** The settings of the notices to editors. */
export interface EditorsConfig extends NoticeConfig {
  siteUrl: string;
  /** Who is notified of errors in the content: `salesEmail` where no address is among them. */
  editorsTo: Contacts;
}

/** The parts that telling the editors needs. */
export interface EditorsParts {
  content: FileContent;
  good: GoodFiles;
  config: EditorsConfig;
  log: Log;
}

/** Begins to tell the editors of files with errors: by e-mail, and in their chat where there is one. */
export function openEditors({ content, good, config, log }: EditorsParts): EditorNotices {
  const transports = transportsTo(config.editorsTo, content, config);
  return new EditorNotices({ content, good, transports, siteUrl: config.siteUrl, log });
}
