import { render } from '@react-email/render';
import type { RenderEmail } from '#domain/emails.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { noteWords } from './note-words.ts';
import { plainNote } from './plain-note.ts';

/** Renders the e-mails of an enquiry; what visitors typed is escaped. */
export const renderEmail: RenderEmail = async (name, facts, copy) => {
  const words = noteWords(name, facts, copy);
  return {
    subject: words.subject,
    html: await render(<DeliveryNote words={words} labels={copy.labels} facts={facts} />),
    text: plainNote(words, copy.labels, facts),
  };
};
