import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request that another system got. */
export interface ReceivedPost {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system on loopback that takes posts. */
export interface Receiver {
  url: string;
  received: ReceivedPost[];
  end: () => void;
}

/** Starts a receiver that goes with the test. @param answers as of `openReceiver` */
export async function startReceiver(...answers: number[]): Promise<Receiver> {
  const receiver = await openReceiver(...answers);
  onTestFinished(receiver.end);
  return receiver;
}

/**
 * Starts a receiver, until anyone ends it.
 * @param answers the status of each answer, in turn; the last one stays. 0 never answers.
 */
export async function openReceiver(...answers: number[]): Promise<Receiver> {
  const received: ReceivedPost[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    received.push({ path: request.url ?? '', headers: request.headers, body });
    const status = (answers.length > 1 ? answers.shift() : answers[0]) ?? 204;
    if (status > 0) response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, end };
}
