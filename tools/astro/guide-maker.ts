import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { GuidesMade } from '#server/media/guides/guide-hash.ts';
import { hashOf } from '../run/steps/build.mjs';

const PROGRAM = 'make-files.mjs';
const FACES = 'src/fonts/print';
const ID_LENGTH = 8;

/**
 * Builds the program by which a running site makes PDFs and workbooks of guides that the build did not know, with the faces
 * where the program looks for them, and says what the build has made.
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
      ssr: 'src/pdf/make-files.ts',
      outDir: join(folder, 'pdf'),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: PROGRAM } },
    },
  });
  await cp(FACES, join(folder, 'fonts/print'), { recursive: true });
  const program = await readFile(join(folder, 'pdf', PROGRAM));
  const maker = createHash('sha256')
    .update(program)
    .update(hashOf([FACES]))
    .digest('hex')
    .slice(0, ID_LENGTH);
  const made: GuidesMade = { maker, guides };
  await writeFile(join(folder, 'made.json'), JSON.stringify(made));
}
