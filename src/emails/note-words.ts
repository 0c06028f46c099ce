import type { EmailCopy, EmailFacts, EmailName } from '#domain/emails.ts';

/** The words of one e-mail, with the facts filled in. */
export interface NoteWords {
  subject: string;
  preview: string;
  heading: string;
  lead: string;
  next: string[];
  /** When the enquiry came in, by the clock of Lagos. */
  received: string;
}

const lagosTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Africa/Lagos',
});

/** Chooses the words of an e-mail, and fills in name and reference. */
export function noteWords(name: EmailName, facts: EmailFacts, copy: EmailCopy): NoteWords {
  const words = name === 'sales-email' ? copy.sales : copy.confirmation;
  return {
    ...words,
    subject: filled(words.subject, facts),
    lead: filled(words.lead, facts),
    received: lagosTime.format(facts.receivedAt),
  };
}

function filled(words: string, { name, reference }: EmailFacts): string {
  return words.replace(/\{(name|reference)\}/g, (_, part) => (part === 'name' ? name : reference));
}
