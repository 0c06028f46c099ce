import { expect, test, vi } from 'vitest';

vi.stubGlobal('BUILD', {
  id: 'a',
  parameters: { '/resources/faq': ['category'], '/resources/authors/*': ['page'] },
});
const { pageAddress } = await import('./build.ts');
const { filesIn, importsOf, namesIn } = await import('./network.ts');

test('a page is kept under what it reads of its address', () => {
  expect(pageAddress('https://a.example/resources/faq?utm_source=x&category=services#questions')).toBe(
    'https://a.example/resources/faq?category=services',
  );
  expect(pageAddress('https://a.example/resources/faq?category=')).toBe(
    'https://a.example/resources/faq?category=',
  );
  expect(pageAddress('https://a.example/resources/authors/ada?page=2&utm_source=x')).toBe(
    'https://a.example/resources/authors/ada?page=2',
  );
  expect(pageAddress('https://a.example/resources/glossary/glossaryD/demurrage?contentType=D')).toBe(
    'https://a.example/resources/glossary/glossaryD/demurrage',
  );
});

test('the files of a page are found in its links, sources and code', () => {
  const html =
    '<link href="/_astro/a.css"><img src="/art/b.1.svg" srcset="/media/c.webp 2x"><a href="/about">';
  expect([...filesIn(html)]).toEqual(['/_astro/a.css', '/art/b.1.svg', '/media/c.webp']);
  expect([...namesIn('import"./x-Y_1.js";url(/_astro/face.woff2) p.class')]).toEqual([
    'x-Y_1.js',
    'face.woff2',
  ]);
});

test('what a script imports lies beside it', () => {
  const script =
    'import{t as e}from"./Br_6-J.js";import"./x.js";const f=()=>import("./late.js"),s="./no.js";';
  expect(importsOf('/_astro/price.js', script)).toEqual([
    '/_astro/Br_6-J.js',
    '/_astro/x.js',
    '/_astro/late.js',
  ]);
});

test('a long text without a name costs no more than its length', () => {
  const begun = performance.now();
  expect(namesIn('x'.repeat(1_000_000)).size).toBe(0);
  expect(performance.now() - begun).toBeLessThan(2000);
});
