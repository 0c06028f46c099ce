import { kindOfFile } from '#domain/entries/entry-kinds.ts';
import { type Pictures, readPictures } from '../../media/pictures/pictures.ts';
import { findSamples } from '../check/before-launch.ts';
import { ContentError, readFiles } from '../files/files.ts';
import { type FolderEntries, parseSnapshot, placed, type Snapshot } from '../folder/snapshot.ts';
import type { Files } from '../formats/errors.ts';
import type { Marks } from './export-content.ts';

/** A content folder as it is exported: with its drafts. */
export interface FolderToExport {
  entries: FolderEntries;
  copy: Snapshot['copy'];
  pictures: Pictures;
  marks: Marks;
  /** The parts that stay in the files, in words. */
  left: string[];
}

const HEAD = /^---\r?\n.*?\r?\n---/s;
const DRAFT = /^draft:[ \t]*true[ \t]*(#.*)?\r?$/im;

/**
 * Reads a content folder with its drafts, by the same rules as everything else.
 * @throws ContentError with every problem in it
 */
export async function folderToExport(directory: string): Promise<FolderToExport> {
  const files = await readFiles(directory);
  const problems: string[] = [];
  const pictures = await readPictures(directory, problems);
  const drafts = new Set([...files].filter(([file, text]) => isDraft(file, text)).map(([file]) => file));
  const published = new Map([...files].map(([file, text]) => [file, drafts.has(file) ? shown(text) : text]));
  const found = await parseSnapshot(published, pictures);
  const { snapshot } = found;
  const all = [...found.problems, ...problems, ...found.gaps];
  if (!snapshot?.entries || all.length > 0) throw new ContentError(placed(directory, all));
  const samples = new Set(findSamples(files).flatMap(({ file, field }) => (field === '' ? [file] : [])));
  const { entries, copy } = snapshot;
  return { entries, copy, pictures, marks: { drafts, samples }, left: leftOf(files) };
}

function isDraft(file: string, text: string): boolean {
  const kind = kindOfFile(file);
  return kind !== undefined && kind !== 'term' && DRAFT.test(HEAD.exec(text)?.[0] ?? '');
}

/** The text of a draft as if it were published. */
function shown(text: string): string {
  return text.replace(HEAD, (head) => head.replace(DRAFT, 'draft: false'));
}

/** The parts of which the content service holds nothing. */
function leftOf(files: Files): string[] {
  const count = (pattern: RegExp) => [...files.keys()].filter((file) => pattern.test(file)).length;
  const kinds: [number: number, what: string][] = [
    [count(/^guides\/[^/]+\.pdf\.md$/), 'texts of PDFs (guides/*.pdf.md)'],
    [count(/^questions\//), 'files of questions (questions/)'],
    [count(/^privacy\.md$/), 'privacy policy (privacy.md)'],
    [count(/^(?!people|announcement).*\.yaml$/), 'files of page copy, roads, prices and redirects (*.yaml)'],
  ];
  return kinds.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
}
