import type { FileFault, Shown } from '../formats/types.ts';
import { withFieldName } from './field-names.ts';

/** The faults of an entry as an editor published it. */
export interface EntryFault extends Named {
  /** Its id. */
  entry: string;
  /** Each with its field and the remedy. */
  faults: string[];
  shows: Exclude<Shown, 'the rest' | 'the default language'>;
}

/** The name of an entry for its editors. */
export interface Named {
  contentType?: string;
  title?: string;
}

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
