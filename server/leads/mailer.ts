import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { writeFileDurably } from '../storage/durable-file.ts';
import type { Mail } from './mail.ts';
import { mailFile } from './mail-files.ts';

const SECOND = 1000;

/**
 * How long a mail server may keep silent. It may take its time over the last answer: whoever hangs up before sends the
 * mail twice (RFC 5321, section 4.5.3.2.6).
 */
const SMTP_LIMITS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 20 * SECOND,
  greetingTimeout: 30 * SECOND,
  socketTimeout: 180 * SECOND,
};

/** The way out for e-mail. */
export interface Mailer {
  /** Where e-mail goes, to say in the log. */
  destination: string;
  /** Hands over one e-mail; resolves when the other side has it. Rejects when it does not. */
  send(mail: Mail): Promise<void>;
}

/** What is typed into the form never names a file or an address to read from. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Sends by a mail server.
 * @param url with its login, `smtp://user:password@host:587` or `smtps://…`
 * @param limits of silence, in milliseconds
 */
export function smtpMailer(url: string, limits: Partial<typeof SMTP_LIMITS> = {}): Mailer {
  const transport = createTransport({ url, ...SMTP_LIMITS, ...limits, ...SEALED });
  return {
    destination: `mail server ${new URL(url).host}`,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}

/** Writes each e-mail to a file `.eml`. */
export function fileMailer(directory: string): Mailer {
  return {
    destination: `files in ${directory}`,
    send: async (mail) => {
      const composer = new MailComposer({ ...mail, ...SEALED, newline: 'windows' });
      await writeFileDurably(mailFile(directory, mail.messageId), await composer.compile().build());
    },
  };
}
