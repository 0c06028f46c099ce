import { expect, test } from 'vitest';
import { AUTHOR_POSTS_PER_PAGE, type Post } from '#domain/entries/blog.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import type { CopySnapshot } from '../folder/copy-snapshot.ts';
import { makeContent } from '../folder/make-content.ts';
import { Replica } from '../store/replica/replica.ts';
import { post } from '../store/replica/testing.ts';
import { bylineErrors, checkPlaces } from './posts.ts';

const made = (slug: string, changes: Partial<Post> = {}) => post(slug, changes).entry as Post;

async function contentOf(...posts: Post[]) {
  const replica = Replica.inMemory();
  await replica.replace(async (writer) => {
    for (const entry of posts) writer.put({ kind: 'post', entry });
    return undefined;
  });
  const people = { ada: { name: 'Ada' } };
  return makeContent(() => ({ copy: { people, 'search-words': [] } }) as unknown as CopySnapshot, replica);
}
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

test('related posts, parts of a series and pinned posts are held against all others', () => {
  const pinned = ['a', 'b', 'c', 'd'].map((slug) => made(slug, { pinned: true }));
  const series = { name: 'Boxes', part: 1 };
  const problems: string[] = [];
  checkPlaces([...pinned, made('e', { related: ['f', 'e', 'a'], series }), made('g', { series })], problems);
  expect(problems).toEqual([
    "blog/e.md: related: there is no post 'f': choose another by the last part of its address",
    'blog/e.md: related: name other posts, not this one',
    "blog/g.md: series: part 1 of 'Boxes' is already blog/e.md: choose another one",
    'blog/d.md: pinned: 3 newer posts are pinned: take it out here, or in blog/a.md, blog/b.md, blog/c.md',
  ]);
});

test.each(['a', 'd'])(
  'of four pinned posts, %s is reported where it is saved, with the other three',
  (saved) => {
    const pinned = ['a', 'b', 'c', 'd'].map((slug) => made(slug, { pinned: true }));
    const problems: string[] = [];
    checkPlaces(pinned, problems, undefined, (file) => file === `blog/${saved}.md`);
    const others = ['a', 'b', 'c', 'd'].filter((slug) => slug !== saved).map((slug) => `blog/${slug}.md`);
    expect(problems).toEqual([
      `blog/${saved}.md: pinned: 3 other posts are pinned: take it out here, or first in one of ${others.join(', ')}`,
    ]);
  },
);

test('pinned posts stand before the newest, on one page, and not where a topic is chosen', async () => {
  const tags = [{ id: 'ports', name: 'Ports' }];
  const posts = Array.from({ length: 20 }, (_, n) =>
    made(`p${n}`, { date: `2026-10-${10 + n}`, tags, ...((n === 3 || n === 7) && { pinned: true }) }),
  );
  const content = await contentOf(...posts);
  const pages = [1, 2, 3].map((page) => slugs(content.posts({ page }).items));
  expect(pages.map((page) => page.length)).toEqual([9, 9, 2]);
  expect(pages[0]?.slice(0, 4)).toEqual(['p7', 'p3', 'p19', 'p18']);
  expect(new Set(pages.flat()).size).toBe(20);
  expect(slugs(content.posts({ tag: 'ports' }).items)[0]).toBe('p19');
});

test('what an editor chose stands first below a post, whatever is not there is left out, and chance fills the rest', async () => {
  const others = Array.from({ length: 9 }, (_, n) => made(`other-${n}`));
  const content = await contentOf(made('gate', { related: ['tank', 'gone'] }), made('tank'), ...others);
  for (let draw = 0; draw < 20; draw += 1) {
    const below = slugs(content.relatedPosts('gate', draw / 20));
    expect(below[0]).toBe('tank');
    expect([below.length, new Set(below).size, below.includes('gate')]).toEqual([3, 3, false]);
  }
});

test('the parts of a series are those that are there, in order', async () => {
  const inSeries = (slug: string, part: number, date = '2026-11-01') =>
    made(slug, { date, series: { name: 'Boxes', part } });
  const content = await contentOf(inSeries('c', 3), inSeries('a', 1), inSeries('b', 2, '2028-01-01'));
  expect(content.series('Boxes')).toEqual([
    { part: 1, slug: 'a', title: 'On a' },
    { part: 3, slug: 'c', title: 'On c' },
  ]);
});

test('anyone who is known and wrote or checked a post has a page with it', async () => {
  const content = await contentOf(
    made('a', { byline: { author: 'ada' } }),
    made('b', { byline: { author: 'nobody', reviewer: 'ada' } }),
  );
  expect(content.authors()).toEqual(['ada']);
  expect(slugs(content.postsOf('ada', 'author').items)).toEqual(['a']);
  expect(slugs(content.postsOf('ada', 'reviewer').items)).toEqual(['b']);
});

test('many posts of somebody come in pages, the newest first, each once', async () => {
  const count = AUTHOR_POSTS_PER_PAGE * 2 + 1;
  const written = Array.from({ length: count }, (_, place) =>
    made(`p${place}`, { byline: { author: 'ada' } }),
  );
  const content = await contentOf(...written);
  const pages = [1, 2, 3].map((page) => content.postsOf('ada', 'author', page));
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [AUTHOR_POSTS_PER_PAGE, count],
    [AUTHOR_POSTS_PER_PAGE, count],
    [1, count],
  ]);
  expect(new Set(pages.flatMap(({ items }) => slugs(items))).size).toBe(count);
  expect(content.postsOf('ada', 'author', 4)).toMatchObject({ items: [], pages: 3 });
});

test('a post is found by the words of its corrections, and changed on the day of the newest', async () => {
  const corrections = [{ date: '2026-11-20', text: 'Bonded warehouses are open on Sundays.' }];
  const content = await contentOf(made('a', { corrections, updated: '2026-11-20' }), made('b'));
  expect(slugs(content.posts({ search: 'bonded' }).items)).toEqual(['a']);
  expect(content.addresses().find(({ path }) => path.endsWith('/a'))?.changed).toBe('2026-11-20');
  expect(content.article('post', 'a')?.corrections).toEqual(corrections);
  expect(content.posts({}).items[0]).not.toHaveProperty('corrections');
});

test('facts are checked on a day between that of the post and today', () => {
  const errors = (checked: string) => bylineErrors({ checked, date: '2026-01-05' });
  expect(errors('2026-01-05')).toEqual([]);
  expect(errors(lagosDay(new Date()))).toEqual([]);
  expect(errors('2026-01-04')).toEqual(['checked: write the day of the date or a later one']);
  expect(errors(lagosDay(new Date(Date.now() + 2 * 86_400_000)))).toEqual([
    'checked: write the day of a check that is made: this one is still to come',
  ]);
});
