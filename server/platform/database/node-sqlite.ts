import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { SQLITE, sqliteCode } from './errors.ts';
import { openPrivateSqlite } from './files/data-folder.ts';
import { refuseDamage } from './files/integrity-check.ts';

/** How long a statement waits for another process that writes, and how often it looks. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 20;
const ROLLED_BACK = 'no transaction is active';

/**
 * Waits for another process that writes without holding up this one: SQLite itself would stop everything meanwhile, pages
 * included.
 */
class BusyRetryDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new BusyRetryConnection(await super.acquireConnection());
    return this.#connection;
  }

  /** SQLite has ended a transaction itself where the disk is full; that is no error beside the one that is reported. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes(ROLLED_BACK))) throw error;
    });
  }
}

class BusyRetryConnection implements DatabaseConnection {
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

/** While the file is opened; later the driver waits, which lets others have their turn. */
const BUSY_TIMEOUT_MS = 5000;
/**
 * Ids and keys are drawn at random, so that each lead changes pages all over the file: in place of 2 MB, so many KiB of it are held, and so many
 * pages of 4 KiB are written to the log in place of 1,000 before they go to their places (https://sqlite.org/pragma.html). A fifth more leads are
 * taken in a second (tools/bench/leads.mjs).
 */
const CACHE_KIB = 16_000;
const PAGES_IN_LOG = 4000;
/** Statements that are kept prepared; more than the site has, less those of odd group sizes. */
const PREPARED_MAX = 200;

/**
 * Opens a SQLite file, and makes it and its folder where they do not exist. What is committed is on the disk
 * (`synchronous = FULL`), so a crash right after a commit loses nothing.
 * @throws StorageError when the file is damaged, and SQLite's error when it cannot be opened
 */
export function openSqliteFile(file: string): DatabaseSync {
  const database = openPrivateSqlite(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    refuseDamage(database, file);
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0');
    database.exec(`pragma cache_size = -${CACHE_KIB}; pragma wal_autocheckpoint = ${PAGES_IN_LOG}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs Kysely on Node's own SQLite, which needs no native package. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  /** @param check is called before each transaction, and throws where nothing may be written */
  constructor(database: DatabaseSync, check: () => void = () => {}) {
    const forKysely = asKyselyDatabase(database, check);
    super({ database: forKysely });
    this.#database = forKysely;
  }

  override createDriver() {
    return new BusyRetryDriver({ database: this.#database });
  }

  /** SQLite can undo changes of the schema, so a migration that fails leaves nothing half made. */
  override createAdapter() {
    return new TransactionalSchemaAdapter();
  }

  override createQueryCompiler() {
    return new CompilerWithoutRowLocks();
  }
}

class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Leaves out `for update skip locked`: here one transaction writes at a time, so no row is ever locked for another. */
class CompilerWithoutRowLocks extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node);
  }
}

function asKyselyDatabase(database: DatabaseSync, check: () => void): SqliteDatabase {
  const statements = new LRUCache<string, StatementSync>({
    max: PREPARED_MAX,
    memoMethod: (sql) => database.prepare(sql),
  });
  return {
    close: () => database.close(),
    prepare: (sql) => {
      if (sql === 'begin') check();
      // A deferred transaction that reads first fails at once when another process writes meanwhile; this one waits.
      const statement = statements.memo(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
