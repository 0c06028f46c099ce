import type { EmailCopy, EmailFacts } from '#domain/emails.ts';
import type { NoteWords } from './note-words.ts';

/** The delivery note for mailboxes that show text only; the message stands in it exactly as it was written. */
export function plainNote(words: NoteWords, labels: EmailCopy['labels'], facts: EmailFacts): string {
  return [
    words.heading,
    words.lead,
    [
      `${labels.reference}: ${facts.reference}`,
      `${labels.received}: ${words.received}`,
      `${labels.name}: ${facts.name}`,
      ...given(labels.phone, facts.phone),
      `${labels.email}: ${facts.email}`,
      ...given(labels.company, facts.company),
      ...given(labels.service, facts.service),
    ].join('\n'),
    ...(facts.message === undefined ? [] : [`${labels.message}:\n${facts.message}`]),
    [`${labels.next}:`, ...words.next.map((step, place) => `${place + 1}. ${step}`)].join('\n'),
    `${facts.brand}\n${labels.desk}: ${facts.desk.phone}, ${facts.desk.email}\n`,
  ].join('\n\n');
}

/** A line of its own for what the form asked for. */
function given(label: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${label}: ${value}`];
}
