import { setTimeout as delay } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from 'kysely';
import { SQLITE, sqliteCode } from './sqlite-errors.ts';

/** How long a statement waits for another process that writes, and how often it looks. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 20;
const ROLLED_BACK = 'no transaction is active';

/**
 * Waits for another process that writes without holding up this one: SQLite itself would stop everything meanwhile, pages
 * included.
 */
export class PatientDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }

  /** SQLite has ended a transaction itself where the disk is full; that is no fault beside the one that is told. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes(ROLLED_BACK))) throw error;
    });
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (sqliteCode(error) !== SQLITE.busy || performance.now() > until) throw error;
        await delay(PAUSE_MS);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize ?? 1);
  }
}
