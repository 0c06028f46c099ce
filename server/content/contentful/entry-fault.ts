import type { FileFault } from '../types.ts';
import { withFieldName } from './field-names.ts';
import type { EntryFault } from './kept-faults.ts';

/** The name of the service's entries among faults. */
const SERVICE = 'Contentful';

/** The fault of an entry, as it is told of a file. */
export function asFileFault({ entry, contentType, title, faults, shows }: EntryFault): FileFault {
  const file = nameForEditors({ entry, contentType, title });
  return {
    file,
    problems: faults.map((fault) => `${file}: ${withFieldName(fault, contentType)}`),
    shows,
  };
}

/** An entry by its type, its title and its id. */
export function nameForEditors({
  entry,
  contentType,
  title,
}: Pick<EntryFault, 'entry'> & { [Known in 'contentType' | 'title']?: string | undefined }): string {
  const name = [contentType, title && `'${title}'`].filter(Boolean).join(' ');
  return `${SERVICE}: ${name || 'entry'} (${entry})`;
}
