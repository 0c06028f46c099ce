import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, runnerImport } from 'vite';
import { GUIDE_FILES, guideFileName } from '#domain/entries/guides.ts';
import { readSnapshot } from '#server/content/folder/snapshot.ts';
import { type GuidesMade, guideHash } from '#server/media/guides/guide-store.ts';
import { renderWorkbook } from '#src/entries/guides/workbook/render-workbook.ts';
import { hashOf } from '../run/steps/build.mjs';

/** As in the sources, since the program looks for the templates and the faces relative to itself. */
const TYPST_FOLDER = 'entries/guides/pdf';
/** The templates of the PDF. */
const TYPST_FILES = ['guide.typ', 'blocks.typ'];
const PROGRAM = 'make-files.mjs';
const FACES = 'ui/fonts/print';
const ID_LENGTH = 8;

/**
 * Builds the program by which a running site makes PDFs and workbooks of guides that the build did not know, with the templates and
 * faces where the program looks for them, and says what the build has made.
 * @param folder for all of it
 * @param guides hashes of what the build has made, by slug
 */
async function buildGuideMaker(folder: string, guides: Record<string, string>): Promise<void> {
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

const TEMPLATES = './src/entries/guides/pdf/render-guide.ts';
/** The files that the templates read besides the modules that they import. */
const READ = [
  ...TYPST_FILES.map((name) => join('src', TYPST_FOLDER, name)),
  'src/ui/fonts/print',
  'package-lock.json',
];
const CACHE = 'node_modules/.cache/guides';
/** Names the modules that the templates imported last; another one can only come with a change of these. */
const MODULES = join(CACHE, 'modules.json');

/**
 * Makes the PDFs and the workbooks of the e-guides, `dist/guides/<address>.pdf` and `.xlsx`: with each build, and while
 * developing whenever a text changes. They are not among the public files, so that nobody finds one without the form (docs/decisions/0076-tagged-pdfs.md).
 */
export const guides: AstroIntegration = {
  name: 'guides',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const guides = await makeGuides(folderBeside(dir), (line) => logger.info(line));
      await buildGuideMaker(fileURLToPath(new URL('../guide-maker/', dir)), guides);
    },
    'astro:server:setup': ({ server, logger }) => {
      let made = Promise.resolve();
      const make = () => {
        made = made
          .then(async () => {
            await makeGuides('dist/guides', (line) => logger.info(line));
          })
          .catch((error: Error) => logger.error(error.message));
      };
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => file.endsWith('.pdf.md') && make());
      make();
    },
  },
};

const folderBeside = (clientFiles: URL) => fileURLToPath(new URL('../guides/', clientFiles));

/**
 * Makes what has changed; the rest comes from an earlier run.
 * @param folder for the files; what else is in it is removed
 * @param report takes a line for each PDF that is made
 * @returns hashes of what they were made of, by slug
 * @throws ContentError with every error of the content
 */
export async function makeGuides(
  folder: string,
  report: (line: string) => void,
): Promise<Record<string, string>> {
  const {
    copy,
    entries: { guideTexts },
  } = await readSnapshot('content');
  await mkdir(CACHE, { recursive: true });
  await mkdir(folder, { recursive: true });
  const made = hashOf([...(await knownModules()), ...READ]);
  const cached: string[] = ['modules.json'];
  for (const text of guideTexts) {
    const words = JSON.stringify([made, text, copy.site, copy['guide-pdf']]);
    const hash = createHash('sha256').update(words).digest('hex');
    const name = `${text.slug}.${hash.slice(0, 16)}.pdf`;
    cached.push(name);
    if (!(await readdir(CACHE)).includes(name)) {
      const { renderGuide } = await templates();
      await writeFile(join(CACHE, 'new'), await renderGuide(text, copy.site, copy['guide-pdf']));
      await rename(join(CACHE, 'new'), join(CACHE, name));
      report(`made ${text.slug}.pdf`);
    }
    await copyFile(join(CACHE, name), join(folder, guideFileName(text.slug, 'pdf')));
    await writeFile(
      join(folder, guideFileName(text.slug, 'xlsx')),
      await renderWorkbook(text, copy['guide-pdf']),
    );
  }
  await keepOnly(CACHE, cached);
  await keepOnly(
    folder,
    guideTexts.flatMap(({ slug }) => GUIDE_FILES.map((kind) => guideFileName(slug, kind))),
  );
  const { site, 'guide-pdf': words } = copy;
  return Object.fromEntries(guideTexts.map((text) => [text.slug, guideHash({ text, site, copy: words })]));
}

async function keepOnly(folder: string, names: string[]): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}

/** What sets the PDFs, which Node alone cannot load: their drawings are TSX. */
async function templates() {
  type Templates = typeof import('#src/entries/guides/pdf/render-guide.ts');
  const { module, dependencies } = await runnerImport<Templates>(TEMPLATES, {
    configFile: false,
    logLevel: 'error',
  });
  await writeFile(MODULES, JSON.stringify([TEMPLATES, ...dependencies]));
  return module;
}

/** The files that the templates consist of; they are imported to find out, where an earlier run has not. */
async function knownModules(): Promise<string[]> {
  const read = () => readFile(MODULES, 'utf8').catch(() => undefined);
  if ((await read()) === undefined) await templates();
  return JSON.parse((await read()) ?? '[]');
}
