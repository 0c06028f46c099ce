import { createHash, randomUUID } from 'node:crypto';
import type { Person } from './repository.ts';

/** The field of each form that says which version of the file it shows. Nobody sees it, and no file has it. */
export const VERSION_FIELD = 'shownVersion';

/** The line of `VERSION_FIELD`. */
const LINE = /^shownVersion:.*\n/m;
/** Of the file's text, of its path, and of the form. */
const TOKEN = /^shownVersion:[ '"]{0,2}([\da-f]{40})-([\da-f]{40})-[\da-f-]{36}/;
const SHORT_LENGTH = 40;

/** A short name for a text. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, SHORT_LENGTH);

/** A form without the mark of its version. */
interface Unmarked {
  form: string;
  /** Which form it is. */
  token?: string;
  /** Of the file that it shows, or has saved last. */
  version?: string;
  /** Short name of the path of another entry that it was copied from. */
  copyOf?: string;
}

/**
 * Knows for each open form which version of its file it shows. Several people, and several tabs of one, have the same entry open, and a
 * draft that a browser kept comes back days later: so the form itself says it.
 */
export class ShownVersions {
  /** By token of a form that saved, and stays open. */
  readonly #saved = new Map<string, string>();
  /** By person and path. */
  readonly #opened = new Map<string, string>();

  /** Marks a form, front matter or YAML, with the version of the file that it shows. */
  mark(form: string, path: string, version: string): string {
    const line = `${VERSION_FIELD}: ${version}-${versionOf(path)}-${randomUUID()}\n`;
    // The form of a file that does not exist yet has no field.
    if (form === '{}\n') return line;
    return form.startsWith('---\n') ? form.replace('---\n', `---\n${line}`) : line + form;
  }

  /** Takes the mark off a form that comes back. One that is saved as another file, a duplicate, is a new entry. */
  unmark(marked: string, path: string): Unmarked {
    const [line = ''] = LINE.exec(marked) ?? [];
    const form = marked.replace(line, '');
    const [token, version, place] = TOKEN.exec(line) ?? [];
    if (!token || !version || !place) return { form };
    if (place !== versionOf(path)) return { form, copyOf: place };
    return { form, token, version: this.#saved.get(token) ?? version };
  }

  /** Notes that a form, which stays open, was saved as this version. */
  saved(token: string | undefined, version: string): void {
    if (token) this.#saved.set(token, version);
  }

  /** Notes the version of a file that somebody has seen last. */
  opened(person: Person | undefined, path: string, version: string): void {
    this.#opened.set(keyOf(person, path), version);
  }

  /** The version of a file that somebody has seen last, since this server began. */
  lastOpened(person: Person | undefined, path: string): string | undefined {
    return this.#opened.get(keyOf(person, path));
  }
}

const keyOf = (person: Person | undefined, path: string) => `${person?.email ?? ''} ${path}`;
