import { expect, test } from 'vitest';
import { withEagerScripts } from './eager-scripts.ts';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const eager = (name: string) =>
  `<script type="module" async fetchpriority="low" src="/_astro/${name}.js"></script>`;

test('scripts come at the end of the page, each once, in their order; inline code stays', () => {
  const inline = '<script>held()</script>';
  expect(
    withEagerScripts(
      `<head>${inline}${script('menu')}</head><body>${script('form')}<p></p></body>${script('menu')}`,
    ),
  ).toBe(`<head>${inline}</head><body><p></p>${eager('menu')}${eager('form')}</body>`);
});

test('words of a page are no place for scripts', () => {
  const page = `<head><meta content="</body>"></head><body>&lt;/body&gt;${script('menu')}</body>`;
  expect(withEagerScripts(page)).toBe(page.replace(script('menu'), eager('menu')));
});

test('what has no body is left alone', () => {
  expect(withEagerScripts(script('menu'))).toBe(script('menu'));
});
