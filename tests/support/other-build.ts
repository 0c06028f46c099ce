import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folders that the process reads, beside its packages. */
const PARTS = ['package.json', 'domain', 'server', 'content', 'dist', 'tools/run'];
const ENCODED = /\.(br|gz)$/;
/** Fonts keep their names: style sheets are known by the hash of what is in them. */
const RENAMED = /\.(js|css)$/;
const TEXT = /\.(mjs|js|css|json)$/;
/** How the drawings' addresses are made (src/ui/art/files.tsx), as the build has it. */
const DRAWING_HASH = '.update(markup).digest("hex").slice(0, HASH_LENGTH)';
const DRAWING_HASH_LENGTH = 10;

/**
 * Makes a copy of this site as a version after it would be built: each script, style sheet and drawing has another address than here,
 * wherever it is named, and the one of here is gone.
 * @param folder an empty one
 * @throws when the build is not as this knows it
 */
export function makeOtherBuild(folder: string): void {
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  renameScripts(join(folder, 'dist'));
  renameDrawings(join(folder, 'dist'));
}

function renameScripts(dist: string): void {
  const client = join(dist, 'client/_astro');
  dropEncoded(client);
  const names = readdirSync(client).filter((name) => RENAMED.test(name));
  for (const file of filesOf(dist).filter((name) => TEXT.test(name))) {
    const text = readFileSync(file, 'utf8');
    const renamed = names.reduce((words, name) => words.replaceAll(name, otherName(name)), text);
    if (renamed !== text) writeFileSync(file, renamed);
  }
  for (const name of names) renameSync(join(client, name), join(client, otherName(name)));
}

function renameDrawings(dist: string): void {
  const client = join(dist, 'client/art');
  dropEncoded(client);
  for (const name of readdirSync(client)) {
    const [drawing = ''] = name.split('.');
    const hash = createHash('sha256')
      .update(readFileSync(join(client, name)))
      .digest('hex');
    renameSync(join(client, name), join(client, `${drawing}.${hash.slice(1, DRAWING_HASH_LENGTH + 1)}.svg`));
  }
  const makers = filesOf(join(dist, 'server')).filter((file) =>
    readFileSync(file, 'utf8').includes(DRAWING_HASH),
  );
  if (makers.length === 0) throw new Error('The build makes the addresses of drawings in another way.');
  for (const file of makers) {
    const other = DRAWING_HASH.replace('slice(0, HASH_LENGTH)', 'slice(1, HASH_LENGTH + 1)');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(DRAWING_HASH, other));
  }
}

/** Compressed forms would say the old names; without them, the files themselves are served. */
function dropEncoded(folder: string): void {
  for (const name of readdirSync(folder)) if (ENCODED.test(name)) rmSync(join(folder, name));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Of the same length, in other letters. */
const otherName = (name: string) =>
  name.replace(/^[^.]+/, (hash) => `Z${hash.slice(1).split('').reverse().join('')}`);
