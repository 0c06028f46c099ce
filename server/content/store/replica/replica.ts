import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { ContentState } from '#domain/services/content.ts';
import { remedyOf } from '../../../platform/database/errors.ts';
import { fileAt } from '../../../platform/database/files/one-server.ts';
import { syncFile, syncFolder } from '../../../platform/durable-file.ts';
import { type EntryIdentity, EntryReader } from './entry-reader.ts';
import { EntryWriter, type Moved } from './entry-writer.ts';
import { type Facts, readFacts, writeFacts } from './replica-tables.ts';
import {
  createReplicaFile,
  dropLog,
  IN_MEMORY,
  isDamage,
  openReplicaFile,
  openValid,
  setAsideWithNotice,
  unfinished,
  type WarningLog,
} from './sqlite-file.ts';

/** Name of the replica's file in the data directory. */
export const REPLICA_FILE = 'content.db';

/** The words of the log about a file of copies that was removed or replaced while it was open. */
export const PUT_BACK = 'the file was removed or replaced while it was open: written anew';

/** Says what a change was made from, so that the next one can go on from there; a source without need of it gives nothing. */
export type Token = string | undefined;

/**
 * The local copy of all entries, which the site is served from whether their source answers or not. It changes as a whole:
 * a reader, or a process that starts after a crash, finds the entries before a change or those after it.
 */
export class Replica {
  readonly #file: string;
  readonly #log: WarningLog | undefined;
  readonly #listeners = new Set<(moved: Moved) => void>();
  #database: DatabaseSync;
  /** Names the file that is open. */
  #opened: string | undefined;
  #reader: EntryReader;
  #facts: Facts | undefined;
  #replacing = false;
  #early = false;

  private constructor(file: string, database: DatabaseSync, log?: WarningLog) {
    this.#file = file;
    this.#log = log;
    this.#database = database;
    this.#opened = fileAt(file);
    this.#reader = new EntryReader(database);
    this.#facts = readFacts(database);
  }

  /**
   * Opens the replica of a data directory, or begins one. A damaged file is moved aside, with a line in the log, and the
   * replica waits for its source again. Where no file can be had (another process has it, or the folder takes none), the
   * replica is in memory, for pages are worth more than a quick start.
   */
  static open(file: string, log: WarningLog): Replica {
    try {
      rmSync(unfinished(file), { force: true });
      const replica = new Replica(file, openValid(file, log), log);
      // Entries that came due while nothing ran are there from the first answer on.
      replica.release();
      return replica;
    } catch (err) {
      log.warn({ file, err, remedy: remedyOf(err) }, 'the copy of the content is kept in memory');
      return Replica.inMemory();
    }
  }

  /** A replica that goes with the process, for drafts, commands and tests. @param early shows what is scheduled, too, for editors */
  static inMemory({ early = false } = {}): Replica {
    const replica = new Replica(IN_MEMORY, createReplicaFile(IN_MEMORY));
    replica.#early = early;
    return replica;
  }

  /** 'waiting' until the first change. */
  state(): ContentState {
    return this.#facts ? 'ready' : 'waiting';
  }

  /** Differs whenever any entry differs, and is the same for the same entries; empty while waiting. */
  revision(): string {
    return this.#facts?.revision ?? '';
  }

  /** The state of the source that the last change was made from; absent while waiting. */
  token(): Token {
    return this.#facts?.token;
  }

