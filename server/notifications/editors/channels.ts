import type { Mailbox } from '../../leads/mail/mailboxes.ts';
import type { Mailer } from '../../leads/mail/mailer.ts';
import { domainOf } from '../../platform/mail-domain/examine-domain.ts';
import { postJson } from '../../platform/network/post-json.ts';
import type { Notice } from './notice.ts';

/** A way to reach the editors. */
export interface EditorChannel {
  /** Where it leads, to say in the log; holds no secret. */
  destination: string;
  /** Resolves when the other side has it. */
  send(notice: Notice, signal: AbortSignal): Promise<void>;
}

/** @param mailboxes who writes and who is written to, asked for at each notice */
export function mailChannel(
  mailer: Mailer,
  mailboxes: () => { from: Mailbox; to: Mailbox[] },
): EditorChannel {
  return {
    destination: mailer.destination,
    send: async ({ id, subject, text }, signal) => {
      const { from, to } = mailboxes();
      const domain = domainOf(from.address);
      const messageId = `<content-${id}.${Date.now()}@${domain}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await mailer.send(
        { from, to, replyTo: from, subject, text, messageId, date: new Date(), headers },
        signal,
      );
    },
  };
}

/** Posts `{ "text": … }` as Slack, Mattermost, Rocket.Chat and Google Chat take it. The address is a secret. */
export function chatChannel(url: string): EditorChannel {
  const target = new URL(url);
  return {
    destination: `chat at ${target.host}`,
    send: ({ subject, text }, signal) => {
      const body = JSON.stringify({ text: `${subject}\n${text}` });
      return postJson({ url: target, body, headers: {}, allowPrivate: true, signal });
    },
  };
}
