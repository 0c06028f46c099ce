import { z } from 'zod';
import type { PricePageCopy } from '../../price/copy/price.ts';
import type { WhichTruckCopy } from '../../price/copy/which-truck.ts';
import type { Quote } from '../../price/question/quote.ts';
import { HINTS } from '../../shared/copy.ts';
import { digestCopySchema } from '../desk/digest.ts';
import { LEAD_COLUMNS, type LeadColumn } from '../forms/columns.ts';
import { ENQUIRY_KINDS, type EnquiryKind } from '../forms/index.ts';

/**
 * The e-mails that an enquiry causes: one to the sales desk, one more of a hot quote, and to the sender a receipt, the guide, or what belongs to a
 * subscription of the newsletter. Those to the sender may reach somebody who never wrote to us: they carry no words of
 * anyone who did.
 */
export const EMAILS = [
  'sales-email',
  'hot-quote',
  'sender-confirmation',
  'guide',
  'newsletter-opt-in',
  'newsletter-welcome',
] as const;
export type EmailName = (typeof EMAILS)[number];

/** By this the HTML of an e-mail finds the picture at its head. */
export const HEAD_ID = 'head@kayalink';

/** Whether an e-mail goes to the person who filled the form, rather than to our desk. */
export const isToSender = (name: EmailName) => name !== 'sales-email' && name !== 'hot-quote';

const line = z.string().trim().min(2).max(200);

/** The columns that the desk's e-mail shows in a row each; the name is one row, and the question of a quote several. */
type RowColumn = Exclude<LeadColumn, 'first_name' | 'last_name' | 'question'>;
export const isRowColumn = (column: LeadColumn): column is RowColumn =>
  column !== 'first_name' && column !== 'last_name' && column !== 'question';
const rowLabels = Object.fromEntries(LEAD_COLUMNS.filter(isRowColumn).map((column) => [column, z.string()]));

/** The leads that the desk is notified of, each in words of its own; of a subscription it hears in numbers alone. */
export type DeskKind = Exclude<EnquiryKind, 'newsletter'>;
const DESK_KINDS = ENQUIRY_KINDS.filter((kind): kind is DeskKind => kind !== 'newsletter');

const subject = z.string().trim().min(2).max(120);

/** The paragraph below the heading. */
const lead = z.string().trim().min(2).max(300);

const noteCopySchema = z.strictObject({
  subject: subject.describe('the subject of the email, with {name}, {reference} and {guide}'),
  preview: line.describe('what a mailbox shows beside the subject, with {name}, {reference} and {guide}'),
  heading: z.string().trim().min(2).max(60).describe('in large letters at the top of the email'),
  lead: lead.describe(
    'the paragraph below the heading; {name} is the sender of the form, with {reference} and {guide}',
  ),
  next: z
    .array(line)
    .min(1)
    .describe('the numbered steps below, under the heading ‘Next’ of the shared words'),
  stop: line.optional().describe('the link at the end, by which the reader stops such emails'),
});

/** A note to the desk. @param words that its subject and its first lines may have */
const deskNoteOf = (words: string) =>
  noteCopySchema.extend({
    subject: subject.describe(`the subject of the email, with ${words}`),
    preview: line.describe(`what a mailbox shows beside the subject, with ${words}`),
    lead: lead.describe(`the paragraph below the heading, with ${words}`),
  });
const deskNoteSchema = deskNoteOf(
  '{name}, {reference}, {company}, {service}, {guide}, {phone}, {email} and {message}',
);
/** A note of a load. */
const loadNoteSchema = deskNoteOf(
  '{name}, {reference}, {company}, {phone}, {email}, {from}, {to}, {load}, {estimate} and {reach}, which is the phone number or else the email address',
);

/** A note with one thing to press. */
const letterCopySchema = noteCopySchema.extend({ button: z.string().max(32).describe(HINTS.button) });

