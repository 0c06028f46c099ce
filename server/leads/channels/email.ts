import type { EmailName } from '#domain/emails.ts';
import type { ComposeMail } from '../mail.ts';
import type { Mailer } from '../mailer.ts';
import { type Channel, Refused } from './channel.ts';

const MINUTE = 60_000;
/** More than the mailer itself waits for each answer; afterwards the attempt counts as failed. */
const TIME_LIMIT_MS = 4 * MINUTE;
/** A mail server's answer to one sender, recipient or text, as nodemailer tells it. */
const ABOUT_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** The channel of one of our e-mails. */
export function emailChannel(name: EmailName, compose: ComposeMail, mailer: Mailer): Channel {
  return {
    name,
    destination: mailer.destination,
    timeLimitMs: TIME_LIMIT_MS,
    deliver: async (claim) => {
      const mail = await compose(name, claim);
      await mailer.send(mail).catch((error: Error & { code?: string; responseCode?: number }) => {
        const { code = '', responseCode } = error;
        const isRefusal = responseCode !== undefined && ABOUT_THIS_MAIL.includes(code);
        throw isRefusal ? new Refused(responseCode, error.message) : error;
      });
    },
  };
}
