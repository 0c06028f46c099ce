import { randomUUID } from 'node:crypto';
import type { Mailbox } from '../../leads/mail/mailboxes.ts';
import { smtpMailer } from '../../leads/mail/mailer.ts';
import { domainOf } from '../../platform/mail-domain/examine-domain.ts';
import { postJson } from '../../platform/network/post-json.ts';

/** One way by which a person is told. */
export interface Way {
  name: 'e-mail' | 'webhook';
  tell(subject: string, text: string, signal: AbortSignal): Promise<void>;
  close?(): void;
}

/** Posts `{"text": …}`, as Slack, Google Chat, Mattermost and Teams take it. @param url of the incoming webhook */
export function webhookWay(url: string): Way {
  return {
    name: 'webhook',
    tell: (subject, text, signal) =>
      postJson({
        url: new URL(url),
        body: JSON.stringify({ text: `${subject}\n${text}` }),
        headers: {},
        allowPrivate: true,
        signal,
      }),
  };
}

/** Sends an e-mail by the mail server of the site. */
export function mailWay(smtpUrl: string, from: Mailbox, to: Mailbox[]): Way {
  const mailer = smtpMailer(smtpUrl);
  const domain = domainOf(from.address);
  return {
    name: 'e-mail',
    tell: (subject, text, signal) =>
      mailer.send(
        {
          from,
          to,
          replyTo: from,
          subject,
          text,
          html: `<p>${text.replaceAll('\n', '<br>')}</p>`,
          messageId: `<alert-${randomUUID()}@${domain}>`,
          date: new Date(),
          headers: {},
        },
        signal,
      ),
    close: () => mailer.close?.(),
  };
}
