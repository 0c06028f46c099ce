import { join } from 'node:path';
import type { Content } from '#domain/services/content.ts';
import type { LeadsConfig } from '../leads/index.ts';
import { fileMailer, MAIL_FOLDER, ownMailbox, smtpMailer, staffMailboxes } from '../leads/mail/mailer.ts';
import { domainOf } from '../platform/mail-domain/examine-domain.ts';
import type { Contacts } from '../platform/network/contacts.ts';
import { postJson } from '../platform/network/post-json.ts';

/** A message to people of the company about the site itself. */
export interface Notice {
  /** In the id of its e-mail; the same for the same news. */
  id: string;
  subject: string;
  text: string;
}

/** One way by which people of the company are notified. */
export interface Transport {
  kind: 'e-mail' | 'webhook';
  /** Where it leads, to say in the log; holds no secret. */
  destination: string;
  /** Resolves when the other side has it. */
  send(notice: Notice, signal: AbortSignal): Promise<void>;
  /** Ends its connections. */
  close?(): void;
}

/** The settings of the mailbox that notices come from, and of the one that they go to where no other is named. */
export type NoticeConfig = Pick<LeadsConfig, 'dataDirectory' | 'smtpUrl' | 'mailFrom' | 'salesEmail'>;

/** The chats of these contacts, then their e-mail addresses: the sales team's where there are none. */
export function transportsTo(
  { emails, chats }: Contacts,
  content: Pick<Content, 'site'>,
  config: NoticeConfig,
): Transport[] {
  return [...chats.map(webhookTransport), mailTransport(emails, content, config)];
}

/** Posts `{"text": …}`, as Slack, Google Chat, Mattermost, Rocket.Chat and Teams take it. @param url of the incoming webhook, a secret */
export function webhookTransport(url: string): Transport {
  const target = new URL(url);
  return {
    kind: 'webhook',
    destination: `chat at ${target.host}`,
    send: ({ subject, text }, signal) =>
      postJson({
        url: target,
        body: JSON.stringify({ text: `${subject}\n${text}` }),
        headers: {},
        allowPrivate: true,
        signal,
      }),
  };
}

function mailTransport(
  emails: Contacts['emails'],
  content: Pick<Content, 'site'>,
  { smtpUrl, dataDirectory, mailFrom, salesEmail }: NoticeConfig,
): Transport {
  const mailer = smtpUrl ? smtpMailer(smtpUrl) : fileMailer(join(dataDirectory, MAIL_FOLDER));
  return {
    kind: 'e-mail',
    destination: mailer.destination,
    send: ({ id, subject, text }, signal) => {
      const site = content.site();
      const from = ownMailbox(mailFrom, site);
      const to = staffMailboxes(emails.length > 0 ? emails : (salesEmail ?? [site.email.value]), site);
      const messageId = `<notice-${id}.${Date.now()}@${domainOf(from.address)}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      return mailer.send(
        { from, to, replyTo: from, subject, text, messageId, date: new Date(), headers },
        signal,
      );
    },
    close: () => mailer.close?.(),
  };
}
