import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { KNOWN_MARKUP, KNOWN_SCRIPTS, KNOWN_STYLES } from '#tests/browsers/floor/known.ts';
import { tooNewInMarkup } from '#tests/browsers/floor/markup.ts';
import { openWholeSite, type WholeSite } from '#tests/http/trust/whole-site.ts';
import { ALL_ENTRIES } from '#tests/support/process.ts';
import { PAGES } from '#tests/sweep/routes.ts';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';

/** With samples, a page has all that it can have. */
const ENVIRONMENT = {
  SITE_URL: 'https://www.kayalink.example',
  SMTP_URL: 'files',
  ALLOWED_HOSTS: '127.0.0.1',
};

/** Terms are made of one template and of the rich text that other entries have too: CI looks at the one of `routes.ts`. */
const LEFT_TO_THE_NIGHT = TRIES_EVERY_CASE ? /^$/ : /^\/resources\/glossary\/glossary\w\//;

let pages: Map<string, string>;
/** By feature: the engines that lack it, and a page that has it. */
const tooNew = new Map<string, string>();
/** The pages of the site by their path: those that its map names, and those that are found only otherwise. */
async function pagesOf({ address }: WholeSite): Promise<Map<string, string>> {
  const get = async (path: string) => (await fetch(address + path)).text();
  const map = await get('/sitemap.xml');
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, to = '']) => new URL(to).pathname)
    .filter((path) => !LEFT_TO_THE_NIGHT.test(path));
  const found = new Map<string, string>();
  for (const path of new Set([...PAGES, ...mapped])) found.set(path, await get(path));
  return found;
}

beforeAll(async () => {
  const site = await openWholeSite({ ...ENVIRONMENT, ...ALL_ENTRIES });
  pages = await pagesOf(site);
  await site.close();
  for (const [path, html] of pages)
    for (const [feature, engines] of tooNewInMarkup(html))
      tooNew.set(feature, `${feature} (from ${engines}) on ${path}`);
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const errors: string[] = [];
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { message, selector } of results.flatMap(({ messages }) => messages))
      errors.push(`${path}: ${selector}: ${message}`);
  }
  expect(errors).toEqual([]);
  expect(pages.size).toBeGreaterThan(TRIES_EVERY_CASE ? 250 : 100);
  const { valid } = await validator.validateString(
    '<figure><figcaption>A</figcaption><hr><dl></dl></figure>',
  );
  expect(valid).toBe(true);
  const between = await validator.validateString('<figure><hr><figcaption>A</figcaption><dl></dl></figure>');
  expect(between.valid).toBe(false);
});

describe('markup', () => {
  const known = { ...KNOWN_MARKUP, ...KNOWN_STYLES, ...KNOWN_SCRIPTS };

  test('uses what the engines at the floor have, or does without', () => {
    expect([...tooNew].filter(([feature]) => !(feature in known)).map(([, error]) => error)).toEqual([]);
    const exports = [...pages.values()].flatMap((html) =>
      [...html.matchAll(/ component-export="([^"]*)"/g)].map(([, name]) => name),
    );
    expect(exports.length).toBeGreaterThan(0);
    expect(exports.filter((name) => name?.includes('.'))).toEqual([]);
  });

  test('is known to be too new only where pages have it', () => {
    expect(Object.keys(KNOWN_MARKUP).filter((feature) => !tooNew.has(feature))).toEqual([]);
  });

  test('that is too new is found in elements, attributes, values, styles and scripts', () => {
    const found = (html: string) => [...tooNewInMarkup(html).keys()];
    expect(found('<details name="a"><summary>A</summary></details>')).toEqual(['details[name]']);
    expect(found('<p hidden="until-found" popover>')).toEqual(['p[hidden=until-found]', 'p[popover]']);
    expect(found('<search><p inert></search>')).toEqual(['<search>', 'p[inert]']);
    expect(found('<p style="rotate:1deg">')).toEqual(['rotate']);
    expect(found('<style>@layer a{p{top:0}}</style>')).toEqual(['@layer']);
    expect(found('<script>[].toSorted()</script>')).toEqual(['.toSorted']);
    expect(found('<p lang="en"><input type="email" required><svg><path d="M0 0"/></svg>')).toEqual([]);
  });
});
