import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '#domain/shared/locale.ts';
import { ContentError } from '../../files/files.ts';
import type { FileError, Files } from '../../formats/errors.ts';
import type { EntryChange } from '../../store/replica/apply-change.ts';
import { GoodFiles } from '../last-valid-files.ts';
import { FolderReader, type ReadCopy, type ReadRequest } from './folder-reader.ts';

/** The data that the thread begins with. */
export interface ThreadData {
  directory: string;
  goodFile: string | undefined;
  /** The last good texts, where they are in no file. */
  goodTexts: Files;
  locale: Locale;
  withEntries: boolean;
}

/** The answer to each request: what was read, or why it was not. */
export type Answer =
  | {
      /** Absent where it is as in the last answer. */
      copy?: ReadCopy;
      errors: FileError[];
      /** Each entry as JSON, which goes to another thread without holding that up. */
      change?: Omit<EntryChange, 'entries'> & { entries: string[] };
    }
  | { message: string; problems?: string[] };

/** Below that of threads that serve visitors, as `nice` counts; not by so much that a busy machine lets editors wait. */
const PRIORITY = 4;

const { directory, goodFile, goodTexts, locale, withEntries }: ThreadData = workerData;
// Elsewhere it would be that of the whole process.
if (process.platform === 'linux') {
  try {
    setPriority(PRIORITY);
  } catch {
    // Not where the service may not (deploy/kayalink.service keeps it from it): then it works like all others.
  }
}

const good = goodFile === undefined ? GoodFiles.inMemory() : GoodFiles.open(goodFile, { warn: () => {} });
if (goodFile === undefined) good.keep(goodTexts, () => false);
const reader = await FolderReader.open({ directory, good, locale, withEntries });

let lastKey: string | undefined;

async function answer(request: ReadRequest): Promise<Answer> {
  good.putBack();
  const { copy, errors, change } = await reader.read(request);
  const entries: string[] = [];
  if (change) for await (const entry of change.entries) entries.push(JSON.stringify(entry));
  const key = JSON.stringify([copy.revision, [...copy.pdfTexts]]);
  const isNew = key !== lastKey;
  lastKey = key;
  return { errors, ...(isNew && { copy }), ...(change && { change: { ...change, entries } }) };
}

let work = Promise.resolve();
parentPort?.on('message', (request: ReadRequest) => {
  work = work.then(async () => {
    const answered = await answer(request).catch((error: unknown): Answer => {
      const message = error instanceof Error ? error.message : String(error);
      return { message, ...(error instanceof ContentError && { problems: error.problems }) };
    });
    parentPort?.postMessage(answered);
  });
});
