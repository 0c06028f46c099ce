import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { checkContent } from '../content/check/check-content.ts';
import { tryOutbound } from '../content/check/outbound.ts';
import { printReport, table } from '../content/check/print-report.ts';
import type { ContentfulConfig } from '../content/contentful/api/contentful-config.ts';
import type { SpaceContent } from '../content/contentful/read-space.ts';
import { NotBuilt } from '../content/exchange/export-assets.ts';
import { type Exported, exportContent } from '../content/exchange/export-content.ts';
import { folderToExport } from '../content/exchange/folder-to-export.ts';
import { type Imported, importContent } from '../content/exchange/import-content.ts';
import { assetBytes, assetsFolder, copyAssets, joinPeople, PEOPLE_FILE } from '../content/exchange/shared.ts';
import type { Problem } from '../content/formats/errors.ts';
import { CommandError } from '../platform/errors.ts';
import { makeDraftLink, stats } from './content/content-stats.ts';
import { draftLinks } from './content/draft-links.ts';
import { openEditor } from './content/open-editor.ts';
import { type Outcome, plainCommand, readWords } from './framework/command.ts';
import { configOf, runAsMain, type Terminal } from './framework/terminal.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const USAGE = `Use one of:
  npm run content -- check [--strict] [--json] [--outbound]
      Checks all files of the content folder: the rules of every field, links, anchors, pictures. Counts what is
      marked as a sample; with --strict, a mark is an error. Where entries come from Contentful, checks those of its space.
      With --json, prints the findings for programs. With --outbound, tries the links to other sites, too, and keeps their answers in the data folder.
  npm run content -- stats [--json]
      Counts the entries of the content folder, their words and ages, and what visitors searched for in four weeks.
  npm run content -- export FILE.json
      Writes posts, e-guides, case studies and the glossary as a file that contentful-import takes, and the files of
      their pictures and PDFs beside it. Needs a build (npm run build). The file must be new.
  npm run content -- import FILE.json [--into DIR] [--replace]
      Makes Markdown files of such a file, or of one of contentful-export, in the content folder or another one.
      Where files of the same name say something else, nothing is written, unless --replace says that they may go.
  npm run content -- preview FILE [--days 7]
      Makes a link that shows the post, e-guide, case study or term of one file, published or not, to anyone who has it, for
      so many days. The site shows the file as it is when the link is opened.
  npm run content -- editor [--port 8082] [--push]
      Opens a page, for this machine alone, in which posts, e-guides, case studies and terms are edited as forms. Each save is
      a commit in the git repository of the content folder, with --push also in its remote. The page is Decap CMS.
  npm run content -- editor --socket FILE --url https://… --email-header NAME [--name-header NAME] [--push]
      The same for several people behind the company's own sign-in (deploy/nginx-editor.conf): it answers only through the socket,
      to which the sign-in's proxy passes who is there, and that person is the author of the commit.
Each reads the configuration of the site from another file than .env with --env-file FILE.
`;

export const run = plainCommand(USAGE, chosen);

await runAsMain(import.meta, run);

/** Finds the action that the words of the call ask for; nothing when they make no sense. */
function chosen(terminal: Terminal): (() => Promise<Outcome>) | undefined {
  const call = parsed(terminal.words);
  const config = () => configOf(terminal);
  if (!call) return undefined;
  const { strict, json, into, outbound, replace, days, ...editor } = call.values;
  const [action, file, ...others] = call.positionals;
  if (others.length > 0) return undefined;
  if (replace && action !== 'import') return undefined;
  if (days !== undefined && action !== 'preview') return undefined;
  if (action !== 'editor' && Object.values(editor).some(Boolean)) return undefined;
  if (action === 'editor' && file === undefined && !into && !strict && !json && !outbound)
    return () => openEditor(config(), editor, draftLinks(config()));
  if (action === 'check' && file === undefined && !into) return () => check(config(), strict, json, outbound);
  if (action === 'stats' && file === undefined && !into && !strict && !outbound)
    return () => stats(config(), json);
  if (file === undefined || strict || json || outbound) return undefined;
  if (action === 'preview' && !into) return () => linkTo(config(), file, days);
  if (action === 'export' && !into) return () => writeExport(config(), file);
  if (action === 'import') return () => readImport(file, into ?? config().contentDirectory, replace);
  return undefined;
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    json: flag,
    strict: flag,
    outbound: flag,
    replace: flag,
    into: text,
    days: text,
    port: text,
    socket: text,
    url: text,
    'email-header': text,
    'name-header': text,
    push: flag,
  } as const;
  return readWords({ args, options, allowPositionals: true });
}

async function check(
  { contentDirectory, dataDirectory, contentful, siteUrl }: Config,
  strict: boolean,
  json: boolean,
  outbound: boolean,
): Promise<Outcome> {
  const space = contentful && (await readPublished(contentful, siteUrl));
  const { written, ...report } = await checkContent(contentDirectory, undefined, space);
  if (outbound) {
    const cache = join(dataDirectory, 'outbound-links.json');
    report.advice.push(...(await tryOutbound(written, { cache })));
  }
  const valid = report.problems.length === 0 && !(strict && report.samples.length > 0);
  return { text: json ? JSON.stringify(report, null, 2) : printReport(report, strict), valid };
}

/** The SDK of the service takes a moment to load: only those who use it load it. */
async function readPublished(contentful: ContentfulConfig, siteUrl: string): Promise<SpaceContent> {
  const { readSpace } = await import('../content/contentful/read-space.ts');
  return readSpace(contentful, siteUrl).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : error;
    throw new CommandError(`The space of Contentful cannot be read: ${why}`);
  });
}

async function linkTo(config: Config, file: string, days: string | undefined): Promise<Outcome> {
  return { text: await makeDraftLink(config, file, days), valid: true };
}

async function writeExport({ contentDirectory, siteUrl }: Config, file: string): Promise<Outcome> {
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
  return { text: says, valid: true };
}

function built(make: () => Exported): Exported {
  try {
    return make();
  } catch (error) {
    throw error instanceof NotBuilt ? new CommandError(error.message) : error;
  }
}

async function readImport(file: string, directory: string, replace: boolean): Promise<Outcome> {
  const imported = await importContent(await readJson(file), (url) => assetBytes(url, file));
  if (!imported) throw new CommandError(`${file} is no file of contentful-export.`);
  const { files, notes, skipped } = imported;
  await keepPeople(files, directory, notes);
  if (!replace) await refuseReplacing(files, directory);
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
