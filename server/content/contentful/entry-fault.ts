import type { FileFault } from '../sound-snapshot.ts';
import type { EntryFault } from './resources.ts';

/** What entries of the service are called among faults. */
const SERVICE = 'Contentful';

/** The fault of an entry, as it is told of a file. */
export function asFileFault({ entry, contentType, title, faults, isShown }: EntryFault): FileFault {
  const name = [contentType, title && `'${title}'`].filter(Boolean).join(' ');
  const file = `${SERVICE}: ${name || 'entry'} (${entry})`;
  return {
    file,
    problems: faults.map((fault) => `${file}: ${fault}`),
    shows: isShown ? 'last good version' : 'nothing',
  };
}
