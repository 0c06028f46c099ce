import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { openStorage, type Storage } from '../../server/platform/database/index.ts';
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
 * Runs the same tests on SQLite and on a real PostgreSQL.
 * @param tests get a function that makes an empty database; it goes with the test that calls it
 */
export function eachDatabase(tests: (emptyDatabase: () => Promise<TestDatabase>) => void): void {
  describe.each(KINDS)('on $name', ({ makeUrl }) => {
    tests(async () => {
      const environment = { DATA_DIR: temporaryDirectory(), DATABASE_URL: await makeUrl() };
      return { environment, open: () => openStorage(environment.DATA_DIR, environment.DATABASE_URL) };
    });
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
