import type { Page } from '@playwright/test';
import { copyOf } from '../../support/browser/copy.ts';

const BRAND: string = copyOf('site').brand.name;
/** Written in the specification word for word; the glossary's is named by its own menu. */
const SPECIFIED = [copyOf('pages/glossary').heading, copyOf('pages/case-studies').hero.heading];
/** Too general to name the subject of one page. */
const GENERAL = new Set([
  BRAND.toLowerCase(),
  'nigeria',
  'about',
  'with',
  'from',
  'your',
  'what',
  'that',
  'this',
  'have',
]);
/** So many letters of a word are compared, so that 'truck' is found in 'trucks'. */
const STEM = 5;
/** Pages that only say that there is nothing at their address. */
const NOTHING = /no[-/]such/;

const stems = (text: string) =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !GENERAL.has(word))
    .map((word) => word.slice(0, STEM));

/** @returns the main headings of a page, unless there is one and it names what the title names */
export async function strayHeadings(page: Page): Promise<string[]> {
  if (NOTHING.test(page.url())) return [];
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const [words] = headings;
  if (words === undefined || headings.length > 1) return [`${headings.length} main headings`, ...headings];
  const title = (await page.title()).replace(`| ${BRAND}`, '').toLowerCase();
  const isNamed = SPECIFIED.includes(words) || stems(words).some((stem) => title.includes(stem));
  return isNamed ? [] : [`${words} / ${title}`];
}
