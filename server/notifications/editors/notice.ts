import { createHash } from 'node:crypto';
import { explainFaults } from '../../content/formats/format-errors.ts';
import type { FileFault } from '../../content/formats/types.ts';

/** A message to the editors. */
export interface Notice {
  /** The same for the same faults. */
  id: string;
  subject: string;
  text: string;
}

const ID_LENGTH = 16;

/** Makes the message about faults; without any, the one that those of before are mended. */
export function noticeOf(faults: FileFault[], siteUrl: string): Notice {
  const id = createHash('sha256').update(JSON.stringify(faults)).digest('hex').slice(0, ID_LENGTH);
  const site = `Site: ${siteUrl}`;
  if (faults.length === 0)
    return {
      id,
      subject: 'The content is in order again',
      text: `All content is in order again.\n\n${site}`,
    };
  const [first] = faults;
  const more = faults.length > 1 ? ` and ${faults.length - 1} more` : '';
  return {
    id,
    subject: `Content has a fault: ${first?.file}${more}`,
    text: `${explainFaults(faults)}\n\nSave or publish it without the fault, and it is shown.\n\n${site}`,
  };
}
