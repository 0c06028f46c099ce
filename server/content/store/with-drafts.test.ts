import { expect, test } from 'vitest';
import type { Post } from '#domain/entries/blog.ts';
import { makeContent } from '../folder/make-content.ts';
import { Replica } from './replica/replica.ts';
import { post as entry } from './replica/testing.ts';
import { withDrafts } from './with-drafts.ts';

const CEMENT = { id: 'cement', name: 'Cement' };

const post = (slug: string, date: string, more: Partial<Post> = {}) => entry(slug, { date, ...more });

/** Twenty posts, one a day, the oldest first. */
function published() {
  const replica = Replica.inMemory();
  replica.change((writer) => {
    for (let day = 1; day <= 20; day += 1)
      writer.put(post(`p${day}`, `2026-03-${String(day).padStart(2, '0')}`));
    return '';
  });
  return makeContent(() => ({ revision: '', copy: { 'search-words': [] } }) as never, replica);
}

const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);

test('a draft stands on its page and in the list, where its date belongs', () => {
  const content = withDrafts(published(), [post('new', '2026-03-12')]);
  expect(content.article('post', 'new')?.title).toBe('On new');
  expect(slugs(content.posts())).toEqual(['p20', 'p19', 'p18', 'p17', 'p16', 'p15', 'p14', 'p13', 'new']);
  expect(slugs(content.posts({ page: 2 }))[0]).toBe('p12');
  expect(content.posts()).toMatchObject({ total: 21, pages: 3 });
  expect(slugs(content.posts({ page: 3 }))).toEqual(['p3', 'p2', 'p1']);
  expect(content.addresses().map(({ path }) => path)).toContain('/resources/blog/new');
});

test('a pinned draft stands first, as it will for visitors', () => {
  const content = withDrafts(published(), [post('new', '2026-03-02', { pinned: true })]);
  expect(slugs(content.posts()).slice(0, 2)).toEqual(['new', 'p20']);
  expect(new Set([1, 2, 3].flatMap((page) => slugs(content.posts({ page })))).size).toBe(21);
});

test('posts that a draft names and the series that it is part of are on its page', () => {
  const first = post('p3', '2026-03-03', { series: { name: 'Roads', part: 1 } });
  const draft = post('new', '2026-03-12', { related: ['p2', 'p5'], series: { name: 'Roads', part: 2 } });
  const content = withDrafts(published(), [draft, first]);
  const related = content.relatedPosts('new', 0.5).map(({ slug }) => slug);
  expect(related.slice(0, 2)).toEqual(['p2', 'p5']);
  expect(new Set(related).size).toBe(3);
  expect(content.series('Roads')).toEqual([
    { slug: 'p3', title: 'On p3', part: 1 },
    { slug: 'new', title: 'On new', part: 2 },
  ]);
  expect(withDrafts(published(), [post('p3', '2026-03-03')]).series('Roads')).toEqual([]);
});

test('a draft takes the place of what is published, once', () => {
  const content = withDrafts(published(), [post('p20', '2026-03-01', { title: 'Written anew' })]);
  expect(content.article('post', 'p20')?.title).toBe('Written anew');
  expect(content.posts().total).toBe(20);
  const all = [1, 2, 3].flatMap((page) => slugs(content.posts({ page })));
  expect(all).toHaveLength(20);
  expect(new Set(all).size).toBe(20);
  expect(all.indexOf('p20')).toBeGreaterThanOrEqual(18);
});

test('an address that the editors do not have any more is no page', () => {
  const gone = { kind: 'post', letter: '', slug: 'p20' } as const;
  const content = withDrafts(published(), [], [gone]);
  expect(content.article('post', 'p20')).toBeUndefined();
  expect(slugs(content.posts())).not.toContain('p20');
  expect(content.relatedPosts('p19', 0.5).map(({ slug }) => slug)).not.toContain('p20');
});

test('lists of a tag have the drafts that carry it', () => {
  const content = withDrafts(published(), [
    post('new', '2026-03-12', { tags: [CEMENT] }),
    post('p1', '2026-03-01'),
  ]);
  expect(slugs(content.posts({ tag: 'cement' }))).toEqual(['new']);
  expect(content.tags()).toEqual([CEMENT]);
});

test('the revision is another one for each state of a draft, and the published one is untouched', () => {
  const content = published();
  const revision = (title: string) => withDrafts(content, [post('new', '2026-03-12', { title })]).revision();
  expect(new Set([content.revision(), revision('a'), revision('b')]).size).toBe(3);
  expect(content.article('post', 'new')).toBeUndefined();
});
