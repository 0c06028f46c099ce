import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '#tests/support/cli.ts';
import { makePostgresDatabase } from '#tests/support/databases.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { sendJson, typed } from '../resilience/visitors.ts';

/** Connections that a user of a small hosted plan may have. */
const LIMIT = 5;
const PASSWORD = 'for-this-test-alone';

/** A database whose owner may have few connections. @returns its address for that user */
async function smallDatabase(): Promise<string> {
  const url = new URL(await makePostgresDatabase());
  const user = `site_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`create role ${user} login password '${PASSWORD}' connection limit ${LIMIT}`);
  await client.query(`alter database ${url.pathname.slice(1)} owner to ${user}`);
  await client.query(`alter schema public owner to ${user}`);
  await client.end();
  return Object.assign(url, { username: user, password: PASSWORD }).href;
}

test.each([
  ['by itself', {}],
  ['with DATABASE_CONNECTIONS', { DATABASE_CONNECTIONS: '2' }],
])('%s, a busy site answers everybody and leaves a command its place', async (_how, settings) => {
  const environment = { DATA_DIR: temporaryDirectory(), DATABASE_URL: await smallDatabase() };
  const server = startServer({ ...environment, ...NO_LIMITS, ...settings });
  const address = await server.address;
  const sent = Array.from({ length: 40 }, () => sendJson(address, typed(), randomUUID()));
  const first = await Promise.race(sent);
  expect(first.status).toBe(201);
  const { code, errors } = await runCommand('leads', environment, 'list');
  expect(errors).not.toContain('too many connections');
  expect(code).toBe(0);
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([201]));
});

/** Takes all connections of a database until the test ends. @returns the settings of a site on it */
async function takenDatabase() {
  const environment = { DATA_DIR: temporaryDirectory(), DATABASE_URL: await smallDatabase() };
  const clients = Array.from({ length: LIMIT }, () => new pg.Client(environment.DATABASE_URL));
  await Promise.all(clients.map((client) => client.connect()));
  onTestFinished(async () => {
    await Promise.all(clients.map((client) => client.end()));
  });
  return environment;
}

test('a server that finds no connection left says so in one sentence, with the remedy', async () => {
  const server = startServer(await takenDatabase());
  expect(await server.ended).toBe(1);
  expect(server.printed()).toMatch(/too many connections.*set connections/);
  expect(server.printed()).not.toMatch(/node_modules|^\s+at /m);
});

test('a command that finds no connection left says so in one sentence, with the remedy', async () => {
  const environment = await takenDatabase();
  const { code, errors } = await runCommand('leads', environment, 'list');
  expect(code).toBe(1);
  expect(errors).toContain('too many connections');
  expect(errors).toContain('set connections');
  expect(errors).not.toMatch(/node_modules|^\s+at /m);
});
