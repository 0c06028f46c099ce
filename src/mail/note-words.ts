import { type EmailCopy, type EmailFacts, type EmailName, isToSender } from '#domain/leads/copy/emails.ts';
import type { LeadColumn } from '#domain/leads/forms/columns.ts';
import { lagosLongTime } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { spacedNumber } from '#src/ui/parts/whatsapp.ts';
import type { Action } from './desk-sheet.ts';

/** The words of one e-mail, with the facts filled in. */
export interface NoteWords {
  subject: string;
  preview: string;
  heading: string;
  lead: string;
  next: string[];
  /** The button, in an e-mail that is about one thing. */
  button?: string;
  /** The link to the worksheets of a guide. */
  workbook?: string;
  /** The link by which nothing more comes. */
  stop?: string | undefined;
  /** The desk's next actions. */
  actions?: readonly Action[];
  /** Whether the actions come before the facts, as where somebody is to call at once. */
  isUrgent?: boolean;
  /** When the enquiry came in, by the clock of Lagos. */
  received: string;
}

/** Letters of a message that a mailbox shows beside the subject. */
const PREVIEW_MAX = 140;

/**
 * Chooses the words of an e-mail, and fills in name, reference and guide.
 * @param values others that those to the desk may name
 */
export function noteWords(
  name: EmailName,
  facts: EmailFacts,
  copy: EmailCopy,
  values: Record<string, string> = {},
): NoteWords {
  const words = chosen(name, facts, copy);
  return {
    ...words,
    subject: filled(words.subject, facts, values),
    preview: filled(words.preview, facts, values).slice(0, PREVIEW_MAX),
    lead: isToSender(name)
      ? `${greeting(facts, copy)} ${filled(words.lead, facts)}`
      : filled(words.lead, facts, values),
    received: lagosLongTime(facts.receivedAt),
  };
}

function chosen(name: EmailName, { link, kind, isGuideMissing }: EmailFacts, copy: EmailCopy) {
  switch (name) {
    case 'sales-email':
      if (kind === 'newsletter') throw new Error('the desk is not notified of a subscription');
      return isGuideMissing ? copy.guideToSend : copy.toDesk[kind];
    case 'hot-quote':
      return copy.hotQuote;
    case 'sender-confirmation':
      return copy.confirmation;
    case 'guide':
      return link ? copy.guide : copy.guideLater;
    case 'newsletter-opt-in':
      return copy.optIn;
    case 'newsletter-welcome':
      return copy.welcome;
  }
}

/** Greets a sender, by name where what was typed is one. */
function greeting(facts: EmailFacts, { labels }: EmailCopy): string {
  return facts.name === undefined ? labels.helloAll : filled(labels.hello, facts);
}

function filled(
  words: string,
  { name = '', reference, guide = '' }: EmailFacts,
  values: Record<string, string> = {},
): string {
  return fill(words, { ...values, name, reference, guide });
}

type Labels = EmailCopy['labels'];

/** The delivery note for mailboxes that show text only; the message is in it exactly as it was written. */
export function plainNote(words: NoteWords, labels: Labels, facts: EmailFacts): string {
  const lines = facts.rows.filter(({ kind }) => kind !== 'text');
  const texts = facts.rows.filter(({ kind }) => kind === 'text');
  const enquiry = [
    `${labels.reference}: ${facts.reference}`,
    `${labels.received}: ${words.received}`,
    ...(facts.name === undefined ? [] : [`${labels.name}: ${facts.name}`]),
    ...lines.map(({ label, value, kind }) => `${label}: ${kind === 'phone' ? spacedNumber(value) : value}`),
  ].join('\n');
  const parts = [enquiry, ...texts.map(({ label, value }) => `${label}:\n${value}`)];
  const actions = (words.actions ?? []).map(({ label, href }) => `${label}:\n${href}`);
  return framed(words.isUrgent ? [...actions, ...parts] : [...parts, ...actions], words, labels, facts);
}

/** An e-mail about one thing, for mailboxes that show text only. */
export function plainLetter(words: NoteWords, labels: Labels, facts: EmailFacts): string {
  const links = [
    [words.button, facts.link],
    [words.workbook, facts.workbook],
  ] as const;
  const parts = links.flatMap(([label, link]) => (label && link ? [`${label}:\n${link}`] : []));
  return framed(parts, words, labels, facts);
}

function framed(parts: string[], words: NoteWords, labels: Labels, facts: EmailFacts): string {
  return [
    words.heading,
    words.lead,
    ...parts,
    [`${labels.next}:`, ...words.next.map((step, place) => `${place + 1}. ${step}`)].join('\n'),
    ...(words.stop && facts.stop ? [`${words.stop}:\n${facts.stop}`] : []),
    // The desk knows how to reach itself.
    facts.sender
      ? `${facts.brand}\n`
      : `${facts.brand}\n${labels.desk}: ${spacedNumber(facts.desk.phone)}, ${facts.desk.email}\n`,
  ].join('\n\n');
}

/** The typed values, on one line each, for subject, preview and first line of an e-mail to the desk. */
export function typedValues(
  { rows, sender }: EmailFacts,
  { labels }: EmailCopy,
): Record<'company' | 'service' | 'message' | 'phone' | 'email' | 'reach', string> {
  const typed = (column: LeadColumn) =>
    rows.find((row) => row.column === column)?.value.replace(/\s+/g, ' ') ?? '';
  const phone = sender?.phone ? spacedNumber(sender.phone) : typed('phone_number');
  return {
    company: typed('company'),
    service: typed('service') || labels.someService,
    message: typed('message'),
    phone,
    email: sender?.email ?? '',
    reach: phone || (sender?.email ?? ''),
  };
}
