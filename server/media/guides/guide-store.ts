import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type GuideFile, guideFileName } from '#domain/entries/guides.ts';

/** Where the PDFs and workbooks of guides are. */
export interface GuideStore {
  /** Whether the files of a guide are made. */
  has(slug: string): boolean;
  /** Whether they are to be made, but are not yet. */
  isAwaited(slug: string): boolean;
  /** Absolute path of a file, if it is made. */
  file(slug: string, kind: GuideFile): string | undefined;
  /** Another text for other guides that are awaited; empty when none is. */
  revision(): string;
  /** Calls the listener when files were made. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

/** The files that the build, or the development server, puts into a folder. */
export function folderGuideStore(directory: string): GuideStore {
  const file = (slug: string, kind: GuideFile) => {
    const path = join(directory, guideFileName(slug, kind));
    return existsSync(path) ? path : undefined;
  };
  return {
    has: (slug) => file(slug, 'pdf') !== undefined,
    isAwaited: () => false,
    file,
    revision: () => '',
    onChange: () => () => {},
  };
}
