import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { table } from '../../content/check/print-report.ts';
import { NotBuilt } from '../../content/exchange/export-assets.ts';
import { type Exported, exportContent } from '../../content/exchange/export-content.ts';
import { folderToExport } from '../../content/exchange/folder-to-export.ts';
import { type Imported, importContent } from '../../content/exchange/import-content.ts';
import {
  assetBytes,
  assetsFolder,
  copyAssets,
  joinPeople,
  PEOPLE_FILE,
} from '../../content/exchange/shared.ts';
import type { Problem } from '../../content/formats/errors.ts';
import { CommandError } from '../../platform/errors.ts';
import type { Answer, PlainAction, PlainCall } from '../framework/command.ts';
import { configOf } from '../framework/terminal.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** `content export` and `content import`: entries from the content folder to Contentful, and back. */
export const exchange: Record<'export' | 'import', PlainAction> = {
  export: {
    takes: ['FILE.json'],
    says: 'Writes posts, e-guides, case studies and the glossary as a file that contentful-import takes, and the files of their pictures and PDFs beside it. Needs a build (npm run build). The file must be new.',
    run: writeExport,
  },
  import: {
    takes: ['FILE.json'],
    options: {
      into: { takes: 'DIR', says: 'another folder than the content folder' },
      replace: { says: 'files that say something else may go; without it, nothing is written then' },
    },
    says: 'Makes Markdown files of such a file, or of one of contentful-export, in the content folder.',
    run: readImport,
  },
};

async function writeExport({ terminal, words: [file = ''] }: PlainCall): Promise<Answer> {
  const { contentDirectory, siteUrl } = configOf(terminal);
  const { entries, copy, pictures, marks, left } = await folderToExport(contentDirectory);
  const from = { siteUrl, contentDirectory, pictures, buildDirectory: join(ROOT, 'dist') };
  const exported = built(() => exportContent(entries, copy, from, marks));
  await mkdir(dirname(resolve(file)), { recursive: true });
  const text = `${JSON.stringify(exported.file, null, 2)}\n`;
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new CommandError(`${file} exists; name a new file.`) : error;
  });
  const folder = assetsFolder(file);
  await copyAssets(exported.assets, folder);
  const { contentTypes, tags, assets, entries: items } = exported.file;
  const says = `${items.length} entries, ${assets.length} assets, ${tags.length} tags and ${contentTypes.length} content types in ${file}.
Drafts among them, which the importer does not publish: ${marks.drafts.size}.
Left in the files, where the site goes on reading them:
${left.map((each) => `  ${each}`).join('\n')}
To bring them into a space, with a management token of it:
  npx contentful-import --space-id SPACE --management-token TOKEN --content-file ${file} --upload-assets --assets-directory ${folder}`;
  return { text: says };
}

function built(make: () => Exported): Exported {
  try {
    return make();
  } catch (error) {
    throw error instanceof NotBuilt ? new CommandError(error.message) : error;
  }
}

async function readImport({ terminal, options, words: [file = ''] }: PlainCall): Promise<Answer> {
  const directory = String(options['into'] ?? configOf(terminal).contentDirectory);
  const imported = await importContent(await readJson(file), (url) => assetBytes(url, file));
  if (!imported) throw new CommandError(`${file} is no file of contentful-export.`);
  const { files, notes, skipped } = imported;
  await keepPeople(files, directory, notes);
  if (!options['replace']) await refuseReplacing(files, directory);
  for (const [path, content] of files) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  const lines = [...section('Left out:', skipped), ...section('To look at:', notes)];
  return {
    text: [`${files.size} files written into ${directory}.`, ...lines].join('\n'),
    valid: skipped.length === 0,
  };
}

/** Keeps the people whom the folder alone has: their file is one for all of them. */
async function keepPeople(files: Imported['files'], directory: string, notes: Problem[]): Promise<void> {
  const own = await readFile(join(directory, PEOPLE_FILE), 'utf8').catch(() => undefined);
  const imported = files.get(PEOPLE_FILE);
  if (own === undefined || imported === undefined) return;
  const { text, kept } = joinPeople(String(imported), own);
  files.set(PEOPLE_FILE, text);
  if (kept.length > 0)
    notes.push({
      file: PEOPLE_FILE,
      message: `these people are in the folder alone, and stay: ${kept.join(', ')}`,
    });
}

/** Anyone who imports an older file must not lose what was written since. @throws CommandError that names the files */
async function refuseReplacing(files: Map<string, string | Buffer>, directory: string): Promise<void> {
  const others: string[] = [];
  for (const [path, content] of files) {
    const there = await readFile(join(directory, path)).catch(() => undefined);
    if (there && !there.equals(Buffer.from(content))) others.push(path);
  }
  if (others.length === 0) return;
  throw new CommandError(
    `Nothing was written. These files of ${directory} say something else; to put the imported ones in their place, write --replace, or another folder with --into DIR:\n${others.join('\n')}`,
  );
}

function section(title: string, problems: Problem[]): string[] {
  return problems.length === 0 ? [] : ['', title, ...table(problems)];
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
