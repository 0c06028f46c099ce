import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** The statements of a reader, each prepared once. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The rows of a query. */
  protected all(sql: string, ...values: SQLInputValue[]) {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement.all(...values);
  }

  /** The summaries that a query selects. */
  protected summaries<Summary>(sql: string, ...values: SQLInputValue[]): Summary[] {
    return this.all(sql, ...values).map(({ summary }) => JSON.parse(String(summary)) as Summary);
  }
}
