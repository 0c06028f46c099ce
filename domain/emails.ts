import { z } from 'zod';

/**
 * The e-mails that an enquiry causes: one to the sales desk, and to the sender a copy, the guide, or what belongs to a
 * subscription of the newsletter.
 */
export const EMAILS = [
  'sales-email',
  'sender-confirmation',
  'guide',
  'newsletter-opt-in',
  'newsletter-welcome',
] as const;
export type EmailName = (typeof EMAILS)[number];

const line = z.string().min(2).max(200);

const noteCopySchema = z.strictObject({
  subject: z.string().min(2).max(120).describe('with {name} and {reference}'),
  preview: line.describe('what a mailbox shows beside the subject'),
  heading: z.string().min(2).max(60),
  lead: z.string().min(2).max(300).describe('with {name}'),
  next: z.array(line).min(1),
});

/** A note with one thing to press. */
const letterCopySchema = noteCopySchema.extend({
  button: z.string().max(32),
  stop: line.optional().describe('the link below, by which nothing more comes'),
});

/** Words of the e-mails, `content/emails.yaml`. */
export const emailCopySchema = z.strictObject({
  labels: z.strictObject({
    reference: z.string(),
    received: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    service: z.string(),
    message: z.string(),
    guide: z.string(),
    someGuide: z.string().describe('stands for a guide that was not named'),
    next: z.string(),
    desk: z.string(),
  }),
  sales: noteCopySchema,
  confirmation: noteCopySchema,
  guide: letterCopySchema.describe('with {guide} too'),
  guideLater: noteCopySchema.describe('of a guide that has no file yet, with {guide} too'),
  optIn: letterCopySchema,
  welcome: letterCopySchema,
});

export type EmailCopy = z.infer<typeof emailCopySchema>;

/** What an e-mail says: the enquiry, as far as its form asks, and who sends it. */
export interface EmailFacts {
  /** The short form of the lead's id that people read out on the phone. */
  reference: string;
  /** When the enquiry was accepted. */
  receivedAt: Date;
  name: string;
  email: string;
  phone?: string;
  company?: string;
  /** The service of interest, as the form names it. */
  service?: string;
  message?: string;
  /** Title of the guide that was asked for. */
  guide?: string;
  /** Where the button leads. */
  link?: string;
  /** Where nothing more is asked to come. */
  stop?: string;
  brand: string;
  /** How the sales desk is reached. */
  desk: { email: string; phone: string };
}

/** An e-mail in both its forms. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders an e-mail; the built pages export one (src/entry.ts), since the server cannot load React templates. */
export type RenderEmail = (name: EmailName, facts: EmailFacts, copy: EmailCopy) => Promise<RenderedEmail>;

const REFERENCE_LENGTH = 8;

/** The short reference of a lead, like `3F9A12BC`: the first part of its id. */
export function referenceOf(leadId: string): string {
  return leadId.slice(0, REFERENCE_LENGTH).toUpperCase();
}
