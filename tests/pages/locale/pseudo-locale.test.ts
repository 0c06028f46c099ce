import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE, localPath } from '#domain/shared/locale.ts';
import { loadPages } from '#server/http/pages/load-bundle.ts';
import { TIER } from '../../../tools/run/steps/tiers.mjs';
import { openWholeSite, type WholeSite } from '../../http/trust/whole-site.ts';
import { ALL_ENTRIES } from '../../support/process.ts';
import { PAGES } from '../../sweep/routes.ts';
import { bracketedContent } from './bracketed.ts';
import { ofNoLanguage, PSEUDO, textsOutsideBrackets } from './visible-texts.ts';

let site: WholeSite;

beforeAll(async () => {
  const locales = [DEFAULT_LOCALE, PSEUDO];
  site = await openWholeSite({ ...ALL_ENTRIES, TAG_MANAGER_ID: 'GTM-TEST' }, locales, bracketedContent);
});
afterAll(() => site.close());

test('every text that a visitor sees or hears comes from the content, on every page', async () => {
  const { publicPaths } = await loadPages(resolve('dist/server'));
  const paths = new Set([...PAGES, ...(TIER === 'nightly' ? publicPaths(site.content) : [])]);
  const isOfNoLanguage = ofNoLanguage(site.content);
  const found: string[] = [];
  for (const path of paths) {
    const { statusCode, body } = await site.app.inject(localPath(path, PSEUDO));
    expect([200, 404], path).toContain(statusCode);
    expect(body, path).toContain(`<html lang="${PSEUDO.tag}"`);
    for (const { text, place } of textsOutsideBrackets(body))
      if (!isOfNoLanguage(text)) found.push(`${path}: ${place}: ${text}`);
  }
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
