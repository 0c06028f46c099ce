import type { EmailCopy, EmailFacts } from '#domain/leads/copy/emails.ts';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';
import type { NoteWords } from './note-words.ts';

type Labels = EmailCopy['labels'];

/** The delivery note for mailboxes that show text only; the message stands in it exactly as it was written. */
export function plainNote(words: NoteWords, labels: Labels, facts: EmailFacts): string {
  const lines = facts.rows.filter(({ kind }) => kind !== 'text');
  const texts = facts.rows.filter(({ kind }) => kind === 'text');
  const enquiry = [
    `${labels.reference}: ${facts.reference}`,
    `${labels.received}: ${words.received}`,
    ...(facts.name === undefined ? [] : [`${labels.name}: ${facts.name}`]),
    ...lines.map(({ label, value, kind }) => `${label}: ${kind === 'phone' ? spacedNumber(value) : value}`),
  ].join('\n');
  const parts = [
    enquiry,
    ...texts.map(({ label, value }) => `${label}:\n${value}`),
    ...(words.actions ?? []).map(({ label, href, note }) =>
      [`${label}:`, href, note].filter(Boolean).join('\n'),
    ),
  ];
  return framed(parts, words, labels, facts);
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
