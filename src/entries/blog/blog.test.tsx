import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Post, type PostFilter, postsPath } from '#domain/entries/blog.ts';
import { times } from '#src/ui/art/goods/shapes.ts';
import { Paging } from './Paging.tsx';
import { Byline } from './Post.tsx';
import { TagFilter } from './PostSearch.tsx';
import { PostList } from './Posts.tsx';

const POST: Post = {
  slug: 'gate-papers',
  title: 'Gate papers',
  subTitle: 'What the guard asks for',
  date: '2026-11-12',
  tags: [
    { id: 'ports', name: 'Ports' },
    { id: 'paperwork', name: 'Paperwork' },
  ],
  image: { drawing: 'quay' },
  meta: { title: 'Gate papers', description: 'All papers' },
  byline: {},
};

describe('the tag filter', () => {
  const show = (filter: PostFilter = {}) =>
    renderToStaticMarkup(
      <TagFilter
        tags={[
          { id: 'ports', name: 'Ports' },
          { id: 'a b', name: 'A&B' },
        ]}
        filter={filter}
        labels={{ all: 'All', filter: 'Filter' }}
      />,
    );
  const current = (html: string) => /aria-current="page"[^>]*>([^<]*)/.exec(html)?.[1];

  test('links to every choice by an address of its own', () => {
    expect([...show().matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/resources/blog',
      '/resources/blog?tag=ports',
      '/resources/blog?tag=a+b',
    ]);
  });

  test('marks the chosen tag, or All', () => {
    expect(current(show())).toBe('All');
    expect(current(show({ tag: 'ports' }))).toBe('Ports');
    expect(current(show({ tag: 'unknown' }))).toBeUndefined();
  });
});

describe('the byline', () => {
  const PEOPLE = {
    ada: { name: 'Ada Obi', role: 'Ports', sample: false },
    musa: { name: 'Musa Bello', role: 'Yard', sample: false },
  };
  const COPY = {
    author: 'Written by',
    desk: '{brand}',
    reviewer: 'Checked by',
    written: 'Written',
    updated: 'Changed',
    checked: 'Facts checked',
    corrected: 'see what was corrected',
  };
  const show = (changes: Partial<Post>) =>
    renderToStaticMarkup(
      <Byline post={{ ...POST, ...changes }} copy={COPY} people={PEOPLE} brand="Kayalink" />,
    )
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');

  test('names author, reviewer and each of the days', () => {
    const byline = { author: 'ada', reviewer: 'musa', checked: '2026-11-20' };
    const text = show({ byline, updated: '2026-11-18' });
    expect(text).toContain('Written by Ada Obi , Ports Checked by Musa Bello , Yard');
    expect(text).toContain('Written November 12, 2026 Changed November 18, 2026');
    expect(text).toContain('Facts checked November 20, 2026');
  });

  test('has the initials of an author without a photograph, for the eye alone', () => {
    const html = renderToStaticMarkup(
      <Byline post={{ ...POST, byline: { author: 'ada' } }} copy={COPY} people={PEOPLE} brand="Kayalink" />,
    );
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"(?:(?!<\/svg>).)*>AO</);
  });

  test.each([{}, { author: 'nobody', reviewer: 'nobody' }])(
    'is of the company where nobody is known: %o',
    (byline) => {
      const text = show({ byline });
      expect(text).toContain('Written by Kayalink');
      expect(text).not.toContain('Checked by');
      expect(text).not.toContain('Facts checked');
    },
  );
});

describe('the list', () => {
  test('shows title, subtitle, date and tags, and links to the post', () => {
    const html = renderToStaticMarkup(<PostList posts={[POST]} read="Read" pinned="" />);
    expect(html).toContain('href="/resources/blog/gate-papers"');
    expect(html).toContain('<time dateTime="2026-11-12" class="text-muted">November 12, 2026</time>');
    expect(html).toContain('What the guard asks for');
    expect(html).toContain('Ports, Paperwork');
  });

  test('leaves no hole: one post is as wide as both columns where their number is odd', () => {
    const wide = (count: number) =>
      renderToStaticMarkup(
        <PostList posts={times(count).map((i) => ({ ...POST, slug: `${i}` }))} read="Read" pinned="" />,
      ).split('md:col-span-2').length - 1;
    expect([1, 2, 3, 4].map(wide)).toEqual([1, 0, 1, 0]);
  });
});

describe('the ways to other pages', () => {
  const show = (page: number, pages: number) =>
    renderToStaticMarkup(
      <Paging
        copy={{ label: 'Pages', newer: 'Newer', older: 'Older', place: 'Page {page} of {pages}' }}
        page={page}
        pages={pages}
        pathOf={(to) => postsPath({ tag: 'ports', search: 'axle', page: to })}
      />,
    );
  const links = (html: string) =>
    [...html.matchAll(/href="([^"]*)" rel="([^"]*)"/g)].map(([, ...link]) => link);

  test('keep the filter, and are there only where there is such a page', () => {
    const filtered = '/resources/blog?search=axle&amp;tag=ports';
    expect(show(1, 1)).toBe('');
    expect(links(show(1, 3))).toEqual([[`${filtered}&amp;page=2`, 'next']]);
    expect(links(show(2, 3))).toEqual([
      [filtered, 'prev'],
      [`${filtered}&amp;page=3`, 'next'],
    ]);
    expect(links(show(3, 3))).toEqual([[`${filtered}&amp;page=2`, 'prev']]);
    expect(show(2, 3)).toContain('Page 2 of 3');
  });
});
