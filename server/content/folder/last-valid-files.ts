import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { remedyOf } from '../../platform/database/errors.ts';
import { openPrivateSqlite } from '../../platform/database/files/data-folder.ts';
import { fileAt } from '../../platform/database/files/one-server.ts';
import type { Log } from '../../platform/log.ts';
import type { Files } from '../formats/errors.ts';
import { PUT_BACK } from '../store/replica/replica.ts';
import { isDamage } from '../store/replica/sqlite-file.ts';

/** Name of the file in the data directory. */
export const GOOD_FILES = 'good-content.db';

const BUSY_TIMEOUT_MS = 500;
const IN_MEMORY = ':memory:';

const SCHEMA = `
  create table if not exists files (path text primary key, text text not null) without rowid;
  create table if not exists cards (path text primary key, card text not null) without rowid;
  create table if not exists moved (path text primary key, target text not null) without rowid;
  create table if not exists told (digest text not null);
`;

/**
 * The text of each content file as it was in order last, so that an error in one keeps no site from starting; what the
 * editors were notified last, and which addresses moved. Without it the site works too, so that an error of the disk is a line of the log.
 */
export class GoodFiles {
  #database: DatabaseSync;
  /** Names the file that is open. */
  #opened: string | undefined;
  readonly #log: Pick<Log, 'warn'> | undefined;
  /** The files that were kept last: most of them are the same the next time. */
  #kept: Files | undefined;
  /** Absent where all of it goes with the process. */
  readonly file: string | undefined;

  private constructor(database: DatabaseSync, file?: string, log?: Pick<Log, 'warn'>) {
    this.#database = database;
    this.#opened = file && fileAt(file);
    this.file = file;
    this.#log = log;
  }

  /** Opens the file, which is made anew where it is damaged. Where no file can be had, what is good is forgotten with the process. */
  static open(file: string, log: Pick<Log, 'warn'>): GoodFiles {
    try {
      return new GoodFiles(openFile(file, log), file, log);
    } catch (err) {
      log.warn({ err, file, remedy: remedyOf(err) }, 'the last good content is kept in memory');
      return GoodFiles.inMemory();
    }
  }

  /** One that forgets everything with the process. */
  static inMemory(): GoodFiles {
    return new GoodFiles(withTables(new DatabaseSync(IN_MEMORY)));
  }

  /** The text of a file when it was in order last. */
  text(path: string): string | undefined {
    const row = this.#database.prepare('select text from files where path = ?').get(path);
    return row && String(row['text']);
  }

  /**
   * Keeps texts that are all in order.
   * @param forgotten whether a path that is not among them need not be kept
   */
  keep(files: Files, forgotten: (path: string) => boolean): void {
    const before = this.#kept;
    const isKept = this.#change(() => {
      const put = this.#database.prepare(
        'insert into files values (?, ?) on conflict do update set text = excluded.text where text <> excluded.text',
      );
      for (const [path, text] of files) if (before?.get(path) !== text) put.run(path, text);
      const removals = ['files', 'cards'].map((table) =>
        this.#database.prepare(`delete from ${table} where path = ?`),
      );
      for (const path of before?.keys() ?? this.texts().keys())
        if (!files.has(path) && forgotten(path)) for (const remove of removals) remove.run(path);
    });
    // A file with errors is not among them and is kept all the same.
    this.#kept = isKept ? new Map([...(before ?? []), ...files]) : undefined;
    for (const path of this.#kept?.keys() ?? [])
      if (!files.has(path) && forgotten(path)) this.#kept?.delete(path);
  }

  /** All texts that are kept. */
  texts(): Files {
    const rows = this.#database.prepare('select path, text from files').all();
    return new Map(rows.map(({ path, text }) => [String(path), String(text)]));
  }

  /** What was read of a file, so that the first reading after a start need not read it again. */
  card(path: string): string | undefined {
    const row = this.#database.prepare('select card from cards where path = ?').get(path);
    return row && String(row['card']);
  }

  /** Keeps what was read of files. */
  keepCards(cards: ReadonlyMap<string, string>): void {
    if (cards.size === 0) return;
    this.#change(() => {
      const put = this.#database.prepare('insert or replace into cards values (?, ?)');
      for (const [path, card] of cards) put.run(path, card);
    });
  }

  /** Names the errors that editors were notified of last; nothing when they were told that all is in order. */
  get reported(): string | undefined {
    const row = this.#database.prepare('select digest from told').get();
    return row && String(row['digest']);
  }

  set reported(digest: string | undefined) {
    this.#change(() => {
      this.#database.exec('delete from told');
      if (digest !== undefined) this.#database.prepare('insert into told values (?)').run(digest);
    });
  }

  /** Addresses of entries that moved, and where to. */
  moves(): Map<string, string> {
    const rows = this.#database.prepare('select path, target from moved').all();
    return new Map(rows.map(({ path, target }) => [String(path), String(target)]));
  }

  /** Keeps that the entry of an address is at another one now. */
  addMove(from: string, to: string): void {
    this.#change(() => {
      this.#database.prepare('insert or replace into moved values (?, ?)').run(from, to);
    });
  }

  /**
   * Goes on in a new file, with all that it knows, where its own was removed or replaced while it was open.
   * @throws when there cannot be one
   */
  putBack(): void {
    const { file } = this;
    if (file === undefined || fileAt(file) === this.#opened || !existsSync(dirname(file))) return;
    const [texts, moves, reported] = [this.texts(), this.moves(), this.reported];
    const next = openFile(file, this.#log);
    this.#database.close();
    this.#database = next;
    this.#opened = fileAt(file);
    this.#kept = undefined;
    this.keep(texts, () => false);
    for (const [from, to] of moves) this.addMove(from, to);
    this.reported = reported;
    this.#log?.warn({ file }, PUT_BACK);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  /** @returns whether it was possible */
  #change(make: () => void): boolean {
    try {
      this.#database.exec('begin immediate');
      make();
      this.#database.exec('commit');
      return true;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      this.#log?.warn({ err: error }, 'the last good content is not kept');
      return false;
    }
  }
}

function withTables(database: DatabaseSync): DatabaseSync {
  try {
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the file, and begins it anew where it is damaged. */
function openFile(file: string, log?: Pick<Log, 'warn'>): DatabaseSync {
  const open = () => withTables(openPrivateSqlite(file, { timeout: BUSY_TIMEOUT_MS }));
  try {
    return open();
  } catch (err) {
    if (!isDamage(err)) throw err;
    log?.warn({ err, file }, 'the last good content is damaged: begun anew');
    rmSync(file, { force: true });
    return open();
  }
}
