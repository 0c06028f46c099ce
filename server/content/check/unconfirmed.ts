import type { Files } from '../formats/types.ts';
import { confirmationsMissing } from '../formats/yaml.ts';

/** A statement about the company's work that nobody has confirmed yet. */
export interface Unconfirmed {
  file: string;
  /** Where in the file, like `benefits.items.2.text`. */
  field: string;
  words: string;
}

/** All marks `!unconfirmed` of the YAML files in the content folder. */
export function findUnconfirmed(files: Files): Unconfirmed[] {
  return [...files]
    .filter(([file]) => file.endsWith('.yaml'))
    .flatMap(([file, text]) => confirmationsMissing(text).map((found) => ({ file, ...found })));
}
