import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { GuideOrder, GuideWords } from '#domain/entries/guide-pdf.ts';
import { GUIDE_FILES, type GuideFile, guideFileName } from '#domain/entries/guides.ts';
import { PRIVATE_FOLDER } from '../../platform/durable-file.ts';
import type { Log } from '../../platform/log.ts';
import { type GuideStore, type GuidesMade, guideHash } from './guide-store.ts';

/** In MB; setting the longest guide takes less than half of it. */
const MEMORY_MB = 512;
/** In ms; on a loaded machine a guide takes seconds. */
const TIME_LIMIT_MS = 300_000;
/** Visitors come first. */
const LOW_PRIORITY = 10;

/** Makes the files of a guide. */
type MakeGuide = (order: GuideOrder, signal: AbortSignal) => Promise<void>;

/**
 * Makes them by the program of the build, one process for each.
 * @param program absolute path of `make-files.mjs`
 */
export function guideMaker(program: string): MakeGuide {
  return async (order, signal) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, program], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { NODE_ENV: 'production' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    // A process that ends at once takes no input; its exit code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(order));
    const said = textOf(child.stderr);
    const closed = once(child, 'close');
    if (child.pid !== undefined) lower(child.pid);
    const [code] = await closed;
    if (code !== 0) throw new Error(`the program ended with ${code}: ${(await said).trim()}`);
  };
}

function lower(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // Not every system lets us.
  }
}

/** Names of files that were made: of a guide, by the hash of its words and what made them; unfinished ones too. */
const MADE_FILE = /\.[0-9a-f]{16}\.\w+\.(pdf|xlsx)(\.new)?$/;

/** In ms; what could not be made is tried again. */
const AGAIN_MS = 600_000;

/** The parts that the guides of a running site are made with. */
interface MadeGuidesParts {
  /** Absolute path of `dist/guides`. */
  built: string;
  /** Absolute path of the file in which the build says what it made. */
  made: string;
  /** For those that the build did not make. */
  directory: string;
  make: MakeGuide;
  log: Pick<Log, 'info' | 'error'>;
}

/** The files of a guide: without a folder for as long as they are not made. */
interface Place {
  hash: string;
  folder?: string;
  /** Of the files, without their ends. */
  name: string;
}

/**
 * The files of the guides of a running site: those of the build as long as their words are the same, and others that are made,
 * one after the other, when there are other words. Until then a changed guide has its last files, a new one none.
 */
export class MadeGuides implements GuideStore {
  readonly #parts: MadeGuidesParts;
  readonly #made: GuidesMade;
  readonly #listeners = new Set<() => void>();
  readonly #ended = new AbortController();
  #places = new Map<string, Place>();
  #wanted: GuideWords[] = [];
  /** Names the words of the last pass that was begun. */
  #begun = '';
  #passes = 0;
  /** Whether the last pass left a guide that could not be made. */
  #hasFailed = false;
  #work: Promise<void> = Promise.resolve();
  #again: NodeJS.Timeout | undefined;

  constructor(parts: MadeGuidesParts) {
    this.#parts = parts;
    this.#made = existsSync(parts.made)
      ? JSON.parse(readFileSync(parts.made, 'utf8'))
      : { maker: '', guides: {} };
  }

  /** Takes the words as they are now, and makes in the background what there is no file of. */
  refresh(words: GuideWords[]): void {
    const places = words.map((each) => [each.text.slug, this.#placeOf(each)] as const);
    const before = this.revision();
    this.#places = new Map(places);
    if (this.revision() !== before) this.#notify();
    const begun = words.map(guideHash).join();
    if (begun === this.#begun && this.#passes > 0 && !this.#hasFailed) return;
    this.#begun = begun;
    this.#wanted = words;
    this.#begin();
  }

  has(slug: string): boolean {
    return this.#places.get(slug)?.folder !== undefined;
  }

  isAwaited(slug: string): boolean {
    const place = this.#places.get(slug);
    return place !== undefined && place.folder === undefined;
  }

  file(slug: string, kind: GuideFile): string | undefined {
    const place = this.#places.get(slug);
    return place?.folder && join(place.folder, guideFileName(place.name, kind));
  }

  revision(): string {
    return [...this.#places.keys()]
      .filter((slug) => this.isAwaited(slug))
      .map((slug) => `-${slug}`)
      .join('');
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends what is being made. */
  async close(): Promise<void> {
    clearTimeout(this.#again);
    this.#ended.abort();
    await this.#work;
  }

  #placeOf(words: GuideWords): Place {
    const { slug } = words.text;
    const { built, directory } = this.#parts;
    const hash = guideHash(words);
    if (this.#made.guides[slug] === hash) return { hash, folder: built, name: slug };
    const name = `${slug}.${hash}.${this.#made.maker}`;
    const isComplete = GUIDE_FILES.every((kind) => existsSync(join(directory, guideFileName(name, kind))));
    if (isComplete) return { hash, folder: directory, name };
    const last = this.#places.get(slug);
    if (last?.folder) return { ...last, hash: '' };
    return slug in this.#made.guides ? { hash: '', folder: built, name: slug } : { hash: '', name };
  }

  /** Begins a pass once the one that runs has ended. One timer at most begins another. */
  #begin(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    this.#passes += 1;
    this.#work = this.#work.then(async () => {
      await this.#makeAll();
      this.#passes -= 1;
      if (this.#hasFailed && this.#passes === 0 && !this.#ended.signal.aborted)
        this.#again = setTimeout(() => this.#begin(), AGAIN_MS).unref();
    });
  }

  async #makeAll(): Promise<void> {
    const { directory, make, log } = this.#parts;
    const wanted = this.#wanted;
    this.#hasFailed = false;
    for (const words of wanted) {
      const { slug } = words.text;
      // Other words came meanwhile: what follows makes those.
      if (this.#ended.signal.aborted || this.#wanted !== wanted) return;
      if (this.#places.get(slug)?.hash === guideHash(words)) continue;
      try {
        await mkdir(directory, { recursive: true, mode: PRIVATE_FOLDER });
        const name = `${slug}.${guideHash(words)}.${this.#made.maker}`;
        const paths = GUIDE_FILES.map((kind) => [kind, join(directory, guideFileName(name, kind))]);
        await make({ ...words, files: Object.fromEntries(paths) }, this.#ended.signal);
        log.info({ guide: slug }, 'PDF and workbook of the guide made');
      } catch (err) {
        if (this.#ended.signal.aborted) return;
        log.error({ err, guide: slug }, 'PDF of the guide not made: tried again later');
        this.#hasFailed = true;
        continue;
      }
      this.#adopt(words);
    }
    await this.#forget();
  }

  #adopt(words: GuideWords): void {
    const { slug } = words.text;
    if (!this.#places.has(slug)) return;
    this.#places.set(slug, this.#placeOf(words));
    this.#notify();
  }

  /** Removes files of words that are no guide's any more; what else lies in the folder is not ours. */
  async #forget(): Promise<void> {
    const { directory } = this.#parts;
    const kept = [...this.#places.values()].flatMap(({ name }) =>
      GUIDE_FILES.map((kind) => guideFileName(name, kind)),
    );
    const names = await readdir(directory).catch(() => []);
    const others = names.filter((name) => MADE_FILE.test(name) && !kept.includes(name));
    await Promise.all(others.map((name) => rm(join(directory, name), { force: true })));
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
