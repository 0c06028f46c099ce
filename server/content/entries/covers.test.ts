import { expect, test } from 'vitest';
import { TagNames } from './articles.ts';
import { parsePosts } from './posts.ts';

const post = (cover: string) => `---
title: A post about a gate
subTitle: What stands at the gate in the morning.
date: 2026-11-20
tags: [Haulage]
${cover}
meta:
  title: A post about a gate
  description: What stands at the gate in the morning, and who opens it before the first truck leaves.
---
Text.
`;

async function read(cover: string) {
  const problems: string[] = [];
  const [found] = await parsePosts(new Map([['blog/gate.md', post(cover)]]), new TagNames(), problems);
  return { problems, image: found?.image };
}

test('a cover is a drawing, or a picture with what is said of it', async () => {
  expect(await read('cover: quay')).toEqual({ problems: [], image: { drawing: 'quay' } });
  const words = "alt: 'A gate', credit: Amina Bello, focus: 20% 80%";
  expect(await read(`cover: { file: gate.jpg, ${words} }`)).toEqual({
    problems: [],
    image: {
      url: '/media/gate.jpg',
      width: 1,
      height: 1,
      alt: 'A gate',
      credit: 'Amina Bello',
      focus: '20% 80%',
    },
  });
});

test.each([
  ['', 'blog/gate.md: line 2: cover: is missing: choose a drawing (quay, '],
  [
    'cover: images/wharf.jpg',
    'blog/gate.md: line 6: cover: write cover: { file: wharf.jpg, alt: what the picture shows }, and put it into images/',
  ],
  ['cover: wharf', 'blog/gate.md: line 6: cover: choose a drawing (quay, '],
  [
    'cover: { file: gate.jpg }',
    'blog/gate.md: line 6: cover.alt: is missing: write what it shows, for those who do not see it',
  ],
  [
    "cover: { file: gate.jpg, alt: '' }",
    'blog/gate.md: line 6: cover.alt: write what it shows, for those who do not see it',
  ],
  [
    'cover: { file: gate.jpg, alt: A gate, focus: left }',
    "blog/gate.md: line 6: cover.focus: write how far it is from the left and from the top, such as '60% 30%'",
  ],
  [
    'cover: { file: gate.jpg, alt: A gate, by: Ada }',
    "blog/gate.md: line 6: cover: remove 'by': nothing reads it",
  ],
  [
    'cover: { url: https://example.com/a.jpg, width: 9, height: 9, alt: A gate }',
    "blog/gate.md: line 6: cover: add the picture to the images and give its 'file' and 'alt': pages show no pictures of other sites",
  ],
])('%j is reported with line, field and remedy, and nothing else is said of it', async (cover, reported) => {
  const { problems } = await read(cover);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reported);
});
