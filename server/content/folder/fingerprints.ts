import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfFolder } from '#domain/entries/entry-kinds.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import type { Files } from '../formats/errors.ts';

const LENGTH = 16;

const PDF_TEXTS = /\.pdf\.md$/;

/** Where the code is that makes entries of files. */
const READERS = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../../domain')];
const CODE = /(?<!\.test)\.ts$/;

/** Whether a file stands where entries do: an entry, or the text of a guide's PDF. */
const isOfEntries = (file: string) => kindOfFolder(file.split('/', 1).join()) !== undefined;

/** A short fingerprint of what is no entry: page copy, and the pictures that it names. */
export function copyFingerprint(files: Files, pictures: Pictures): string {
  const texts = [...files].filter(([file]) => !isOfEntries(file));
  return digest(texts, namedIn(texts, pictures));
}

/** A short fingerprint of everything but the entries themselves: page copy, the pictures that it names, the texts of PDFs. */
export function pagesFingerprint(files: Files, pictures: Pictures): string {
  const texts = [...files].filter(([file]) => !isOfEntries(file) || PDF_TEXTS.test(file));
  return digest(texts, namedIn(texts, pictures));
}

/** The pictures that texts name, in whichever letters: to read all pages again for a picture of a post takes seconds. */
function namedIn(texts: [string, string][], pictures: Pictures): Pictures {
  const words = texts.map(([, text]) => text.toLowerCase()).join('\n');
  return new Map([...pictures].filter(([name]) => words.includes(name.toLowerCase())));
}

let readers: Promise<string> | undefined;

/**
 * A short fingerprint of the code that makes entries of files, as another version of the site may read the same files in another way; it
 * does not change while it runs.
 */
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
function digest(texts: [string, string][], pictures: Pictures): string {
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(`\n${file}\n${text.length}\n`).update(text);
  return hash
    .update(JSON.stringify([...pictures]))
    .digest('hex')
    .slice(0, LENGTH);
}
