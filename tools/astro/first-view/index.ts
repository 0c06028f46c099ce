import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ARTICLES } from '#domain/entries/entry-kinds.ts';
import { AUTHORS_PATH } from '#domain/entries/people.ts';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { hashOf } from '#server/http/hooks/security.ts';
import { SPLIT_SHEETS, type SplitSheets, sheetsOf } from '#server/http/pages/load-bundle.ts';
import { startServer } from '../../run/steps/server.mjs';
import { elementsOf, firstWords } from './first-words.ts';
import { flattenLayers } from './flatten-layers.ts';
import { type Elements, lowerTransforms } from './rules.ts';
import { addFallbacks, splitSheet } from './split-sheet.ts';

const ADDRESS_LENGTH = 10;
/** Pages that no sitemap lists, one of each kind. */
const UNLISTED = [
  '/contact/sent',
  '/marketing/sent',
  '/newsletter/sent',
  '/offline',
  '/newsletter/confirm?token=none',
  '/price?from=apapa&to=kano&weight=75&stops=1',
  '/price?from=maiduguri&to=gamboru&weight=2&return=yes',
  '/price?from=Benue+State&to=nowhere&weight=-4',
  '/price/sent',
  '/partners/sent',
  '/partners/trucks?tank_km=0',
  '/products/haulage?weight=-4',
  '/resources/blog?search=none',
  '/resources/e-guides/sent',
  '/resources/search?q=truck',
];

/** Pages that say that there is nothing. */
const NOT_FOUND = [
  '/no/such/page',
  '/desk?token=none',
  `${AUTHORS_PATH}/none`,
  ...Object.values(ARTICLES).map(({ path }) => path('none')),
];

/**
 * Splits each page's styles, once the site is built, into those of the first screen and the rest. What the first screens
 * need is read off the pages themselves, as the built site serves them.
 */
export const firstView: AstroIntegration = {
  name: 'first-view',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const client = fileURLToPath(dir);
      const result = join(client, '../server', SPLIT_SHEETS);
      await rm(result, { force: true });
      const pages = await builtPages();
      const split: SplitSheets = {};
      for (const [sheet, html] of pagesBySheet(pages)) {
        const elements = elementsIn(html);
        const words = new Set(html.flatMap((page) => [...firstWords(page)]));
        const { first, rest } = splitSheet(lower(sheet, elements), {
          words,
          elements,
        });
        const name = createHash('sha256').update(rest).digest('hex').slice(0, ADDRESS_LENGTH);
        await writeFile(join(client, '_astro', `${name}.css`), rest);
        split[hashOf(sheet)] = { first, rest: `/_astro/${name}.css` };
      }
      await writeFile(result, JSON.stringify(split));
      logger.info(`split ${Object.keys(split).length} style sheets by ${pages.length} pages`);
    },
  },
};

/** Styles that browsers at the floor read, with the same looks (docs/decisions/0018-browser-floor.md); Vite has lowered nesting and ranges before. */
const lower = (sheet: string, elements: Elements) =>
  addFallbacks(lowerTransforms(flattenLayers(sheet, elements), elements));

/** Of pages that share a sheet, so many are looked at without samples, too. */
const WITHOUT_SAMPLES = 3;

/** The pages of the site, with samples as they are shown at first, and some of each kind without, as the public gets them. */
async function builtPages(): Promise<string[]> {
  const shown = await pagesServed({}, (listed) => listed);
  const kinds = new Map<string, string[]>();
  for (const [path, html] of shown) kinds.set(sheetOf(html), [...(kinds.get(sheetOf(html)) ?? []), path]);
  const some = new Set([...kinds.values()].flatMap((paths) => paths.slice(0, WITHOUT_SAMPLES)));
  const launched = await pagesServed({ SAMPLES: 'off' }, (listed) => listed.filter((path) => some.has(path)));
  return [...shown.values(), ...launched.values()];
}

/**
 * Pages by their path, as the built site serves them with the content of the files.
 * @param chosen which of the listed pages are asked for, beside those that no sitemap lists
 * @throws when one is not served, so that no build with a broken page is complete
 */
async function pagesServed(
  settings: { SAMPLES?: string },
  chosen: (listed: string[]) => string[],
): Promise<Map<string, string>> {
  const data = await mkdtemp(join(tmpdir(), 'kayalink-build-'));
  const server = await startServer({ ...NOTHING_SET, ...settings, DATA_DIR: data });
  try {
    const page = async (path: string, status = 200) => {
      const answer = await fetch(server.address + path);
      if (answer.status !== status) throw new Error(`${path} is ${answer.status} where ${status} is right`);
      return answer.text();
    };
    const sitemap = await page('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    const pages = new Map<string, string>();
    for (const path of [...chosen(listed), ...UNLISTED]) pages.set(path, await page(path));
    for (const path of NOT_FOUND) pages.set(path, await page(path, 404));
    return pages;
  } finally {
    await server.stop();
    await rm(data, { recursive: true });
  }
}

/** The sheet of a page; those of islands in it are shorter. */
const sheetOf = (html: string) => sheetsOf(html).toSorted((a, b) => b.length - a.length)[0] ?? '';

function pagesBySheet(pages: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const sheet = sheetOf(page);
    if (sheet) groups.set(sheet, [...(groups.get(sheet) ?? []), page]);
  }
  return groups;
}

function elementsIn(pages: readonly string[]): Elements {
  const elements = new Map(pages.flatMap(elementsOf).map((element) => [element.join(' '), new Set(element)]));
  return [...elements.values()];
}
