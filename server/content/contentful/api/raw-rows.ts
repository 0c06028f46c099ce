import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE, sqliteCode } from '../../../platform/database/errors.ts';
import { openPrivateSqlite } from '../../../platform/database/files/data-folder.ts';

/** Name of the file in the data directory with what was delivered. */
export const RAW_FILE = 'contentful-resources.db';

/** To be raised when the tables, or what is kept in them, change: an older file is filled anew. */
const SHAPE = 4;
const IN_MEMORY = ':memory:';
/** The prefix of rows that are not of now. */
export const ASIDE = 'aside/';
/** The prefix of rows that say what editors were notified of; these are kept when all else is copied anew. */
export const NOTIFIED = 'told/';

const TABLES = `
  create table row (name text primary key, json text not null) without rowid;
  create table link (target text not null, name text not null, primary key (target, name)) without rowid;
  create index links_of_row on link (name);
`;

/** One resource of the service, or something that is kept about it. */
export interface RawRow {
  name: string;
  json: string;
  /** Names of what it shows; these rows need not exist. */
  links?: string[];
}

/**
 * The resources as the content service delivered them, on disk and unchanged, so that entries can be made anew when something that they
 * show changes. It holds nothing that the service does not have: a file that cannot be read is replaced by an empty one, and
 * where no file can be had, rows are kept in memory.
 */
export class RawRows {
  readonly #database: DatabaseSync;
  readonly #statements;

  /** @param file path; without one, rows are kept in memory */
  constructor(file = IN_MEMORY) {
    this.#database = openRows(file);
    const prepare = (sql: string) => this.#database.prepare(sql);
    this.#statements = {
      get: prepare('select json from row where name = ?'),
      names: prepare('select name from row where name >= ? and name < ? order by name'),
      linking: prepare('select name from link where target = ? order by name'),
      linkedFrom: prepare('select target from link where name = ? order by target'),
      targets: prepare('select distinct target from link where target >= ? and target < ? order by target'),
      put: prepare('insert or replace into row (name, json) values (?, ?)'),
      link: prepare('insert or ignore into link (target, name) values (?, ?)'),
      unlink: prepare('delete from link where name = ?'),
      remove: prepare('delete from row where name = ?'),
    };
  }

  get(name: string): string | undefined {
    return this.#statements.get.get(name)?.['json'] as string | undefined;
  }

  /** Names that begin with a text, in order. */
  names(prefix: string): string[] {
    return this.#statements.names.all(...rangeOf(prefix)).map(({ name }) => String(name));
  }

  /** Names of the rows that show something of a name. */
  linking(target: string): string[] {
    return this.#statements.linking.all(target).map(({ name }) => String(name));
  }

  /** Names of what a row shows. */
  linkedFrom(name: string): string[] {
    return this.#statements.linkedFrom.all(name).map(({ target }) => String(target));
  }

  /** The targets of rows that begin with a text, in order. */
  targets(prefix: string): string[] {
    return this.#statements.targets.all(...rangeOf(prefix)).map(({ target }) => String(target));
  }

  put({ name, json, links = [] }: RawRow): void {
    this.#statements.put.run(name, json);
    this.#statements.unlink.run(name);
    for (const target of links) this.#statements.link.run(target, name);
  }

  remove(name: string): void {
    this.#statements.unlink.run(name);
    this.#statements.remove.run(name);
  }

  clear(): void {
    this.#database.exec('delete from row; delete from link');
  }

  /** Forgets all but the rows of a name that begins so, which are called `ASIDE` and that name from now on. */
  setAside(prefix: string): void {
    const inRange = 'name >= ? and name < ?';
    const range = rangeOf(prefix);
    this.#database
      .prepare(`delete from row where not (${inRange}) and not (${inRange})`)
      .run(...range, ...rangeOf(NOTIFIED));
    this.#database.prepare(`update row set name = '${ASIDE}' || name where ${inRange}`).run(...range);
    this.#database.exec('delete from link');
  }

  /** Forgets what was set aside. */
  dropAside(): void {
    for (const name of this.names(ASIDE)) this.remove(name);
  }

  /** Makes several changes at once: when one of them fails, or the process ends, there were none. */
  async change<Result>(make: () => Promise<Result>): Promise<Result> {
    this.#database.exec('begin immediate');
    try {
      const result = await make();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      if (this.#database.isOpen) this.#database.exec('rollback');
      throw error;
    }
  }

  /** A change that is under way is undone. */
  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

/** The names that begin with a text lie between these. */
function rangeOf(prefix: string): [string, string] {
  return [prefix, `${prefix}\u{10ffff}`];
}

function openRows(file: string): DatabaseSync {
  if (file === IN_MEMORY) return openTables(file);
  try {
    return openTables(file);
  } catch (error) {
    return isTaken(error) ? openTables(IN_MEMORY) : openAnew(file);
  }
}

function openAnew(file: string): DatabaseSync {
  try {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return openTables(file);
  } catch {
    return openTables(IN_MEMORY);
  }
}

/** Whether another process works with the file, which then must not be taken from it. */
function isTaken(error: unknown): boolean {
  return sqliteCode(error) === SQLITE.busy;
}

function openTables(file: string): DatabaseSync {
  const database = file === IN_MEMORY ? new DatabaseSync(file) : openPrivateSqlite(file);
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = normal');
    const shape = database.prepare('pragma user_version').get()?.['user_version'];
    if (shape === 0) database.exec(`begin; ${TABLES} pragma user_version = ${SHAPE}; commit`);
    else if (shape !== SHAPE) throw new Error(`the file has shape ${shape}, not ${SHAPE}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
