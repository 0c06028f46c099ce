import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { GuidesMade } from '#server/media/guides/guide-store.ts';
import { hashOf } from '../run/steps/build.mjs';

/** As in the sources, since the program looks for the templates and the faces relative to itself. */
export const TYPST_FOLDER = 'entries/guides/pdf';
/** The templates of the PDF. */
export const TYPST_FILES = ['guide.typ', 'blocks.typ'];
const PROGRAM = 'make-files.mjs';
const FACES = 'ui/fonts/print';
const ID_LENGTH = 8;

/**
 * Builds the program by which a running site makes PDFs and workbooks of guides that the build did not know, with the templates and
 * faces where the program looks for them, and says what the build has made.
 * @param folder for all of it
 * @param guides hashes of what the build has made, by slug
 */
export async function buildGuideMaker(folder: string, guides: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: join('src', TYPST_FOLDER, 'make-files.ts'),
      outDir: join(folder, TYPST_FOLDER),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: PROGRAM } },
    },
  });
  await cp(join('src', FACES), join(folder, FACES), { recursive: true });
  const program = await readFile(join(folder, TYPST_FOLDER, PROGRAM));
  const templates = TYPST_FILES.map((name) => join('src', TYPST_FOLDER, name));
  for (const name of TYPST_FILES) await cp(join('src', TYPST_FOLDER, name), join(folder, TYPST_FOLDER, name));
  const maker = createHash('sha256')
    .update(program)
    .update(hashOf([...templates, join('src', FACES)]))
    .digest('hex')
    .slice(0, ID_LENGTH);
  const made: GuidesMade = { maker, guides };
  await writeFile(join(folder, 'made.json'), JSON.stringify(made));
}
