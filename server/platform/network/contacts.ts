import { z } from 'zod';
import { EMAIL } from '#domain/shared/email-address.ts';

/** Where people of the company are told of something: mailboxes, and the incoming webhooks of chats. */
export interface Contacts {
  emails: string[];
  chats: string[];
}

const CHAT = z.url({ protocol: /^https?$/ });

/** Addresses of e-mail and of chats, separated by commas. An error repeats none: the address of a chat is a secret. */
export const contacts = z.string().transform((text, context): Contacts => {
  const all = text.split(',').map((part) => part.trim());
  const emails = all.filter((one) => EMAIL.test(one));
  const chats = all.filter((one) => CHAT.safeParse(one).success);
  if (emails.length + chats.length < all.length)
    context.addIssue({
      code: 'custom',
      message:
        'write e-mail addresses and addresses of chats like https://hooks.slack.com/…, separated by commas',
    });
  return { emails, chats };
});

/** Contacts as variables of earlier versions name them, one of each kind. */
export const contactsOf = (email: string | undefined, chat: string | undefined): Contacts => ({
  emails: email === undefined ? [] : [email],
  chats: chat === undefined ? [] : [chat],
});

/** The address of another system. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'write an address like https://api.example.com/api',
});
