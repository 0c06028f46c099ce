import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '#domain/content.ts';
import { ZONES } from '#domain/states.ts';
import { type FileContent, openFileContent } from '#server/content/file-content.ts';
import { loadPages, type Pages } from '#server/pages.ts';
import { makeServices } from '#server/services.ts';
import { PAGES } from '../e2e/routes.ts';
import { bracketedContent } from './bracketed.ts';
import { textsOutsideBrackets } from './visible-texts.ts';

const SITE_URL = 'https://www.kayalink.example';

let files: FileContent;
let pages: Pages;
let content: Content;
/** Names of places, which are those of the map in every language. */
let places: Set<string>;

beforeAll(async () => {
  files = await openFileContent('content');
  pages = await loadPages(resolve('dist/server'));
  content = bracketedContent(files);
  places = new Set([
    ...files.roads().places.map(({ name }) => name),
    ...ZONES.flatMap(({ name, states }) => [name, ...states]),
  ]);
});
afterAll(() => files.close());

/** A day as domain/locale.ts has it written. */
const DAY = /^\p{L}+ \d{1,2}, \d{4}$/u;
/** Figures with the signs of their units, which are the same in every language, and naira. */
const FIGURE = /^(N[\d,.]+|([\d,.]+ )?(t|kg|km|m²|m³)|\d+ h \d\d)$/;
const ADDRESS = /^(https:\/\/\S+|\S+@\S+)$/;
const LETTER_OF_THE_GLOSSARY = /^[A-Z]$/;
/** Is filled by a script with a text of the content, or with what the visitor wrote. */
const GAP = /^\{\w+\}$/;

/** Whether a text has no words, or only names. */
const isOfNoLanguage = (text: string) =>
  DAY.test(text) ||
  text
    .split(/,\s+/)
    .every(
      (part) =>
        places.has(part) || [FIGURE, ADDRESS, LETTER_OF_THE_GLOSSARY, GAP].some((known) => known.test(part)),
    );

async function strays(path: string): Promise<string[]> {
  const services = makeServices(content, SITE_URL, {
    offline: true,
    samples: true,
    tagManagerId: 'GTM-TEST',
  });
  const page = await pages.render(new Request(SITE_URL + path), services);
  expect([200, 404], path).toContain(page.status);
  const texts = textsOutsideBrackets(await page.text());
  return texts
    .filter(({ text }) => !isOfNoLanguage(text))
    .map(({ text, place }) => `${path}: ${place}: ${text}`);
}

test('every text that a visitor sees or hears comes from the content, on every page', async () => {
  const paths = new Set([...PAGES, ...pages.publicPaths(files)]);
  expect(paths.size).toBeGreaterThan(250);
  const found: string[] = [];
  for (const path of paths) found.push(...(await strays(path)));
  expect(found).toEqual([]);
});

test('a text of the code is found between those of the content, wherever it stands', () => {
  const texts = (html: string) => textsOutsideBrackets(html).map(({ text }) => text);
  expect(texts('<p>[From <b>all</b>] sides <span>[here]</span></p>')).toEqual(['sides']);
  expect(texts('<img alt="A truck"><a title="[x] y" href="/z">[z]</a>')).toEqual(['A truck', 'y']);
  expect(texts('<title>[a]: b</title><meta name="description" content="c"><script>d</script>')).toEqual([
    ': b',
    'c',
  ]);
});
