import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ContentError } from '../../files/files.ts';
import type { Files } from '../../formats/errors.ts';
import type { MarkedEntry } from '../../store/replica/entry-reader.ts';
import type { FolderReading, Reader, ReaderParts, ReadRequest } from './folder-reader.ts';
import type { Answer, ThreadData } from './reader-worker.ts';

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

  async read(request: ReadRequest): Promise<FolderReading> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const worker = this.#running();
    this.#waiting.push({ resolve, reject });
    worker.postMessage(request);
    const answer = await promise;
    if ('message' in answer)
      throw answer.problems ? new ContentError(answer.problems) : new Error(answer.message);
    this.#copy = answer.copy ?? this.#copy;
    if (!this.#copy) throw new Error('the reader of the content has told no copy');
    const { errors, change } = answer;
    return {
      copy: this.#copy,
      errors,
      ...(change && { change: { ...change, entries: parsed(change.entries) } }),
    };
  }

  close(): void {
    this.#worker?.terminate();
    this.#end(new Error('the reader of the content is closed'));
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const { directory, good, locale, withEntries } = this.#parts;
    const { file: goodFile } = good;
    const workerData: ThreadData = {
      directory,
      goodFile,
      goodTexts: goodFile === undefined ? good.texts() : (new Map() satisfies Files),
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

async function* parsed(entries: string[]): AsyncGenerator<MarkedEntry> {
  for (const entry of entries) yield JSON.parse(entry);
}
