import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileContent } from '../content/file-content.ts';
import type { GoodFiles } from '../content/good-files.ts';
import { MAIL_FOLDER } from '../leads/mail-files.ts';
import { ownMailbox, staffMailboxes } from '../leads/mailboxes.ts';
import { fileMailer, smtpMailer } from '../leads/mailer.ts';
import type { Log } from '../platform/log.ts';
import { chatChannel, mailChannel } from './channels.ts';
import { EditorNotices } from './editor-notices.ts';

/** The parts that telling the editors needs. */
export interface EditorsParts {
  content: FileContent;
  good: GoodFiles;
  config: Pick<
    Config,
    'dataDirectory' | 'smtpUrl' | 'mailFrom' | 'salesEmail' | 'editorsEmail' | 'editorsWebhookUrl' | 'siteUrl'
  >;
  log: Log;
}

/** Begins to tell the editors of files at fault: by e-mail, and in their chat where there is one. */
export function openEditors({ content, good, config, log }: EditorsParts): EditorNotices {
  const { smtpUrl, dataDirectory, mailFrom, salesEmail, editorsEmail, editorsWebhookUrl, siteUrl } = config;
  const mailer = smtpUrl ? smtpMailer(smtpUrl) : fileMailer(join(dataDirectory, MAIL_FOLDER));
  const mailboxes = () => {
    const site = content.site();
    const to = editorsEmail ? [editorsEmail] : (salesEmail ?? [site.email.value]);
    return { from: ownMailbox(mailFrom, site), to: staffMailboxes(to, site) };
  };
  const channels = [
    mailChannel(mailer, mailboxes),
    ...(editorsWebhookUrl ? [chatChannel(editorsWebhookUrl)] : []),
  ];
  return new EditorNotices({ content, good, channels, siteUrl, log });
}
