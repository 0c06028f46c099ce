import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { newKey, post } from './post.ts';

const open: { close(): void }[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/contact`;
}

const answerOf = async (status: number, body = '', headers = {}) => {
  const path = await serve((_request, response) => response.writeHead(status, headers).end(body));
  return post({ key: 'k', path, body: {}, writtenAt: 0 });
};

test('a message goes as JSON under its idempotency key', async () => {
  const seen: { headers: IncomingMessage['headers']; body: string }[] = [];
  const path = await serve(async (request, response) => {
    seen.push({ headers: request.headers, body: await text(request) });
    response.writeHead(201).end();
  });
  const answer = await post({ key: 'key-1', path, body: { first_name: 'Amina' }, writtenAt: 0 });
  expect(answer).toEqual({ kind: 'accepted' });
  expect(seen).toEqual([
    {
      headers: expect.objectContaining({ 'idempotency-key': 'key-1', 'content-type': 'application/json' }),
      body: '{"first_name":"Amina"}',
    },
  ]);
});

test('named errors come back by field', async () => {
  const problem = { title: 'Invalid', errors: { email: 'Please enter a valid email address' } };
  expect(await answerOf(422, JSON.stringify(problem))).toEqual({ kind: 'invalid', errors: problem.errors });
});

test.each([429, 500, 503, 404])('status %i can be mended by a later attempt', async (status) => {
  expect(await answerOf(status)).toEqual({ kind: 'unreachable', status });
});

test('what the server hands out comes with the answer', async () => {
  const data = { pdf_url: '/api/guides/token/a-guide.pdf' };
  expect(await answerOf(200, JSON.stringify({ data }))).toEqual({ kind: 'accepted', data });
});

test('the pause that the server asks for comes along, as seconds or as a date', async () => {
  expect(await answerOf(429, '', { 'retry-after': '40' })).toMatchObject({ retryAfterMs: 40_000 });
  const soon = new Date(Date.now() + 3_600_000).toUTCString();
  const dated = await answerOf(503, '', { 'retry-after': soon });
  expect(dated).toHaveProperty('retryAfterMs', expect.closeTo(3_600_000, -4));
});

test('a 422 that names no field is not shown as an error of the visitor', async () => {
  expect(await answerOf(422, '{"title":"Invalid"}')).toMatchObject({ kind: 'unreachable' });
  expect(await answerOf(422, '<html>')).toMatchObject({ kind: 'unreachable' });
});

test('a line that breaks is unreachable', async () => {
  const path = await serve((request) => request.socket.destroy());
  expect(await post({ key: 'k', path, body: {}, writtenAt: 0 })).toEqual({ kind: 'unreachable' });
});

test('no method that browsers of the floor lack is used', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  expect(await answerOf(201)).toEqual({ kind: 'accepted' });
  vi.restoreAllMocks();
});

test('a browser that cannot send at all says so, which is no broken line', async () => {
  vi.stubGlobal('fetch', undefined);
  await expect(post({ key: 'k', path: '/api/contact', body: {}, writtenAt: 0 })).rejects.toThrow(TypeError);
  vi.unstubAllGlobals();
});

test('keys differ', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
