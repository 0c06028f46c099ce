import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Post } from '#domain/blog.ts';
import { blogPosting } from './blog-posting.ts';
import { PostList } from './PostList.tsx';
import { TagFilter } from './TagFilter.tsx';

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
};

describe('the tag filter', () => {
  const show = (chosen?: string) =>
    renderToStaticMarkup(
      <TagFilter
        tags={[
          { id: 'ports', name: 'Ports' },
          { id: 'a b', name: 'A&B' },
        ]}
        chosen={chosen}
        labels={{ all: 'All', filter: 'Filter' }}
      />,
    );
  const current = (html: string) => /aria-current="page"[^>]*>([^<]*)/.exec(html)?.[1];

  test('links to every choice by an address of its own', () => {
    expect([...show().matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/resources/blog',
      '/resources/blog?tag=ports',
      '/resources/blog?tag=a%20b',
    ]);
  });

  test('marks the chosen tag, or All', () => {
    expect(current(show())).toBe('All');
    expect(current(show('ports'))).toBe('Ports');
    expect(current(show('unknown'))).toBeUndefined();
  });
});

describe('the list', () => {
  test('shows title, subtitle, date and tags, and links to the post', () => {
    const html = renderToStaticMarkup(<PostList posts={[POST]} read="Read" empty="None" />);
    expect(html).toContain('href="/resources/blog/gate-papers"');
    expect(html).toContain('<time dateTime="2026-11-12" class="text-muted">November 12, 2026</time>');
    expect(html).toContain('What the guard asks for');
    expect(html).toContain('Ports, Paperwork');
    expect(html).not.toContain('None');
  });

  test('says so when it is empty', () => {
    expect(renderToStaticMarkup(<PostList posts={[]} read="Read" empty="None yet" />)).toContain('None yet');
  });
});

test('search engines get the post with its canonical address', () => {
  expect(blogPosting(POST, 'https://example.com/resources/blog/gate-papers', 'Kayalink')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Gate papers',
    datePublished: '2026-11-12',
    mainEntityOfPage: 'https://example.com/resources/blog/gate-papers',
    publisher: { name: 'Kayalink' },
  });
});
