import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The requests that a vendor's interface got. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Of JSON, what it says; otherwise text. */
  body: unknown;
}

/** An answer: its status, and what its JSON says, if anything. */
export interface Answer {
  status: number;
  body?: unknown;
}

/** A vendor's interface on loopback, until the test ends. */
export interface Vendor {
  url: string;
  asked: Asked[];
  /** Answers the next questions in place of the vendor, one each. */
  fail(...statuses: number[]): void;
  /** Does what the next such question asks, and lets go of the line before it answers. */
  loseAnswerTo(method: string, path: string): void;
}

/** Starts a vendor's interface that answers as `answer` says. */
export async function startVendor(answer: (asked: Asked) => Answer): Promise<Vendor> {
  const asked: Asked[] = [];
  const failures: number[] = [];
  const lost: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor');
    const text = (await request.toArray()).join('');
    const isJson = request.headers['content-type'] === 'application/json' && text !== '';
    const one = {
      method: request.method ?? '',
      path: decodeURIComponent(pathname),
      query: searchParams,
      headers: request.headers,
      body: isJson ? JSON.parse(text) : text,
    };
    asked.push(one);
    const failure = failures.shift();
    const { status, body } = failure === undefined ? answer(one) : { status: failure, body: undefined };
    const place = lost.indexOf(`${one.method} ${one.path}`);
    if (place !== -1 && failure === undefined) {
      lost.splice(place, 1);
      response.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    fail: (...statuses) => void failures.push(...statuses),
    loseAnswerTo: (method, path) => void lost.push(`${method} ${path}`),
  };
}
