import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../content/check/check-content.ts';
import type { Problem } from '../content/check/links.ts';
import { tryOutbound } from '../content/check/outbound.ts';
import { printReport, table } from '../content/check/print-report.ts';
import { assetBytes, assetsFolder, copyAssets } from '../content/exchange/asset-files.ts';
import { NotBuilt } from '../content/exchange/export-assets.ts';
import { type Exported, exportContent } from '../content/exchange/export-content.ts';
import { importContent } from '../content/exchange/import-content.ts';
import { readPictures } from '../content/pictures.ts';
import { readSnapshot } from '../content/snapshot.ts';
import { CommandError } from './command.ts';
import { commandConfig } from './command-config.ts';
import { type Outcome, runContentCommand } from './content-command.ts';
import { makeDraftLink } from './draft-link.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const USAGE = `Use one of:
  npm run content -- check [--strict] [--json] [--outbound]
      Checks all files of the content folder: the rules of every field, links, anchors, pictures. Counts what is
      marked as a sample; with --strict, a mark is a fault. With --json, prints the findings for programs.
      With --outbound, tries the links to other sites, too, and keeps their answers in the data folder.
  npm run content -- export FILE.json
      Writes posts, e-guides, case studies and the glossary as a file that contentful-import takes, and the files of
      their pictures and PDFs beside it. Needs a build (npm run build).
  npm run content -- import FILE.json [--into DIR]
      Makes Markdown files of such a file, or of one of contentful-export, in the content folder or another one.
      Files of the same name are replaced.
  npm run content -- preview FILE [--days 7]
      Makes a link that shows the post, e-guide, case study or term of one file, published or not, to whoever has it, for
      so many days. The site shows the file as it is when the link is opened.
Each reads the configuration of the site from another file than .env with --env-file FILE.
`;

await runContentCommand(USAGE, chosen());

/** What the words of the call ask for; nothing when they make no sense. */
function chosen(): (() => Promise<Outcome>) | undefined {
  const call = parsed();
  if (!call) return undefined;
  const { strict, json, into, outbound, days } = call.values;
  const [action, file, ...others] = call.positionals;
  if (others.length > 0) return undefined;
  if (action === 'check' && file === undefined && !into && days === undefined)
    return () => check(strict, json, outbound);
  if (file === undefined || strict || json || outbound) return undefined;
  if (action === 'preview' && !into) return () => linkTo(file, days);
  if (days !== undefined) return undefined;
  if (action === 'export' && !into) return () => writeExport(file);
  if (action === 'import') return () => readImport(file, into ?? commandConfig().contentDirectory);
  return undefined;
}

function parsed() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { json: flag, strict: flag, outbound: flag, into: text, days: text } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

async function check(strict: boolean, json: boolean, outbound: boolean): Promise<Outcome> {
  const { contentDirectory, dataDirectory } = commandConfig();
  const { written, ...report } = await checkContent(contentDirectory, join(ROOT, 'src/pages'));
  if (outbound) {
    const cache = join(dataDirectory, 'outbound-links.json');
    report.advice.push(...(await tryOutbound(written, { cache })));
  }
  const sound = report.problems.length === 0 && !(strict && report.samples.length > 0);
  return { text: json ? JSON.stringify(report, null, 2) : printReport(report, strict), sound };
}

async function linkTo(file: string, days: string | undefined): Promise<Outcome> {
  return { text: await makeDraftLink(commandConfig(), file, days), sound: true };
}

async function writeExport(file: string): Promise<Outcome> {
  const { contentDirectory, siteUrl } = commandConfig();
  const { entries, copy } = await readSnapshot(contentDirectory);
  const pictures = await readPictures(contentDirectory, []);
  const from = { siteUrl, contentDirectory, pictures, buildDirectory: join(ROOT, 'dist') };
  const exported = built(() => exportContent(entries, copy, from));
  await mkdir(dirname(resolve(file)), { recursive: true });
  await writeFile(file, `${JSON.stringify(exported.file, null, 2)}\n`);
  const folder = assetsFolder(file);
  await copyAssets(exported.assets, folder);
  const { contentTypes, tags, assets, entries: items } = exported.file;
  const text = `${items.length} entries, ${assets.length} assets, ${tags.length} tags and ${contentTypes.length} content types in ${file}.
To bring them into a space, with a management token of it:
  npx contentful-import --space-id SPACE --management-token TOKEN --content-file ${file} --upload-assets --assets-directory ${folder}`;
  return { text, sound: true };
}

function built(make: () => Exported): Exported {
  try {
    return make();
  } catch (error) {
    throw error instanceof NotBuilt ? new CommandError(error.message) : error;
  }
}

async function readImport(file: string, directory: string): Promise<Outcome> {
  const imported = await importContent(await readJson(file), (url) => assetBytes(url, file));
  if (!imported) throw new CommandError(`${file} is no file of contentful-export.`);
  const { files, notes, skipped } = imported;
  for (const [path, content] of files) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  const lines = [...section('Left out:', skipped), ...section('To look at:', notes)];
  return {
    text: [`${files.size} files written into ${directory}.`, ...lines].join('\n'),
    sound: skipped.length === 0,
  };
}

function section(title: string, problems: Problem[]): string[] {
  return problems.length === 0 ? [] : ['', title, ...table(problems)];
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
