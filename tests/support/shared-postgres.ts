import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers GET with the address of the PostgreSQL of this run; the first one who asks has it started. */
    postgresDesk: string;
  }
}

/** One PostgreSQL for a whole run of tests, started when the first test asks. It lives shortly, so it need not sync. */
export default async function sharedPostgres(project: TestProject) {
  let postgres: Promise<PostgresServer> | undefined;
  const desk = createServer(async (_request, response) => {
    postgres ??= startPostgres({ fsync: 'off', full_page_writes: 'off' });
    // A test that asks again after seconds would meet the moment in which an idle connection ends.
    response.setHeader('connection', 'close');
    try {
      response.end((await postgres).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('postgresDesk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    await (await postgres?.catch(() => undefined))?.stop();
  };
}
