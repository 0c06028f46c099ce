import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SiteEntry } from '../../entries/site-entry.ts';
import { ContentError } from '../../files/files.ts';
import type { Files } from '../../formats/errors.ts';
import type { EntryWriter } from '../../store/replica/entry-writer.ts';
import type { Replica, Token } from '../../store/replica/replica.ts';
import type { EntryChange, FolderReading, Reader, ReaderParts } from './folder-reader.ts';
import type { Answer, Question, ThreadData } from './reader-worker.ts';

const PROGRAM = new URL('reader-worker.ts', import.meta.url);

/** Takes the answer to a question. */
interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Reads the content folder in a thread of its own, which begins with the first reading: visitors do not wait while it reads. One that
 * ends is begun anew with the next reading.
 */
export class ReaderThread implements Reader {
  readonly #parts: ReaderParts;
  #worker: Worker | undefined;
  /** Questions are answered in their order. */
  #waiting: Waiting[] = [];
  /** The copy as it came last; the thread says when it is the same. */
  #copy: FolderReading['copy'] | undefined;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  async read(basis: Token, anew = false): Promise<FolderReading> {
    const answer = await this.#ask({ ask: 'read', basis, anew });
    if (answer.type !== 'reading') throw new Error(`the reader of the content answers '${answer.type}'`);
    this.#copy = answer.copy ?? this.#copy;
    if (!this.#copy) throw new Error('the reader of the content has told no copy');
    const { errors, change } = answer;
    return {
      copy: this.#copy,
      errors,
      ...(change && {
        change: {
          ...change,
          entries: this.#entries(),
          done: async () => void (await this.#ask({ ask: 'done' })),
        },
      }),
    };
  }

  close(): void {
    this.#worker?.terminate();
    this.#end(new Error('the reader of the content is closed'));
  }

  async *#entries(): AsyncGenerator<SiteEntry[]> {
    for (;;) {
      const answer = await this.#ask({ ask: 'next' });
      if (answer.type !== 'entries') return;
      yield answer.entries;
    }
  }

  async #ask(question: Question): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const worker = this.#running();
    this.#waiting.push({ resolve, reject });
    worker.postMessage(question);
    const answer = await promise;
    if (answer.type === 'error')
      throw answer.problems ? new ContentError(answer.problems) : new Error(answer.message);
    return answer;
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const { directory, good, cardFile, locale, withEntries } = this.#parts;
    const { file: goodFile } = good;
    const workerData: ThreadData = {
      directory,
      goodFile,
      goodTexts: goodFile === undefined ? good.texts() : (new Map() satisfies Files),
      cardFile,
      locale,
      withEntries,
    };
    // It needs no secret of the environment, and none of the flags that this process was started with.
    const worker = new Worker(PROGRAM, { workerData, env: compileCache(), execArgv: [] });
    worker.unref();
    worker.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    worker.on('error', (error) => this.#worker === worker && this.#end(error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#end(new Error('the reader of the content has ended'));
    });
    this.#worker = worker;
    return worker;
  }

  #end(reason: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}

/** Where this process keeps what it has compiled: with it, the thread begins in half the time. */
function compileCache(): Record<string, string> {
  const directory = getCompileCacheDir();
  return directory === undefined ? {} : { NODE_COMPILE_CACHE: dirname(directory) };
}

/**
 * Makes a replica as a folder is, a few entries at a time: between them, visitors are served. What is gone goes first, so that an
 * entry that was renamed is known again.
 */
export async function applyChange(replica: Replica, change: EntryChange): Promise<void> {
  const { isWhole, token, entries, done } = change;
  if (isWhole)
    await replica.replace(async (writer) => {
      for await (const stretch of entries) {
        putAll(writer, stretch);
        await nextTurn();
      }
      return token;
    });
  else await changeSome(replica, change);
  await done();
}

async function changeSome(replica: Replica, { token, removed, entries }: EntryChange): Promise<void> {
  const before = replica.token();
  const gone = [...removed];
  let held: SiteEntry[] = [];
  const write = (as: Token) =>
    replica.change((writer) => {
      for (const address of gone.splice(0)) writer.remove(address);
      putAll(writer, held);
      return as;
    });
  for await (const stretch of entries) {
    if (held.length > 0) {
      write(before);
      await nextTurn();
    }
    held = stretch;
  }
  // The last ones come together with the token, so that one save is one change.
  if (held.length > 0 || gone.length > 0 || token !== before) write(token);
}

function putAll(writer: EntryWriter, entries: SiteEntry[]): void {
  for (const entry of entries) writer.put(entry);
}
