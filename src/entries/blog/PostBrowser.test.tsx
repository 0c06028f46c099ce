// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PostFilter, postFilter, postsPath } from '#domain/entries/blog.ts';
import { answerWith, clear, hydrate, serve, watchLoads } from '#src/ui/islands/testing.tsx';
import { PostBrowser } from './PostBrowser.tsx';

const WORDS = {
  list: 'Posts',
  allTags: 'All',
  tagFilter: 'Filter',
  search: { label: 'Search the posts', action: 'Search', clear: 'Clear search' },
  waiting: 'On their way',
  unreached: 'Tried again',
} as const;
const TAGS = [
  { id: 'ports', name: 'Ports' },
  { id: 'haulage', name: 'Haulage' },
];

/** The blog as the server sends it under a filter, which the one post names. */
const blog = (filter: PostFilter = {}) => (
  <PostBrowser
    words={WORDS}
    tags={TAGS}
    filter={filter}
    count={`Count of ${postsPath(filter)}`}
    isWaiting={false}
  >
    <article>Posts of {postsPath(filter)}</article>
    <a href={postsPath({ ...filter, page: 2 })}>Older</a>
  </PostBrowser>
);
const answerBlog = () =>
  answerWith((address) =>
    renderToStaticMarkup(blog(postFilter(new URL(address, location.origin).searchParams))),
  );

const link = (name: string) => screen.getByRole('link', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search the posts' });
const posts = () => screen.queryByRole('article')?.textContent;
const said = () => screen.getByRole('status').textContent;

beforeEach(() => history.replaceState(null, '', '/resources/blog'));
afterEach(clear);

test('what was typed before hydration is searched for', async () => {
  answerBlog();
  const hydrateIt = serve(blog());
  await userEvent.type(field(), 'axle');
  hydrateIt();
  await expect.poll(posts).toBe('Posts of /resources/blog?search=axle');
});

test('a link in the list turns the page, and the focus stays in the region', async () => {
  answerBlog();
  hydrate(blog());
  await userEvent.click(link('Older'));
  await expect.poll(posts).toBe('Posts of /resources/blog?page=2');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Posts' }));
});

test('without a connection the posts stay and the choice is tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  hydrate(blog());
  await userEvent.click(link('Ports'));
  await expect.poll(said).toBe('Tried again');
  expect(posts()).toBe('Posts of /resources/blog');
});

test.each([
  [
    'change the address',
    () =>
      vi.spyOn(history, 'pushState').mockImplementation(() => {
        throw new TypeError('not here');
      }),
  ],
])('a browser that cannot %s follows the link', async (_, prepare) => {
  const loads = watchLoads();
  answerBlog();
  hydrate(blog());
  prepare();
  await userEvent.click(link('Ports'));
  await expect.poll(() => loads.mock.calls.length).toBe(1);
  expect(`${loads.mock.calls[0]?.[0]}`).toBe('/resources/blog?tag=ports');
});
