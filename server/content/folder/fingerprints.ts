import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfFolder } from '#domain/entries/entry-kinds.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import type { Files } from '../formats/errors.ts';

const LENGTH = 16;

const PDF_TEXTS = /\.pdf\.md$/;
/** Hold the letters of the glossary and the people, without which entries cannot be read. */
const NEEDED = ['pages/glossary.yaml', 'people.yaml'];

/** Where the code is that makes entries of files. */
const READERS = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../../domain')];
const CODE = /(?<!\.test)\.ts$/;

/** Whether a file stands where entries do: an entry, or the text of a guide's PDF. */
const isOfEntries = (file: string) => kindOfFolder(file.split('/', 1).join()) !== undefined;

/** A short fingerprint of what is no entry: page copy and pictures. */
export function copyFingerprint(files: Files, pictures: Pictures): string {
  return digest(
    [...files].filter(([file]) => !isOfEntries(file)),
    pictures,
  );
}

/** A short fingerprint of everything but the entries themselves: page copy, pictures, the texts of PDFs. */
export function pagesFingerprint(files: Files, pictures: Pictures): string {
  return digest(
    [...files].filter(([file]) => !isOfEntries(file) || PDF_TEXTS.test(file)),
    pictures,
  );
}

/**
 * A short fingerprint of everything that entries are made of. The code that reads them is part of it: another version of
 * the site may read the same files in another way.
 */
export async function entriesFingerprint(files: Files, pictures: Pictures): Promise<string> {
  const entries = [...files].filter(([file]) => isOfEntries(file) || NEEDED.includes(file));
  return digest(entries, pictures, await readersFingerprint());
}

let readers: Promise<string> | undefined;

/** A short fingerprint of the code that makes entries of files; it does not change while it runs. */
export function readersFingerprint(): Promise<string> {
  readers ??= readersCode().then((code) => digest(code, new Map()));
  return readers;
}

/** The code that makes entries of files: each module with its text. */
export async function readersCode(): Promise<[string, string][]> {
  const folders = READERS.map(async (folder) => {
    const all = await readdir(folder, { recursive: true });
    const names = all.filter((name) => CODE.test(name)).sort();
    return Promise.all(
      names.map(
        async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')],
      ),
    );
  });
  return (await Promise.all(folders)).flat();
}

/** Of texts by their names, one after the other: together they may be larger than a text can be. */
function digest(texts: [string, string][], pictures: Pictures, more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const [file, text] of texts) hash.update(`\n${file}\n${text.length}\n`).update(text);
  return hash
    .update(JSON.stringify([...pictures]))
    .digest('hex')
    .slice(0, LENGTH);
}
