import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '#domain/shared/locale.ts';
import type { SiteEntry } from '../../entries/site-entry.ts';
import { ContentError } from '../../files/files.ts';
import type { FileError, Files } from '../../formats/errors.ts';
import type { Token } from '../../store/replica/replica.ts';
import { GoodFiles } from '../last-valid-files.ts';
import { type EntryChange, FolderReader, type FolderReading, type ReadCopy } from './folder-reader.ts';

/** The data that the thread begins with. */
export interface ThreadData {
  directory: string;
  goodFile: string | undefined;
  /** The last good texts, where they are in no file. */
  goodTexts: Files;
  cardFile: string | undefined;
  locale: Locale;
  withEntries: boolean;
}

/** A question to the thread: to read, for the next entries of that reading, to take note that the replica has them. */
export type Question = { ask: 'read'; basis: Token; anew: boolean } | { ask: 'next' } | { ask: 'done' };

/** Its answer, one to each question. */
export type Answer =
  | {
      type: 'reading';
      /** Absent where it is as in the last answer. */
      copy?: ReadCopy;
      errors: FileError[];
      change?: Omit<EntryChange, 'entries' | 'done'>;
    }
  | { type: 'entries'; entries: SiteEntry[] }
  | { type: 'end' }
  | { type: 'error'; message: string; problems?: string[] };

/** Below that of threads that serve visitors, as `nice` counts; not by so much that a busy machine lets editors wait. */
const PRIORITY = 4;

const { directory, goodFile, goodTexts, cardFile, locale, withEntries }: ThreadData = workerData;
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
const reader = await FolderReader.open({ directory, good, cardFile, locale, withEntries });

let lastKey: string | undefined;
let change: EntryChange | undefined;
let entries: AsyncIterator<SiteEntry[]> | undefined;

async function answer(question: Question): Promise<Answer> {
  switch (question.ask) {
    case 'read':
      good.putBack();
      return answerReading(await reader.read(question.basis, question.anew));
    case 'next': {
      const next = await entries?.next();
      return next && !next.done ? { type: 'entries', entries: next.value } : { type: 'end' };
    }
    case 'done':
      await change?.done();
      return { type: 'end' };
  }
}

function answerReading({ copy, errors, change: found }: FolderReading): Answer {
  change = found;
  entries = found?.entries[Symbol.asyncIterator]();
  const key = JSON.stringify([copy.revision, [...copy.pdfTexts]]);
  const isNew = key !== lastKey;
  lastKey = key;
  return {
    type: 'reading',
    errors,
    ...(isNew && { copy }),
    ...(found && { change: { isWhole: found.isWhole, removed: found.removed, token: found.token } }),
  };
}

let work = Promise.resolve();
parentPort?.on('message', (question: Question) => {
  work = work.then(async () => {
    const answered = await answer(question).catch((error: unknown): Answer => {
      const message = error instanceof Error ? error.message : String(error);
      return { type: 'error', message, ...(error instanceof ContentError && { problems: error.problems }) };
    });
    parentPort?.postMessage(answered);
  });
});