  /** Reads entries. A file that proves damaged meanwhile is moved aside, and the answer is that of an empty replica. */
  read<Answer>(query: (reader: EntryReader) => Answer): Answer {
    try {
      return query(this.#reader);
    } catch (error) {
      if (!isDamage(error) || this.#file === IN_MEMORY) throw error;
      this.#startAnew();
      return query(this.#reader);
    }
  }

  /**
   * Puts other entries in the place of all there are. The old ones are served until the new ones are complete; when `fill`
   * fails, or the process ends, they stay.
   * @param fill puts all entries and gives the token; it should let others have a turn every few dozen
   * @throws what `fill` throws, and when another replacement is under way
   */
  async replace(fill: (writer: EntryWriter) => Promise<Token>): Promise<void> {
    if (this.#replacing) throw new Error('another replacement of the content is under way');
    this.#replacing = true;
    const file = this.#file === IN_MEMORY ? IN_MEMORY : unfinished(this.#file);
    const next = createReplicaFile(file);
    try {
      next.exec('begin');
      const writer = new EntryWriter(next, '', this.#early);
      const token = await fill(writer);
      writeFacts(next, { revision: writer.revision, token });
      next.exec('commit');
      const before = this.#reader.identities();
      const moved = () => movedBetween(before, this.#reader.identities());
      if (file !== IN_MEMORY) {
        next.close();
        await syncFile(file);
        this.#takeOver(file, moved);
        await syncFolder(dirname(file));
      } else {
        this.#database.close();
        this.#adopt(next, moved);
      }
    } catch (error) {
      if (next.isOpen) next.close();
      if (file !== IN_MEMORY) rmSync(file, { force: true });
      throw error;
    } finally {
      this.#replacing = false;
    }
  }

  /**
   * Changes some entries in one transaction; when `make` fails, nothing has changed.
   * @param make puts and removes entries and gives the token
   * @throws what `make` throws, and when a replacement is under way, which would undo the change
   */
  change(make: (writer: EntryWriter) => Token): void {
    if (this.#replacing) throw new Error('a replacement of the content is under way');
    let moved = NOTHING_MOVED;
    try {
      this.#database.exec('begin immediate');
      const writer = new EntryWriter(this.#database, this.revision(), this.#early);
      const token = make(writer);
      writeFacts(this.#database, { revision: writer.revision, token });
      this.#database.exec('commit');
      moved = writer.moved;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      if (isDamage(error) && this.#file !== IN_MEMORY) this.#startAnew();
      throw error;
    }
    this.#adopt(this.#database, () => moved);
  }

  /**
   * Shows the scheduled entries whose time has come. While a replacement is under way nothing happens: it has them, or the next
   * call does.
   */
  release(): void {
    if (this.#replacing) return;
    const due = this.read((reader) => reader.scheduled(Date.now()));
    if (due.length === 0) return;
    this.change((writer) => {
      for (const { site, mark } of due) writer.put(site, mark);
      return this.token();
    });
  }

  /**
   * Calls the listener after each change of revision or state, with the addresses that have lost or got an entry by it. Returns a
   * function that stops it.
   */
  onChange(listener: (moved: Moved) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Writes the file anew where it was removed or replaced while it was open: the next start would have no copy, and might not reach the source.
   * @throws when it cannot be written
   */
  putBack(): void {
    const isLost = this.#file !== IN_MEMORY && fileAt(this.#file) !== this.#opened;
    if (!isLost || this.#replacing || !existsSync(dirname(this.#file))) return;
    const next = unfinished(this.#file);
    rmSync(next, { force: true });
    this.#database.prepare('vacuum into ?').run(next);
    this.#takeOver(next, () => NOTHING_MOVED);
    this.#log?.warn({ file: this.#file }, PUT_BACK);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #takeOver(file: string, moved: () => Moved): void {
    this.#database.close();
    try {
      dropLog(this.#file);
      renameSync(file, this.#file);
    } finally {
      this.#adopt(openReplicaFile(this.#file), moved);
    }
  }

  #startAnew(): void {
    this.#database.close();
    setAsideWithNotice(this.#file, this.#log);
    // Entries of a damaged file come back: none has moved.
    this.#adopt(openReplicaFile(this.#file), () => NOTHING_MOVED);
  }

  #adopt(database: DatabaseSync, moved: () => Moved): void {
    const before = this.#facts;
    this.#database = database;
    this.#opened = fileAt(this.#file);
    this.#reader = new EntryReader(database);
    this.#facts = readFacts(database);
    if (before?.revision === this.#facts?.revision) return;
    const movedAddresses = moved();
    for (const listener of this.#listeners) listener(movedAddresses);
  }
}

const NOTHING_MOVED: Moved = { gone: [], come: [] };

function movedBetween(before: EntryIdentity[], after: EntryIdentity[]): Moved {
  const without = (some: EntryIdentity[], others: EntryIdentity[]) => {
    const paths = new Set(others.map(({ path }) => path));
    return some.filter(({ path }) => !paths.has(path));
  };
  return { gone: without(before, after), come: without(after, before) };
}
