import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';
import type { Pictures } from './pictures.ts';

const LENGTH = 16;

const ENTRIES = /^(blog|guides|case-studies|glossary)\//;
/** Hold the letters of the glossary and the people, without which entries cannot be read. */
const NEEDED = ['pages/glossary.yaml', 'people.yaml'];

/** Where the code is that makes entries of files. */
const READERS = [import.meta.dirname, join(import.meta.dirname, '../../domain')];
const CODE = /(?<!\.test)\.ts$/;

/** A short fingerprint of what is no entry: page copy and pictures. */
export function copyFingerprint(files: Files, pictures: Pictures): string {
  return digest(
    [...files].filter(([file]) => !ENTRIES.test(file)),
    [...pictures],
  );
}

/**
 * A short fingerprint of everything that entries are made of. The code that reads them is part of it: another version of
 * the site may read the same files in another way.
 */
export async function entriesFingerprint(files: Files, pictures: Pictures): Promise<string> {
  const entries = [...files].filter(([file]) => ENTRIES.test(file) || NEEDED.includes(file));
  return digest(entries, [...pictures], await readersCode());
}

async function readersCode(): Promise<string[]> {
  const folders = READERS.map(async (folder) => {
    const names = (await readdir(folder)).filter((name) => CODE.test(name)).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  });
  return (await Promise.all(folders)).flat();
}

function digest(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, LENGTH);
}
