import { render } from '@react-email/render';
import { type EmailName, type EmailRow, isToSender, type RenderEmail } from '#domain/leads/copy/emails.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { deskSheet } from './desk-sheet.ts';
import { drawHead, Letter } from './Frame.tsx';
import { noteWords, plainLetter, plainNote, typedValues } from './note-words.ts';

/** These show the whole enquiry. */
const NOTES: readonly EmailName[] = ['sales-email', 'hot-quote', 'sender-confirmation'];

/** Renders the e-mails of an enquiry; what visitors typed is escaped. */
export const renderEmail: RenderEmail = async (name, facts, copy) => {
  const { rows, actions, values } = deskSheet(name, facts, copy);
  const words = {
    ...noteWords(name, facts, copy, { ...typedValues(facts, copy), ...values }),
    actions,
    isUrgent: name === 'hot-quote',
  };
  const cameFrom: EmailRow[] = facts.origin
    ? [{ label: copy.labels.origin, value: facts.origin, kind: 'line' }]
    : [];
  const shown = { ...facts, rows: [...facts.rows, ...rows, ...cameFrom] };
  const [Template, plain] = NOTES.includes(name) ? [DeliveryNote, plainNote] : [Letter, plainLetter];
  return {
    subject: words.subject,
    html: await render(<Template words={words} labels={copy.labels} facts={shown} />),
    text: plain(words, copy.labels, shown),
    ...(isToSender(name) && { head: await drawHead(facts.brand) }),
  };
};
