import { expect, test } from 'vitest';
import { SCREENS } from '#domain/shared/screens.ts';
import { hashOf } from '../hooks/policy.ts';
import { withFirstSheets } from './sheets.ts';

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
  for (const html of ['<style>.c{}</style><main><h1></h1></main>', `<style>${WHOLE}</style><main></main>`])
    expect(await pageOf(html)).toMatchObject({ html, policy: POLICY });
  const feed = `<style>${WHOLE}</style><main><h1></h1></main>`;
  expect((await pageOf(feed, 'application/xml')).html).toBe(feed);
});