/** Words of the e-mails, `content/emails.yaml`. */
export const emailCopySchema = z.strictObject({
  labels: z
    .strictObject({
      hello: z.string().includes('{name}').describe('the greeting; {name} is the name of the customer'),
      helloAll: z.string().describe('the greeting where there is no name to be shown'),
      reference: z.string().describe('before the reference of the enquiry'),
      received: z.string().describe('before the day and the time at which it came'),
      name: z.string().describe('before the name of the sender'),
      columns: z
        .strictObject(rowLabels as Record<RowColumn, z.ZodString>)
        .describe('in an email to our team: before what was typed into each field of a form'),
      someGuide: z.string().describe('shown for a guide that was not named'),
      someService: z.string().describe('shown for a service that was not chosen'),
      unknownNumber: z
        .string()
        .includes('{number}')
        .describe('in place of a phone number that no network knows; {number} is what was typed'),
      fields: z
        .strictObject({ offer: z.string().describe('of the form for owners: before what they offer') })
        .describe('the same, of fields that mean something else in one of the forms'),
      news: z.string().describe('shown before the wish for the newsletter'),
      newsAsked: line.describe('says that it was asked for'),
      next: z.string().describe('the heading of the steps'),
      desk: z
        .string()
        .describe('the heading of our phone number and address, at the end of an email to a customer'),
      request: z.string().describe('shown before what was asked for'),
      origin: z
        .string()
        .describe('shown before the pages, the site and the campaign that an enquiry came from'),
      campaign: z.string().describe('shown before the name of a campaign'),
    })
    .describe('words that several of the emails share'),
  requests: z
    .strictObject(
      Object.fromEntries(ENQUIRY_KINDS.map((kind) => [kind, line])) as Record<EnquiryKind, typeof line>,
    )
    .describe('what was asked for by each form: in emails to customers, after the word for ‘Request’'),
  toDesk: z
    .strictObject(
      Object.fromEntries(
        DESK_KINDS.map((kind) => [kind, kind === 'quote' ? loadNoteSchema : deskNoteSchema]),
      ) as Record<DeskKind, typeof deskNoteSchema>,
    )
    .describe('the email that our team gets of each form'),
  guideToSend: deskNoteSchema.describe(
    'to our team, in place of the email of the e-guide form: the guide has no PDF, so somebody sends it by hand',
  ),
  hotQuote: loadNoteSchema.describe('one more email for an urgent quote'),
  sheet: z
    .strictObject({
      load: z.string().describe('before the load'),
      road: z.string().describe('before the places from and to'),
      date: z.string().describe('before the day of loading'),
      trucks: z.string().describe('before the trucks'),
      extras: z.string().describe('before what the price includes besides the road'),
      estimate: z.string().describe('before the price range that the visitor saw'),
      answer: z.string().describe('the link to the answer that the visitor saw'),
      call: z.string().max(32).describe('on the button that calls the customer'),
      whatsapp: z.string().max(32).describe('on the button that opens a chat with the customer'),
      email: z.string().max(32).describe('on the button that opens an answer by email'),
      noEstimate: z.string().describe('where the card had no price'),
      partnerGreeting: line.describe(
        'begins the message by WhatsApp to an owner, with {name}, {brand} and {reference}',
      ),
      message: z
        .strictObject({
          greeting: line.describe('begins the message by WhatsApp'),
          replySubject: line.describe('the subject of the answer by email'),
          reply: z.string().max(600).describe('the text of the answer by email'),
        })
        .describe('the answer to an enquiry without a load; each text with {name}, {brand} and {reference}'),
      greeting: line.describe(
        'begins the message by WhatsApp about a load, with {name}, {brand}, {reference}, {from}, {to} and {load}',
      ),
      replySubject: line.describe(
        'the subject of the answer by email to a load, with {reference}, {from} and {to}',
      ),
      reply: z
        .string()
        .max(600)
        .describe(
          'the text of that answer, with {name}, {brand} and {reference}; {lines} are load, road and day',
        ),
    })
    .describe('in the email to our team: the load, its price, and the ways to answer'),
  confirmation: noteCopySchema.describe('to a customer whose form has reached us'),
  guide: letterCopySchema
    .extend({ workbook: z.string().max(60).describe('the link to the worksheets, below the button') })
    .describe('to somebody who asked for a guide'),
  guideLater: noteCopySchema.describe('to somebody who asked for a guide that has no PDF yet'),
  optIn: letterCopySchema.describe(
    'to somebody who subscribed to the newsletter, before the address is confirmed',
  ),
  welcome: letterCopySchema.describe('to somebody who has confirmed the newsletter'),
  digest: digestCopySchema.describe('the summary of enquiries that our team gets every day and every week'),
});

export type EmailCopy = z.infer<typeof emailCopySchema>;

/** A row of an e-mail: what the form asked for, and what was typed or chosen. */
export interface EmailRow {
  label: string;
  value: string;
  /** The column of the lead that it shows, where it shows one. */
  column?: LeadColumn;
  /** How it is shown: what can be called or written to is a link, a text keeps its lines. */
  kind: 'line' | 'email' | 'phone' | 'text';
}

/** The facts that an e-mail says: the enquiry, as far as its form asks and its reader may see, and who sends it. */
export interface EmailFacts {
  /** The short form of the lead's id that people read out on the phone. */
  reference: string;
  /** The form that it came from. */
  kind: EnquiryKind;
  /** When the enquiry was accepted. */
  receivedAt: Date;
  /** To the desk as typed; to the sender only what can be nothing but a name. */
  name?: string;
  /** The answers to the form, in its order; a text comes last. */
  rows: EmailRow[];
  /** The pages, the site and the campaign that it came from; to the desk only. */
  origin?: string | undefined;
  /** How the sender is reached; to the desk only. */
  sender?: { phone: string | null; email: string | null };
  /** The load that was asked about and its answer, with the words that say it. */
  quote?: { data: Quote; copy: PricePageCopy; loadCopy: WhichTruckCopy; address: string };
  /** A load that could not be answered, by the query of its question; to the desk only. */
  unanswered?: { question: string; copy: PricePageCopy; loadCopy: WhichTruckCopy; address: string };
  /** Title of the guide that was asked for. */
  guide?: string;
  /** The site has no PDF of that guide, so the desk sends it; to the desk only. */
  isGuideMissing?: boolean;
  /** Where the button leads. */
  link?: string | undefined;
  /** Where the worksheets of the guide are. */
  workbook?: string | undefined;
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
  /** The picture at the head of an e-mail to the sender, as an SVG. */
  head?: string;
}

/** Renders an e-mail; the built pages export one (src/entry.ts), since the server cannot load React templates. */
export type RenderEmail = (name: EmailName, facts: EmailFacts, copy: EmailCopy) => Promise<RenderedEmail>;
