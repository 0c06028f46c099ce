import { type EmailCopy, type EmailFacts, type EmailName, isToSender } from '#domain/emails.ts';

/** The words of one e-mail, with the facts filled in. */
export interface NoteWords {
  subject: string;
  preview: string;
  heading: string;
  lead: string;
  next: string[];
  /** What is pressed, in an e-mail that is about one thing. */
  button?: string;
  /** The link to the worksheets of a guide. */
  workbook?: string;
  /** The link by which nothing more comes. */
  stop?: string | undefined;
  /** When the enquiry came in, by the clock of Lagos. */
  received: string;
}

const lagosTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Africa/Lagos',
});

/** Chooses the words of an e-mail, and fills in name, reference and guide. */
export function noteWords(name: EmailName, facts: EmailFacts, copy: EmailCopy): NoteWords {
  const words = chosen(name, facts, copy);
  return {
    ...words,
    subject: filled(words.subject, facts),
    lead: isToSender(name)
      ? `${greeting(facts, copy)} ${filled(words.lead, facts)}`
      : filled(words.lead, facts),
    received: lagosTime.format(facts.receivedAt),
  };
}

function chosen(name: EmailName, { link }: EmailFacts, copy: EmailCopy) {
  switch (name) {
    case 'sales-email':
      return copy.sales;
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

function filled(words: string, { name = '', reference, guide = '' }: EmailFacts): string {
  const values: Record<string, string> = { name, reference, guide };
  return words.replace(/\{(name|reference|guide)\}/g, (_, part: string) => values[part] ?? '');
}
