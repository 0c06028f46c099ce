import type { Document } from '@contentful/rich-text-types';
import type { Post, Tag } from '#domain/entries/blog.ts';
import type { Term } from '#domain/entries/glossary.ts';
import type { SiteEntry } from '../../entries/site-entry.ts';

/** A document of one paragraph. */
export function paragraph(value: string): Document {
  const text = { nodeType: 'text', value, marks: [], data: {} };
  return {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [text] }],
  } as unknown as Document;
}

/** A tag whose id is its name in small letters. */
export function tag(name: string): Tag {
  return { id: name.toLowerCase(), name };
}

export function post(slug: string, changes: Partial<Post> = {}): SiteEntry {
  const entry: Post = {
    slug,
    title: `On ${slug}`,
    subTitle: 'What there is to know',
    date: '2026-11-01',
    tags: [],
    image: { drawing: 'quay' },
    meta: { title: slug, description: 'About it' },
    byline: {},
    content: paragraph('Plain words.'),
    ...changes,
  };
  return { kind: 'post', entry };
}

export function guide(slug: string): SiteEntry {
  const { entry } = post(slug);
  return { kind: 'guide', entry: { ...(entry as Post), pdf: { file: `${slug}.pdf` } } };
}

export function term(subject: string, changes: Partial<Term> = {}): SiteEntry {
  const slug = subject.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const letter = subject.charAt(0).toUpperCase();
  return {
    kind: 'term',
    entry: { letter, slug, subject, subTitle: 'In one line', content: paragraph('A word.'), ...changes },
  };
}
