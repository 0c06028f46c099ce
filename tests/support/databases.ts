import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject, test } from 'vitest';
import { openStorage, type Storage } from '../../server/platform/database/index.ts';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { temporaryDirectory } from './process.ts';

/** An empty database for one test. */
export interface TestDatabase {
  /** The environment that leads a process to it: a data directory of its own and, with PostgreSQL, the address. */
  environment: { DATA_DIR: string; DATABASE_URL: string };
  open(): Promise<Storage>;
}

const KINDS = [
  { name: 'SQLite', makeUrl: async () => '' },
  { name: 'PostgreSQL', makeUrl: makePostgresDatabase },
];

/**
 * They get a function that makes an empty database, which goes with the test that calls it, and `test` for what is done with answers of a
 * database: in CI it runs on the first alone.
 */
type DatabaseTests = (emptyDatabase: () => Promise<TestDatabase>, testOnce: typeof test) => void;

/**
 * Runs the same tests on SQLite and on a real PostgreSQL.
 * @param tests about what is asked of a database
 */
export const eachDatabase = (tests: DatabaseTests) => runOn(KINDS, tests);

/**
 * Runs tests in CI on the database of that name alone, and on both by hand and at night.
 * @param name of the database; files take turns
 * @param tests about what is done with answers of a database: the queries are tried on both beside their code
 */
export const oneDatabase = (name: 'SQLite' | 'PostgreSQL', tests: DatabaseTests) =>
  runOn(TRIES_EVERY_CASE ? KINDS : KINDS.filter((kind) => kind.name === name), tests);

function runOn(kinds: typeof KINDS, tests: DatabaseTests): void {
  describe.each(kinds)('on $name', (kind) => {
    const emptyDatabase = async () => {
      const environment = { DATA_DIR: temporaryDirectory(), DATABASE_URL: await kind.makeUrl() };
      return { environment, open: () => openStorage(environment.DATA_DIR, environment.DATABASE_URL) };
    };
    tests(emptyDatabase, test.runIf(TRIES_EVERY_CASE || kind === kinds[0]) as typeof test);
  });
}

/** Makes a database in the PostgreSQL of this run. @returns its address */
export async function makePostgresDatabase(): Promise<string> {
  const answer = await fetch(inject('postgresDesk'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/postgres$/, name);
}
