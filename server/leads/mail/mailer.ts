import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '#domain/company/site.ts';
import { EMAILS } from '#domain/leads/copy/emails.ts';
import { remedyOf } from '../../platform/database/errors.ts';
import { writeFileDurably } from '../../platform/durable-file.ts';
import { RemediedError } from '../../platform/errors.ts';
import { smtpOptions, withoutTls } from '../../platform/network/smtp.ts';
import type { Outcome } from '../queue/delivery-queue.ts';

/** Folder below the data directory for e-mail that no mail server takes. */
export const MAIL_FOLDER = 'mail';

/** The file of an e-mail, named after its Message-ID, so that a repeat replaces it, also one with a number of its own (desk-events.ts). */
function mailFile(directory: string, messageId: string): string {
  return join(directory, `${messageId.replace(/^<|(?:\+\d+)?@.*$/gs, '')}.eml`);
}

/** Removes the files of the e-mails that were written for leads. */
export async function removeMails(directory: string, leadIds: string[]): Promise<void> {
  const files = leadIds.flatMap((id) => EMAILS.map((name) => mailFile(directory, `${id}.${name}`)));
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/** A name and an address of e-mail. */
export interface Mailbox {
  name?: string | undefined;
  address: string;
}

/** Mailboxes of our own people, by the name of the company. */
export const staffMailboxes = (addresses: string[], { brand }: Pick<Site, 'brand'>): Mailbox[] =>
  addresses.map((address) => ({ name: brand.name, address }));

/** Who our e-mail is from: as configured, otherwise the company's address; without a name of its own, the company's. */
export function ownMailbox(from: Mailbox | undefined, { brand, email }: Site): Required<Mailbox> {
  return { name: from?.name ?? brand.name, address: from?.address ?? email.value };
}

const SECOND = 1000;

/**
 * How long a mail server may keep silent. It may take its time over the last answer: anyone who hangs up before sends the
 * mail twice (RFC 5321, section 4.5.3.2.6).
 */
const SMTP_LIMITS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 30 * SECOND,
  socketTimeout: 180 * SECOND,
};

/** More than the channels of our e-mails have under way at a time (channels/email.ts), so that none waits for a connection. */
const CONNECTIONS_MAX = 8;
/** A mail server ends connections that nobody uses; one that is gone at the moment of use would cost an attempt. */
const IDLE_MS = 10 * SECOND;

/** An e-mail that is ready to go. */
export interface Mail {
  from: Mailbox;
  to: Mailbox | Mailbox[];
  /** Absent where the sender gave no address: then a reply goes to the one that the e-mail is from. */
  replyTo?: Mailbox | Mailbox[] | undefined;
  subject: string;
  /** Absent where plain text is enough. */
  html?: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** A file that comes with an e-mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Where the HTML finds it; such a one is shown in the text. */
  cid?: string;
}

/** An e-mail on its way. */
export type OutgoingMail = Mail & { attachments?: Attachment[] };

/** The way out for e-mail. */
export interface Mailer {
  /** Where e-mail goes, to say in the log. */
  destination: string;
  /** The state of an e-mail once this has it; `sent` where it is not said. */
  outcome?: Outcome;
  /** Hands over one e-mail; resolves when the other side has it for one mailbox at least. Rejects when it does not, or when the signal comes. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  /** Ends its connections. */
  close?(): void;
}

/** Text that is typed into the form never names a file or an address to read from. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Sends by a mail server, over several connections that are kept for a while. A mail server elsewhere must offer TLS: login
 * and enquiries never go over a network in the clear.
 * @param url with its login, `smtp://user:password@host:587` or `smtps://…`
 * @param options limits of silence, in milliseconds; and who hears that some of the mailboxes of an e-mail were refused, which is not
 *   repeated, for the others would get it twice
 */
export function smtpMailer(
  url: string,
  {
    onPartly,
    ...limits
  }: Partial<typeof SMTP_LIMITS> & { onPartly?: (refused: number, of: number) => void } = {},
): Mailer {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      ...smtpOptions(url),
      ...SMTP_LIMITS,
      ...limits,
      ...SEALED,
      pool: true,
      maxConnections: CONNECTIONS_MAX,
      idleTimeout: IDLE_MS,
      // An attempt that fails is made again by the queue, which knows the attempts.
      maxRequeues: 0,
    });
    // A break while nobody sends concerns nobody.
    return transport.on('error', () => {});
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    destination: `mail server ${new URL(url).host}`,
    send: async (mail, signal) => {
      opened ??= open();
      const transport = await opened;
      const { accepted, rejected } = await transport
        .sendMail({ ...mail, ...(signal && { signal }) })
        .catch((error: Error) => {
          throw withoutTls(error, url);
        });
      if (rejected.length > 0) onPartly?.(rejected.length, accepted.length + rejected.length);
    },
    close: () => {
      opened?.then(
        (transport) => transport.close(),
        () => {},
      );
    },
  };
}

/** E-mail cannot be written to its folder, which may have been replaced since. */
class MailFolderError extends RemediedError {
  override name = 'MailFolderError';
  readonly code: string | undefined;

  constructor(directory: string, cause: NodeJS.ErrnoException) {
    const isGone = cause.code === 'ENOENT';
    const remedy =
      (isGone ? undefined : remedyOf(cause)) ?? 'put the folder back, or move away what is in its place';
    super(`e-mail cannot be written to ${directory} (${cause.code}): ${remedy}`, { cause });
    this.code = cause.code;
  }
}

/** Writes each e-mail to a file `.eml`. */
export function fileMailer(directory: string): Mailer {
  return {
    destination: `files in ${directory}`,
    outcome: 'written',
    send: async (mail) => {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const composer = new MailComposer({ ...mail, ...SEALED, newline: 'windows' });
      const bytes = await composer.compile().build();
      await writeFileDurably(mailFile(directory, mail.messageId), bytes).catch((error) => {
        throw new MailFolderError(directory, error);
      });
    },
  };
}
