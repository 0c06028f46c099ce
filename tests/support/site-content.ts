import { resolve } from 'node:path';
import {
  type FileContent,
  type FileContentOptions,
  openFileContent,
} from '#server/content/folder/file-content.ts';
import { readSnapshot, type Snapshot } from '#server/content/folder/snapshot.ts';

/** The content of this site. */
export const CONTENT = resolve('content');

const opened = new Map<string, Promise<FileContent>>();
let snapshot: Promise<Required<Snapshot>> | undefined;

/**
 * The content of this site, for tests that only read it: it takes seconds to read, so a process opens it once for the same options. It
 * stays open as long as the process.
 */
export function openSiteContent(options: FileContentOptions = {}): Promise<FileContent> {
  const key = JSON.stringify(options);
  const content = opened.get(key) ?? openFileContent(CONTENT, options);
  opened.set(key, content);
  return content;
}

/** The same as it is read from its files, for tests that change nothing of it. */
export function readSiteContent(): Promise<Required<Snapshot>> {
  snapshot ??= readSnapshot(CONTENT);
  return snapshot;
}
