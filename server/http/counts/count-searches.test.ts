import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { HeardNames } from '../../visits/tally.ts';
import { countSearches } from './count-searches.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const SEARCH = '/resources/search?q=demurrage';

async function counted(
  url: string,
  headers: Record<string, string> = {},
  times = 1,
  method = 'GET',
  several = 1,
) {
  const searches: [string, boolean][] = [];
  const app = Fastify();
  countSearches(
    app,
    { add: (...one: [string, boolean]) => void searches.push(one) },
    (query) => query !== 'x',
    new HeardNames(several),
  );
  app.get('/*', async (_request, reply) => reply.send(''));
  app.post('/*', async (_request, reply) => reply.send(''));
  for (let time = 0; time < times; time += 1)
    await app.inject({ method: method as 'GET', url, headers: { 'user-agent': PHONE, ...headers } });
  await app.close();
  return searches;
}

test('a search counts, with whether it found anything', async () => {
  expect(await counted(SEARCH)).toEqual([['demurrage', true]]);
  expect(await counted('/resources/search?utm_source=a&q=x')).toEqual([['x', false]]);
});

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a program', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a page of others', { 'sec-fetch-site': 'cross-site' }],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
])('%s does not', async (_, headers) => {
  expect(await counted(SEARCH, headers)).toEqual([]);
});

test.each([
  '/resources/search',
  '/resources/search?q=',
  '/resources/blog?q=a',
  `${SEARCH}${'a'.repeat(150)}`,
])('no search is %s', async (url) => {
  expect(await counted(url)).toEqual([]);
});

test('words that one network alone searches for do not count', async () => {
  expect(await counted('/resources/search?q=chidi+owes+me+money', {}, 50, 'GET', 3)).toEqual([]);
});

test('one network counts only so often', async () => {
  expect(await counted(SEARCH, {}, 70)).toHaveLength(60);
  expect(await counted(SEARCH, {}, 1, 'POST')).toEqual([]);
});
