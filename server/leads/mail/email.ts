import { type EmailName, isToSender } from '#domain/leads/copy/emails.ts';
import { PermanentlyRejectedError, RejectedError } from '../../platform/network/post-json.ts';
import { type Channel, leadClaim } from '../queue/channel.ts';
import type { ComposeMail } from './mail.ts';
import type { Mailer } from './mailer.ts';

const MINUTE = 60_000;
/** More than the mailer itself waits for each answer; afterwards the attempt counts as failed. */
const TIME_LIMIT_MS = 4 * MINUTE;
/** E-mails to the desk that are under way at a time: a slow mail server keeps no enquiry waiting behind another. */
export const TO_DESK_AT_A_TIME = 4;
/** A mail server's answer to one sender, recipient or text, as nodemailer tells it. */
const ABOUT_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];
/** The subject of an answer, in its enhanced code: 1 an address, 2 a mailbox (RFC 3463, section 3.2). */
const ENHANCED_CODE = /\b5\.(\d{1,3})\.\d{1,3}\b/;
const ABOUT_RECIPIENT = ['1', '2'];
/** An answer that is no reply to what was said, but to how it was said or by whom (RFC 5321, section 4.2.2; RFC 4954). */
const LEAST_ABOUT_RECIPIENT = 550;
const NOT_WANTED = 550;

/** The facts that nodemailer adds to the error of an attempt. */
type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** Tells whether nobody may write to an address. */
export type IsRefused = (email: string) => Promise<boolean>;

/**
 * The channel of one of our e-mails. One to a sender ends at the first answer that there is no such mailbox, and when its
 * owner refused our e-mail meanwhile; one to the desk is always tried again.
 */
export function emailChannel(
  name: EmailName,
  compose: ComposeMail,
  mailer: Mailer,
  isRefused: IsRefused = async () => false,
): Channel {
  const toSender = isToSender(name);
  return {
    name,
    destination: mailer.destination,
    ...(mailer.outcome && { outcome: mailer.outcome }),
    timeLimitMs: TIME_LIMIT_MS,
    parallel: toSender ? 1 : TO_DESK_AT_A_TIME,
    deliver: async (claim, signal) => {
      const ofLead = leadClaim(claim);
      const { email } = ofLead.lead;
      if (toSender && email !== null && (await isRefused(email)))
        throw new PermanentlyRejectedError(NOT_WANTED, 'the owner of the address wants no e-mail');
      const mail = await compose(name, ofLead);
      await mailer.send(mail, signal).catch((error: MailError) => {
        throw validated(error, toSender);
      });
    },
    close: () => mailer.close?.(),
  };
}

function validated(error: MailError, toSender: boolean): Error {
  const { code = '', responseCode } = error;
  if (responseCode === undefined || !ABOUT_THIS_MAIL.includes(code)) return error;
  const Kind = toSender && isAboutRecipient(error, responseCode) ? PermanentlyRejectedError : RejectedError;
  return new Kind(responseCode, error.message);
}

/** Whether an answer says for good that this mailbox takes nothing; one about us or our login may change. */
function isAboutRecipient({ command, response = '' }: MailError, responseCode: number): boolean {
  const enhanced = ENHANCED_CODE.exec(response)?.[1];
  if (enhanced !== undefined) return ABOUT_RECIPIENT.includes(enhanced) && command !== 'MAIL FROM';
  return command === 'RCPT TO' && responseCode >= LEAST_ABOUT_RECIPIENT;
}
