import { createHash } from 'node:crypto';
import { explainErrors, type FileError } from '../../content/formats/errors.ts';
import type { Notice } from '../transports.ts';

const ID_LENGTH = 16;

/** Makes the message about errors; without any, the one that those of before are mended. */
export function noticeOf(errors: FileError[], siteUrl: string): Notice {
  const id = createHash('sha256').update(JSON.stringify(errors)).digest('hex').slice(0, ID_LENGTH);
  const site = `Site: ${siteUrl}`;
  if (errors.length === 0)
    return {
      id,
      subject: 'The content is in order again',
      text: `All content is in order again.\n\n${site}`,
    };
  const [first] = errors;
  const more = errors.length > 1 ? ` and ${errors.length - 1} more` : '';
  return {
    id,
    subject: `Content has an error: ${first?.file}${more}`,
    text: `${explainErrors(errors)}\n\nSave or publish each without its errors, and it is shown.\n\n${site}`,
  };
}
