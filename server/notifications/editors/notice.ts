import { createHash } from 'node:crypto';
import { explainErrors, type FileError } from '../../content/formats/errors.ts';
import type { Mailbox, Mailer } from '../../leads/mail/mailer.ts';
import { domainOf } from '../../platform/mail-domain/examine-domain.ts';
import { postJson } from '../../platform/network/post-json.ts';

/** A message to the editors. */
export interface Notice {
  /** The same for the same errors. */
  id: string;
  subject: string;
  text: string;
}

const ID_LENGTH = 16;

/** Makes the message about errors; without any, the one that those of before are mended. */
export function noticeOf(errors: FileError[], siteUrl: string): Notice {
  const id = createHash('sha256').update(JSON.stringify(errors)).digest('hex').slice(0, ID_LENGTH);
  const site = `Site: ${siteUrl}`;
  if (errors.length === 0)
    return {
      id,
      subject: 'The content is in order again',
      text: `All content is in order again.\n\n${site}`,
    };
  const [first] = errors;
  const more = errors.length > 1 ? ` and ${errors.length - 1} more` : '';
  return {
    id,
    subject: `Content has an error: ${first?.file}${more}`,
    text: `${explainErrors(errors)}\n\nSave or publish each without its errors, and it is shown.\n\n${site}`,
  };
}

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
