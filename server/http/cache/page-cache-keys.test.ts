import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { PageCache, RENEWED_AFTER_MS } from './page-cache.ts';
import { readVisit } from './page-cache-keys.ts';

test.each([
  ['/about', '/about', true],
  ['/about?utm_source=x', '/about', true],
  ['/about?__proto__=1&constructor=2', '/about', true],
  ['/resources/blog?tag=ports&utm_source=x', '/resources/blog?tag=ports', true],
  ['/resources/blog?tag=ports&page=2', '/resources/blog?page=2&tag=ports', true],
  ['/resources/blog?page=2&tag=ports', '/resources/blog?page=2&tag=ports', true],
  ['/resources/blog?search=lorry', '/resources/blog?search=lorry', false],
  [`/resources/blog?tag=${'x'.repeat(61)}`, `/resources/blog?tag=${'x'.repeat(61)}`, false],
  ['/resources/authors/ada?page=2&tag=ports', '/resources/authors/ada?page=2', true],
  ['/newsletter/confirm?token=abc', '/newsletter/confirm?token=abc', false],
  ['/products/haulage?weight=30', '/products/haulage?weight=30', false],
  ['/products/haulage?weight=&x=', '/products/haulage?weight=', false],
  ['/resources/blog?tag=&page=', '/resources/blog', true],
  ['/resources/blog?tag=ports&tag=evil', '/resources/blog?tag=ports', true],
  ['/resources/blog?TAG=evil', '/resources/blog', true],
  ['/resources/blog?tag[]=evil', '/resources/blog', true],
  ['/resources/blog?tag=ports;page=2', '/resources/blog?tag=ports%3Bpage%3D2', true],
])('a visit to %s is rendered as %s, shared: %s', (asked, target, shared) => {
  expect(readVisit(asked)).toEqual({ target, shared });
});

test('a visit in another language reads what its page reads in the default one', () => {
  expect(readVisit('/fr/resources/blog?tag=ports&x=', '/fr')).toEqual({
    target: '/fr/resources/blog?tag=ports',
    shared: true,
  });
  expect(readVisit('/fr?utm_source=x', '/fr')).toEqual({ target: '/fr', shared: true });
});

const log = pino({ level: 'silent' });

/** A site with two posts, whose pages show the post of their path, terms of the glossary, and a road. */
async function site() {
  const state = {
    revision: 1,
    posts: { gate: 'Gate', tank: 'Tank' } as Record<string, string>,
    terms: ['TEU'],
    roads: { route: () => 'A1' },
    /** Happens once, after a page has asked for its post and before it is done. */
    whenRead: () => {},
  };
  const content = {
    revision: () => String(state.revision),
    article: (_: 'post', slug: string) => ({ title: state.posts[slug] }),
    terms: () => [...state.terms],
    termsIn: () => state.terms.filter((term) => term !== 'SON'),
    roads: () => state.roads,
  } as unknown as Content;
  const cache = new PageCache({ revision: content.revision, log });
  const made: string[] = [];
  const { call } = await listeningApp({
    cache,
    servicesFor: () => ({ content }) as Services,
    render: async ({ url }, services) => {
      const { pathname } = new URL(url);
      made.push(pathname);
      const asked = services.content;
      const title = asked.article('post', pathname.slice(1))?.title;
      state.whenRead();
      state.whenRead = () => {};
      const text = {} as Parameters<Content['termsIn']>[0];
      const words = pathname === '/road' ? asked.roads() : [title, asked.termsIn(text)];
      return new Response(JSON.stringify(words), {
        headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
      });
    },
  });
  const visit = async (path: string) => (await call(path)).body.toString();
  await visit('/gate');
  await visit('/tank');
  await visit('/road');
  /** Changes the content and makes the pages anew that it changes. @returns their paths */
  const change = async (how: () => void) => {
    made.length = 0;
    how();
    state.revision += 1;
    for (const target of cache.targets()) await cache.refresh(target);
    return made.toSorted();
  };
  return { state, cache, visit, change };
}

test('a change makes only those pages anew that it changes, and the others are as good as new', async () => {
  const { state, cache, visit, change } = await site();
  const retitle = () => {
    state.posts['tank'] = 'A longer tank';
  };
  const before = cache.tags();
  expect(await change(retitle)).toEqual(['/tank']);
  expect(await visit('/tank')).toContain('A longer tank');
  expect(cache.changedSince(before)).toEqual(['/tank']);
  expect(cache.find('/gate')?.revision).toBe('2');
  expect(await change(() => {})).toEqual([]);
  const untitle = () => {
    delete state.posts['gate'];
  };
  expect(await change(untitle)).toEqual(['/gate']);
  expect(await visit('/gate')).not.toContain('Gate');
});

test('a new term makes the pages anew that may name it, and another book of roads those with roads', async () => {
  const { state, change } = await site();
  expect(await change(() => state.terms.push('CBM'))).toEqual(['/gate', '/tank']);
  expect(await change(() => Object.assign(state, { roads: { route: () => 'A2' } }))).toEqual(['/road']);
});

test('pages that nobody has looked at since a change, and those that are gone, may be others', async () => {
  const { state, cache } = await site();
  const before = cache.tags();
  state.revision += 1;
  expect(cache.changedSince(before).toSorted()).toEqual(['/gate', '/road', '/tank']);
  for (const target of ['/gate', '/road']) await cache.refresh(target);
  cache.drop('/tank');
  expect(cache.changedSince(before)).toEqual(['/tank']);
});

test('a page that is old is made anew though nothing changed', async () => {
  const { change } = await site();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + RENEWED_AFTER_MS + 1000 });
  try {
    expect(await change(() => {})).toEqual(['/gate', '/road', '/tank']);
  } finally {
    vi.useRealTimers();
  }
});

test('a change while a page is being made is not lost', async () => {
  const { state, cache, visit, change } = await site();
  const retitle = () => {
    state.posts['gate'] = 'The second gate';
    state.whenRead = () => {
      state.posts['gate'] = 'The third gate';
      state.revision += 1;
    };
  };
  expect(await change(retitle)).toEqual(['/gate']);
  await cache.refresh('/gate');
  expect(await visit('/gate')).toContain('The third gate');
});
