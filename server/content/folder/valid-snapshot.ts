import { type Pictures, refusedPictures } from '../../media/pictures/pictures.ts';
import { ContentError } from '../files/files.ts';
import type { FileError, Files, Shown } from '../formats/errors.ts';
import type { GoodFiles } from './last-valid-files.ts';
import { parseSnapshot, placed, type Snapshot, type SnapshotOptions } from './snapshot.ts';

/** The content as far as it can be shown. */
export interface ValidSnapshot {
  snapshot: Snapshot;
  errors: FileError[];
  /** The texts that it was made of. */
  files: Files;
}

/** The texts and pictures, and what need not be made of them anew. */
export interface FolderSource extends SnapshotOptions {
  files: Files;
  pictures: Pictures;
  /** The text that replaces a file that never was in order. */
  standard?(file: string): string | undefined;
}

/**
 * Reads the content folder. A file with errors is replaced by its last good version; a file without one has the
 * text of the default language, or is left out, as if it had not been written yet. What is in order is kept as the last good version.
 * @throws ContentError with every problem, when the site cannot do without a file, like `site.yaml`
 */
export async function readValidSnapshot(
  directory: string,
  good: GoodFiles,
  source: FolderSource,
): Promise<ValidSnapshot> {
  const { files: written, pictures } = source;
  const unreadable = refusedPictures(pictures);
  const errors = new Map<string, FileError>();
  let first: string[] | undefined;
  for (let files = written; ; ) {
    const leftOut = new Set(
      [...errors.values()].flatMap(({ file, shows }) => (shows === 'nothing' ? [file] : [])),
    );
    const { snapshot, problems, gaps } = await parseSnapshot(files, pictures, { ...source, leftOut });
    first ??= problems;
    if (snapshot) {
      good.keep(files, (path) => !written.has(path));
      // Where an earlier version stands in, its gaps are none of what the editor has before them.
      const others = grouped([...unreadable, ...gaps], 'the rest', files).filter(
        ({ file }) => !errors.has(file),
      );
      const reported = [...errors.values(), ...others];
      return {
        snapshot,
        errors: reported.map((error) => ({ ...error, problems: placed(directory, error.problems) })),
        files,
      };
    }
    const better = replaced(files, problems, { good, standard: source.standard }, errors);
    if (!better) throw new ContentError(placed(directory, [...first, ...unreadable]));
    files = better;
  }
}

/** Other files in the place of those with errors; nothing when there are none for any of them. */
function replaced(
  files: Files,
  problems: string[],
  { good, standard = () => undefined }: Pick<FolderSource, 'standard'> & { good: GoodFiles },
  errors: Map<string, FileError>,
): Files | undefined {
  const better = new Map(files);
  let changed = false;
  for (const error of grouped(problems, 'nothing', files)) {
    const { file } = error;
    const known = errors.get(file);
    const last = good.text(file);
    const text = last ?? standard(file);
    if (known === undefined && text !== undefined && text !== files.get(file)) {
      errors.set(file, {
        ...error,
        shows: last === undefined ? 'the default language' : 'last good version',
      });
      better.set(file, text);
      changed = true;
    } else if (better.delete(file)) {
      errors.set(file, { ...error, ...known, shows: 'nothing' });
      changed = true;
    }
  }
  return changed ? new Map([...better].sort(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

function grouped(problems: string[], shows: Shown, files: Files): FileError[] {
  return [...Map.groupBy(problems, (problem) => fileOf(problem, files))].map(([file, each]) => ({
    file,
    problems: each,
    shows,
  }));
}

/** The file that a problem begins with, whose name may hold a colon. */
function fileOf(problem: string, files: Files): string {
  const known = [...files.keys()].find((file) => problem.startsWith(`${file}: `));
  return known ?? problem.slice(0, problem.indexOf(': '));
}
