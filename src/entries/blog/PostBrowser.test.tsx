// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POST_SKELETONS, type PostFilter, postFilter, postsPath } from '#domain/entries/blog.ts';
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
const address = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', '/resources/blog'));
afterEach(clear);

test('a topic shows at once, blocks stand in for its posts, and Back brings the posts of before', async () => {
  const held = Promise.withResolvers<string>();
  answerWith(() => held.promise);
  hydrate(blog());
  await userEvent.click(link('Ports'));
  expect(link('Ports').getAttribute('aria-current')).toBe('page');
  expect(link('All').getAttribute('aria-current')).toBeNull();
  expect(said()).toBe('On their way');
  expect(document.querySelectorAll('.waiting')).toHaveLength(POST_SKELETONS);
  expect(address()).toBe('/resources/blog?tag=ports');
  held.resolve(renderToStaticMarkup(blog({ tag: 'ports' })));
  await expect.poll(posts).toBe('Posts of /resources/blog?tag=ports');
  expect(said()).toBe('Count of /resources/blog?tag=ports');
  answerBlog();
  history.replaceState(null, '', '/resources/blog');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(posts).toBe('Posts of /resources/blog');
  expect(link('All').getAttribute('aria-current')).toBe('page');
});

test('a search follows what is typed, keeps the topic and is taken along by every other', async () => {
  answerBlog();
  history.replaceState(null, '', postsPath({ tag: 'ports' }));
  hydrate(blog({ tag: 'ports' }));
  await userEvent.type(field(), 'form m');
  await expect.poll(posts).toBe('Posts of /resources/blog?search=form+m&tag=ports');
  expect(link('All').getAttribute('href')).toBe('/resources/blog?search=form+m');
  await userEvent.click(link('Clear search'));
  await expect.poll(posts).toBe('Posts of /resources/blog?tag=ports');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

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
