import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openPrivateSqlite } from '../../../platform/database/files/data-folder.ts';
import type { Token } from '../../store/replica/replica.ts';
import type { Card } from './entry-cards.ts';

/** Name of the file in the data directory. */
export const CARD_FILE = 'content-cards.db';

const BUSY_TIMEOUT_MS = 500;
const IN_MEMORY = ':memory:';

const SCHEMA = `
  create table if not exists facts (name text primary key, value text not null) without rowid;
  create table if not exists cards (file text primary key, card text not null) without rowid;
  create table if not exists shown (path text primary key, mark text not null) without rowid;
`;

/** The entries that the replica has, by the path of their page, each with a mark that says what they were made of. */
export interface Shown {
  /** Of the replica. */
  token: Token;
  marks: Map<string, string>;
}

/** The changes since the last keeping; an empty value under a name takes it out. */
export interface CardChanges {
  cards: Map<string, Card | undefined>;
  token: Token;
  marks: Map<string, string | undefined>;
}

/**
 * The cards of entries and what was shown of them, on disk, so that the first change after a start is read as quickly as others.
 * All of it can be made anew of the content folder: a file that cannot be used is begun anew, and without one it goes with the process.
 */
export class CardFile {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync, code: string) {
    this.#database = database;
    database.exec(SCHEMA);
    if (this.#fact('code') === code) return;
    database.exec('delete from cards; delete from shown; delete from facts');
    this.#setFact('code', code);
  }

  /**
   * @param file path; without one, all goes with the process
   * @param code fingerprint of the code that reads entries: what other code has read is not used
   */
  static open(file: string | undefined, code: string): CardFile {
    const inMemory = () => new CardFile(new DatabaseSync(IN_MEMORY), code);
    if (file === undefined) return inMemory();
    const open = () => new CardFile(openPrivateSqlite(file, { timeout: BUSY_TIMEOUT_MS }), code);
    try {
      return open();
    } catch {
      try {
        for (const suffix of ['', '-journal']) rmSync(file + suffix, { force: true });
        return open();
      } catch {
        return inMemory();
      }
    }
  }

  cards(): Map<string, Card> {
    const rows = this.#database.prepare('select file, card from cards').all();
    return new Map(rows.map(({ file, card }) => [String(file), JSON.parse(String(card)) as Card]));
  }

  shown(): Shown {
    const rows = this.#database.prepare('select path, mark from shown').all();
    return {
      token: this.#fact('token'),
      marks: new Map(rows.map(({ path, mark }) => [String(path), String(mark)])),
    };
  }

  keep({ cards, token, marks }: CardChanges): void {
    const prepare = (sql: string) => this.#database.prepare(sql);
    const put = prepare('insert or replace into cards values (?, ?)');
    const remove = prepare('delete from cards where file = ?');
    const show = prepare('insert or replace into shown values (?, ?)');
    const hide = prepare('delete from shown where path = ?');
    try {
      this.#database.exec('begin immediate');
      for (const [file, card] of cards) card ? put.run(file, JSON.stringify(card)) : remove.run(file);
      for (const [path, mark] of marks) mark === undefined ? hide.run(path) : show.run(path, mark);
      this.#setFact('token', token ?? '');
      this.#database.exec('commit');
    } catch {
      // A card that is not kept is read anew at the next start.
      if (this.#database.isTransaction) this.#database.exec('rollback');
    }
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #fact(name: string): string | undefined {
    const row = this.#database.prepare('select value from facts where name = ?').get(name);
    return row && String(row['value']);
  }

  #setFact(name: string, value: string): void {
    this.#database.prepare('insert or replace into facts values (?, ?)').run(name, value);
  }
}
