import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;

test('scripts are named at the end of the page, each once, in their order; inline code stays', () => {
  const inline = '<script>held()</script>';
  expect(
    withLateScripts(
      `<head>${inline}${script('menu')}</head><body>${script('form')}<p></p></body>${script('menu')}`,
    ),
  ).toBe(
    `<head>${inline}</head><body><p></p><template data-scripts="/_astro/menu.js /_astro/form.js"></template></body>`,
  );
});

test('scripts and styles without code, which the build has emptied, are left out', () => {
  expect(
    withLateScripts(`<body><style></style><script> </script><script></script>${script('menu')}</body>`),
  ).toBe('<body><template data-scripts="/_astro/menu.js"></template></body>');
});

test('words of a page are no place for scripts', () => {
  const page = `<head><meta content="</body>"></head><body>&lt;/body&gt;${script('menu')}</body>`;
  expect(withLateScripts(page)).toBe(
    page.replace(script('menu'), '<template data-scripts="/_astro/menu.js"></template>'),
  );
});

test('a page without scripts, and what has no body, is left alone', () => {
  expect(withLateScripts('<body></body>')).toBe('<body></body>');
  expect(withLateScripts(script('menu'))).toBe(script('menu'));
});
