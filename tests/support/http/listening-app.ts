import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp, type Parts } from '../../../server/http/app.ts';

const PAGE = `<!doctype html><title>A page</title>${'<p>Forty bags of cement.</p>'.repeat(100)}`;

/** A page renderer of a few lines: `/fails` throws, `/unknown` is not found. */
const render: Parts['render'] = async ({ url }) => {
  const { pathname } = new URL(url);
  if (pathname === '/fails') throw new Error('The secret inside');
  return new Response(PAGE, {
    status: pathname === '/unknown' ? 404 : 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
  });
};

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Listens on a port that the system chooses, until the test ends.
 * @returns a way to call it that changes nothing of the target or the answer, and the log
 */
export async function listeningApp(parts: Partial<Parts> = {}) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApp({
    config: { siteUrl: 'http://localhost', trustProxy: false, allowedHosts: [] },
    log: pino(stream),
    probes: {},
    servicesFor: () => ({ content: { revision: () => '1' } }) as ReturnType<Parts['servicesFor']>,
    render,
    addApi: async (api) => {
      api.post('/api/echo', (call) => ({ data: call.body }));
    },
    ...parts,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const call = (path: string, options: Call = {}) => send(port, path, options);
  return { call, lines, address: `http://127.0.0.1:${port}` };
}

function send(port: number, path: string, { method = 'GET', headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    outgoing.on('error', reject).end(body);
  });
}
