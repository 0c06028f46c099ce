import { type EmailCopy, type EmailFacts, type EmailName, isToSender } from '#domain/leads/copy/emails.ts';
import { lagosLongTime } from '#domain/shared/lagos-times.ts';
import { fill } from '#src/ui/parts/fill.ts';
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

function chosen(name: EmailName, { link, kind }: EmailFacts, copy: EmailCopy) {
  switch (name) {
    case 'sales-email':
      if (kind === 'newsletter') throw new Error('the desk is not told of a subscription');
      return copy.toDesk[kind];
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
