import type { EmailCopy, EmailFacts } from '#domain/emails.ts';
import type { NoteWords } from './note-words.ts';

type Labels = EmailCopy['labels'];

/** The delivery note for mailboxes that show text only; the message stands in it exactly as it was written. */
export function plainNote(words: NoteWords, labels: Labels, facts: EmailFacts): string {
  const enquiry = [
    `${labels.reference}: ${facts.reference}`,
    `${labels.received}: ${words.received}`,
    `${labels.name}: ${facts.name}`,
    ...given(labels.phone, facts.phone),
    `${labels.email}: ${facts.email}`,
    ...given(labels.company, facts.company),
    ...given(labels.service, facts.service),
    ...given(labels.guide, facts.guide),
  ].join('\n');
  const message = facts.message === undefined ? [] : [`${labels.message}:\n${facts.message}`];
  return framed([enquiry, ...message], words, labels, facts);
}

/** An e-mail about one thing, for mailboxes that show text only. */
export function plainLetter(words: NoteWords, labels: Labels, facts: EmailFacts): string {
  return framed(words.button && facts.link ? [`${words.button}:\n${facts.link}`] : [], words, labels, facts);
}

function framed(parts: string[], words: NoteWords, labels: Labels, facts: EmailFacts): string {
  return [
    words.heading,
    words.lead,
    ...parts,
    [`${labels.next}:`, ...words.next.map((step, place) => `${place + 1}. ${step}`)].join('\n'),
    ...(words.stop && facts.stop ? [`${words.stop}:\n${facts.stop}`] : []),
    `${facts.brand}\n${labels.desk}: ${facts.desk.phone}, ${facts.desk.email}\n`,
  ].join('\n\n');
}

/** A line of its own for what the form asked for. */
function given(label: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${label}: ${value}`];
}
