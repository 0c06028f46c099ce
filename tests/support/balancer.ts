import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HASHED_PATH } from '#domain/shared/paths.ts';
import type { Balancer } from './nginx.ts';

const PROBE_MS = 200;

/**
 * Starts a small balancer for systems without nginx. It asks `/readyz`, sends visitors to replicas that are ready in turns, and to
 * the next one where a connection breaks before there is an answer, or where a file is asked for that only another version has.
 * @param replicas their addresses
 */
export async function startBalancer(replicas: string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(replicas);
  const probe = (replica: string) => {
    const asked = request(`${replica}/readyz`, { agent }, (answer) => {
      if (answer.resume().statusCode === 200) ready.add(replica);
      else ready.delete(replica);
    });
    asked.on('error', () => ready.delete(replica));
    asked.end();
  };
  const timer = setInterval(() => replicas.forEach(probe), PROBE_MS);
  let turn = 0;
  const server = createServer(async (visit, response) => {
    const body = Buffer.concat(await visit.toArray());
    turn += 1;
    const inTurn = replicas.map((_, at) => replicas[(at + turn) % replicas.length] ?? '');
    const order = inTurn.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
    for (const replica of order) if (await passOn(replica, visit, body, response, agent)) return;
    response.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @returns whether there was an answer; one that breaks off breaks off for the visitor too */
function passOn(
  replica: string,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  agent: Agent,
): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(replica + url, { method, headers, agent }, (answer) => {
      if (answer.statusCode === 404 && HASHED_PATH.test(url)) {
        answer.resume();
        return resolve(false);
      }
      const { connection, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.on('error', () => response.destroy()).pipe(response);
      resolve(true);
    });
    asked.on('error', () => resolve(false));
    asked.end(body);
  });
}
