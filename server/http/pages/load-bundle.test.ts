import { expect, test } from 'vitest';
import { SCREENS } from '#domain/shared/screens.ts';
import { hashOf } from '../hooks/security.ts';
import { endOfFirstScreen, withFirstSheets } from './load-bundle.ts';

const WHOLE = '.a{color:red}.b{color:blue}';
const SPLIT = { [hashOf(WHOLE)]: { first: '.a{color:red}', rest: '/_astro/rest.css' } };
const POLICY = `script-src 'self'; style-src 'self' '${hashOf(WHOLE)}';`;

const pageOf = async (html: string, type = 'text/html; charset=utf-8', policy = POLICY) => {
  const headers = { 'content-type': type, 'content-security-policy': policy };
  const render = withFirstSheets(async () => new Response(html, { status: 404, headers }), SPLIT);
  const page = await render(new Request('http://site/'), {} as never);
  return {
    html: await page.text(),
    policy: page.headers.get('content-security-policy'),
    status: page.status,
  };
};

test('a page carries the styles of its first screen, and links the others after it, or before it for wide screens', async () => {
  const { html, policy, status } = await pageOf(
    `<style>${WHOLE}</style><main><div class="a"><h1></h1></div><p class="b"></p></main>`,
  );
  expect(html).toBe(
    `<style>.a{color:red}</style><link rel="stylesheet" href="/_astro/rest.css" media="${SCREENS.wide}"><main><div class="a"><h1></h1></div><link rel="stylesheet" href="/_astro/rest.css" media="${SCREENS.phone}"><p class="b"></p></main>`,
  );
  expect(policy).toBe(`script-src 'self'; style-src 'self' '${hashOf('.a{color:red}')}';`);
  expect(status).toBe(404);
});

test('a sheet further down stands in the head, before the link of the others', async () => {
  const island = '<style>astro-island{display:contents}</style>';
  const { html } = await pageOf(
    `<style>${WHOLE}</style><main><h1></h1>${island}<astro-island></astro-island></main>`,
  );
  expect(html).toContain(`<style>.a{color:red}</style>${island}<link rel="stylesheet"`);
  expect(html).toContain(`media="${SCREENS.phone}"><astro-island>`);
});

test('a page with another sheet, without a heading, or of another type stays as it is', async () => {
  const other = '<style>.c{}</style><main><h1></h1></main>';
  expect((await pageOf(other)).html).toBe(other);
  const bare = `<style>${WHOLE}</style><main></main>`;
  expect(await pageOf(bare)).toMatchObject({ html: bare, policy: POLICY });
  const feed = `<style>${WHOLE}</style><main><h1></h1></main>`;
  expect((await pageOf(feed, 'application/xml')).html).toBe(feed);
});

test('the policy of each page names its own code and no other', async () => {
  const { policy } = await pageOf('<style>.c{}</style><main><h1></h1></main>');
  expect(policy).toBe("script-src 'self'; style-src 'self';");
});

const upTo = (html: string) => html.slice(0, endOfFirstScreen(html));

test.each([
  ['a section', '<main><section><div><h1>Go</h1></div></section>', '<section>more</section></main>'],
  [
    'a block among its likes',
    '<main><p>Not found</p><div><h1>Go</h1><br><img src="a"></div>',
    '<p></p></main>',
  ],
  ['the head of an article', '<main><article><header><h1>Go</h1></header>', '<p>text</p></article></main>'],
  [
    'a section in the reach of the bar of calls',
    '<main><div class="call-bar-reach"><section><h1>Go</h1></section>',
    '<section>more</section></div></main>',
  ],
  ['a bare heading', '<main><h1>Go</h1>', '<p>text</p></main>'],
  [
    'signs in attributes and code',
    '<main><div class="[&>p]:a"><script>"</div>"</script><h1>Go</h1></div>',
    '</main>',
  ],
  ['drawings', '<main><section><svg><path d="M0"/><g></g></svg><h1>Go</h1></section>', '</main>'],
])('the first screen ends after %s with the heading', (_, first, rest) => {
  const before = '<body><header><div><h2>menu</h2></div></header>';
  expect(upTo(`${before}${first}${rest}<footer></footer>`)).toBe(before + first);
});

test('words of a description are no tags', () => {
  const first = '<head><meta content="<main><h1></h1></main>"></head><main><h1>Go</h1>';
  expect(upTo(`${first}<p>text</p></main>`)).toBe(first);
});

test('a page without a heading in main has no known first screen', () => {
  expect(endOfFirstScreen('<main><p>text</p></main><h1>Late</h1>')).toBeUndefined();
  expect(endOfFirstScreen('')).toBeUndefined();
});
