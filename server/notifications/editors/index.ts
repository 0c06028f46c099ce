import { join } from 'node:path';
import type { FileContent } from '../../content/folder/file-content.ts';
import type { GoodFiles } from '../../content/folder/last-valid-files.ts';
import type { LeadsConfig } from '../../leads/index.ts';
import { fileMailer, MAIL_FOLDER, ownMailbox, smtpMailer, staffMailboxes } from '../../leads/mail/mailer.ts';
import type { Log } from '../../platform/log.ts';
import type { Contacts } from '../../platform/network/contacts.ts';
import { EditorNotices } from './editor-notices.ts';
import { chatChannel, mailChannel } from './notice.ts';

/** The settings of the notices to editors. */
export interface EditorsConfig
  extends Pick<LeadsConfig, 'dataDirectory' | 'smtpUrl' | 'mailFrom' | 'salesEmail' | 'siteUrl'> {
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
  const { smtpUrl, dataDirectory, mailFrom, salesEmail, editorsTo, siteUrl } = config;
  const mailer = smtpUrl ? smtpMailer(smtpUrl) : fileMailer(join(dataDirectory, MAIL_FOLDER));
  const mailboxes = () => {
    const site = content.site();
    const to = editorsTo.emails.length > 0 ? editorsTo.emails : (salesEmail ?? [site.email.value]);
    return { from: ownMailbox(mailFrom, site), to: staffMailboxes(to, site) };
  };
  const channels = [mailChannel(mailer, mailboxes), ...editorsTo.chats.map(chatChannel)];
  return new EditorNotices({ content, good, channels, siteUrl, log });
}
