import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runnerImport } from 'vite';
import { readSnapshot } from '#server/content/snapshot.ts';
import { hashOf } from '../scripts/steps/build.mjs';

/** What a guide's PDF is made from, besides its own two files: what src/pdf imports, and the words that all guides share. */
const SHARED = [
  'src/pdf',
  'src/fonts/print',
  'src/illustrations',
  'src/sections/blog/Cover.tsx',
  'src/ui/fields.ts',
  'domain/dates.ts',
  'domain/document.ts',
  'domain/guide-pdf.ts',
  'domain/links.ts',
  'content/site.yaml',
  'content/guide-pdf.yaml',
  'package-lock.json',
];
const CACHE = 'node_modules/.cache/guides';

/**
 * Makes the PDFs of the e-guides, `dist/guides/<address>.pdf`: with each build, and while developing whenever a text
 * changes. They are not among the public files, so that nobody finds one without the form (docs/decisions/0005-guides-as-pdf.md).
 */
export const guides: AstroIntegration = {
  name: 'guides',
  hooks: {
    'astro:build:done': ({ dir, logger }) => makeGuides(folderBeside(dir), (line) => logger.info(line)),
    'astro:server:setup': ({ server, logger }) => {
      let made = Promise.resolve();
      const make = () => {
        made = made
          .then(() => makeGuides('dist/guides', (line) => logger.info(line)))
          .catch((error: Error) => logger.error(error.message));
      };
      server.watcher.on('change', (file) => file.endsWith('.pdf.md') && make());
      make();
    },
  },
};

const folderBeside = (clientFiles: URL) => fileURLToPath(new URL('../guides/', clientFiles));

/**
 * Makes what has changed; the rest comes from an earlier run.
 * @param folder for the PDFs; what else is in it is removed
 * @param report takes a line for each PDF that is made
 * @throws ContentError with every fault of the content
 */
export async function makeGuides(folder: string, report: (line: string) => void): Promise<void> {
  const {
    copy,
    entries: { guideTexts },
  } = await readSnapshot('content');
  await mkdir(CACHE, { recursive: true });
  await mkdir(folder, { recursive: true });
  const cached: string[] = [];
  for (const text of guideTexts) {
    const own = [`content/guides/${text.slug}.md`, `content/guides/${text.slug}.pdf.md`];
    const name = `${text.slug}.${hashOf([...SHARED, ...own]).slice(0, 16)}.pdf`;
    cached.push(name);
    if (!(await readdir(CACHE)).includes(name)) {
      const { renderGuide } = await templates();
      await writeFile(join(CACHE, 'new'), await renderGuide(text, copy.site, copy['guide-pdf']));
      await rename(join(CACHE, 'new'), join(CACHE, name));
      report(`made ${text.slug}.pdf`);
    }
    await copyFile(join(CACHE, name), join(folder, `${text.slug}.pdf`));
  }
  await keepOnly(CACHE, cached);
  await keepOnly(
    folder,
    guideTexts.map(({ slug }) => `${slug}.pdf`),
  );
}

async function keepOnly(folder: string, names: string[]): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}

/** The PDF templates, which Node alone cannot load: they are TSX. */
async function templates() {
  type Templates = typeof import('#src/pdf/render-guide.tsx');
  const { module } = await runnerImport<Templates>('./src/pdf/render-guide.tsx', {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
