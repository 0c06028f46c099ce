// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageAsker } from './fetch-page.ts';

const LIMIT_MS = 15_000;
const FIRST_PAUSE_MS = 2000;
const PAGE = '<main data-posts>Posts</main>';

const asker = new PageAsker('[data-posts]');
const unreached = vi.fn();
/** What the site does with each request, in order; the last again and again. */
let answers: ((signal: AbortSignal) => Promise<Response>)[];
const request = vi.fn((_address: string, { signal }: { signal: AbortSignal }) => {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  return answer?.(signal) ?? Promise.reject(new TypeError('offline'));
});

const respond = (status: number, body: string) => async () => new Response(body, { status });
const isOffline = () => Promise.reject(new TypeError('offline'));
const hangs = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const ask = () => asker.ask('/resources/blog', unreached);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  asker.stop();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test.each([
  ['hangs', hangs, LIMIT_MS],
  ['a server cannot answer just now', respond(503, 'Back in a second'), 0],
  ['has no connection', isOffline, 0],
])('an attempt that %s is made again after a pause', async (_, first, lastsMs) => {
  answers = [first, respond(200, PAGE)];
  const page = ask();
  await vi.advanceTimersByTimeAsync(lastsMs);
  expect(unreached).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS);
  expect((await page)?.querySelector('main')?.textContent).toBe('Posts');
  expect(request).toHaveBeenCalledTimes(2);
});

test('who asks again sends nothing during an attempt, and tries at once during a pause', async () => {
  answers = [isOffline];
  const first = ask();
  expect(await ask()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledOnce();
  answers = [respond(200, PAGE)];
  expect(await ask()).toBeDefined();
  expect(request).toHaveBeenCalledTimes(2);
  expect(await first).toBeUndefined();
});

test('the page is asked for at once when the connection is back', async () => {
  answers = [isOffline, respond(200, PAGE)];
  const page = ask();
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event('online'));
  expect(await page).toBeDefined();
});

test('an answer that is another page is one for a full load', async () => {
  answers = [respond(200, '<h1>Sign in to this network</h1>')];
  await expect(ask()).rejects.toThrow('No [data-posts] at /resources/blog');
});
