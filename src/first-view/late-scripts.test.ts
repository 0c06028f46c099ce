import { expect, test } from 'vitest';
import { RUNTIME } from '#src/islands/runtime.ts';
import { withLateScripts } from './late-scripts.ts';

const FILE = '<script type="module" src="/_astro/menu.js"></script>';
const INLINE = '<script type="module">counted()</script>';

test('script files are left to be loaded late, in their order; inline code stays', () => {
  const page = withLateScripts(
    `<head></head><body>${FILE}${INLINE}${FILE.replace('menu', 'form')}<script>${RUNTIME.code}</script></body>`,
  );
  expect(page).toContain(`content="/_astro/menu.js /_astro/form.js ${RUNTIME.path}"`);
  expect(page).toContain(INLINE);
  expect(page).not.toContain('src=');
  expect(page).not.toContain(RUNTIME.code);
});

test('a page without script files is not touched', () => {
  expect(withLateScripts(`<head></head>${INLINE}`)).toBe(`<head></head>${INLINE}`);
});

test('words of a description are no place for tags', () => {
  const meta = '<meta content="</head><head><script>x<img src=x>">';
  expect(withLateScripts(`<head>${meta}</head>${FILE}`)).toMatch(/^<head><meta name="late-scripts"[^<]*>/);
  expect(withLateScripts(`<head>${meta}</head>${FILE}`)).toContain(meta);
});
