import { type Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Connections of a server, unless DATABASE_URL says otherwise (connections); a PostgreSQL takes a hundred by default, so some ten servers share one. */
const CONNECTIONS_MAX = 8;
/** Of those that a user may have, what is left to the notices of the server and to a command. */
const LEFT_TO_OTHERS = 3;
/** The most that a visitor's form waits for: a connection, then each statement. */
const CONNECTION_LIMIT_MS = 5 * SECOND;
const STATEMENT_LIMIT_MS = 10 * SECOND;
const IDLE_CONNECTION_MS = 30 * SECOND;
/** A schema changes once for all processes that start together: they wait for the first. */
const MIGRATION_LIMIT_MS = 10 * MINUTE;

/** Counts and sums of whole numbers (`int8`) come as text by default; none of ours leaves the safe integers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

function dialect(databaseUrl: string, limits: pg.PoolConfig): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'kayalink-website',
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    keepAlive: true,
    // A commit is on the disk, whatever the server's default is.
    options: '-c synchronous_commit=on',
    types,
    ...limits,
  });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that breaks while it is in use; its query fails all the same.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** How many connections a server keeps where nothing is set: fewer where its user, or its database, may have only a few. */
export async function connectionsFor<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`select min(most) as most from (
    select rolconnlimit as most from pg_roles where rolname = current_user
    union all select datconnlimit from pg_database where datname = current_database()) as limits
    where most >= 0`.execute(db);
  const most = rows[0]?.most ?? Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(CONNECTIONS_MAX, most - LEFT_TO_OTHERS));
}

/**
 * Runs Kysely on PostgreSQL. Nothing connects before the first query.
 * @param databaseUrl `postgres://user:password@host:5432/name`; `?sslmode=verify-full` asks for TLS
 * @param connections at the same time; what needs one more waits
 */
export function postgresDialect(databaseUrl: string, connections: number): PostgresDialect {
  return dialect(databaseUrl, {
    max: connections,
    statement_timeout: STATEMENT_LIMIT_MS,
    // Also ends a query whose server has fallen silent.
    query_timeout: STATEMENT_LIMIT_MS + SECOND,
  });
}

/** The same with one connection and the timeout that changes of the schema need. */
export function postgresMigrationDialect(databaseUrl: string): PostgresDialect {
  return dialect(databaseUrl, {
    max: 1,
    statement_timeout: MIGRATION_LIMIT_MS,
    idle_in_transaction_session_timeout: MIGRATION_LIMIT_MS,
  });
}
